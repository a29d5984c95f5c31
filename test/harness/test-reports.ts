/** Reads the reports of jest and Playwright. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
}

export interface TestReport {
  readonly counts: Counts;
  readonly tests: readonly TimedTest[];
  /** Tests that passed only after a retry. */
  readonly flaky: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Files that could not be loaded. */
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

export const noTests: TestReport = { counts: { passed: 0, failed: 0, skipped: 0 }, tests: [], flaky: 0 };

/** @param file jest's `--outputFile`; a run that was ended before writing it has no results */
export function readJestReport(file: string): TestReport {
  const report = readReport<JestReport>(file);
  if (!report) return noTests;
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    },
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName, milliseconds: duration ?? 0 })),
    ),
    flaky: 0,
  };
}

/** @param file the JSON reporter's output */
export function readPlaywrightReport(file: string): TestReport {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return noTests;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    counts: { passed: expected + flaky, failed: unexpected, skipped },
    tests: report.suites.flatMap((suite) => timedTests(suite, [])),
    flaky,
  };
}

function timedTests({ title, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): TimedTest[] {
  const path = [...above, title];
  return [
    ...specs.map((spec) => ({
      title: [...path, spec.title].join(' › '),
      milliseconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap((suite) => timedTests(suite, path)),
  ];
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** A line for each of the slowest tests, the slowest first. */
export function slowest(tests: readonly TimedTest[], count = 10): string[] {
  return tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`);
}
