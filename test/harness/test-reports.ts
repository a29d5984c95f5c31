/** Reads the reports of jest and Playwright. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TimedTest {
  readonly title: string;
  readonly milliseconds: number;
  readonly result: 'passed' | 'failed' | 'flaky' | 'skipped';
}

export interface TestReport {
  readonly counts: Counts;
  readonly tests: readonly TimedTest[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Files that could not be loaded. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: {
      fullName: string;
      duration?: number | null;
      status: 'passed' | 'failed' | 'pending' | 'todo';
    }[];
  }[];
}

/** `flaky`: passed only after a retry. */
const playwrightResults = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: keyof typeof playwrightResults; results: { duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

export const noTests: TestReport = { counts: { passed: 0, failed: 0, skipped: 0 }, tests: [] };

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
    tests: report.testResults.flatMap(({ name, status, assertionResults }): TimedTest[] =>
      status === 'failed' && assertionResults.length === 0
        ? // A file that could not be loaded.
          [{ title: path.basename(name), milliseconds: 0, result: 'failed' }]
        : assertionResults.map(({ fullName, duration, status }) => ({
            title: `${path.basename(name)} › ${fullName}`,
            milliseconds: duration ?? 0,
            result: status === 'passed' || status === 'failed' ? status : 'skipped',
          })),
    ),
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
  };
}

function timedTests({ title, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): TimedTest[] {
  const titles = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        title: [...titles, spec.title].join(' › '),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        result: playwrightResults[status],
      })),
    ),
    ...suites.flatMap((suite) => timedTests(suite, titles)),
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
