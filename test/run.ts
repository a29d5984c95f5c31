/**
 * `npm test`: all tests, against one running Polder that they share. Arguments choose: `npm test -- unit`, `-- browser`,
 * `-- changed` (what the changes since main can reach; `--since <commit>` for another beginning). Anything more is
 * handed on to jest or Playwright.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, testsFor } from './harness/changed-tests';
import { findTestBrowser } from './harness/chromium';
import { startPolder, temporaryFolder } from './harness/polder';
import {
  addCounts,
  noTests,
  readJestReport,
  readPlaywrightReport,
  slowest,
  type TestReport,
} from './harness/test-reports';

const repository = path.join(__dirname, '..');

/** Arguments for each of the two tools; undefined where it is not to run. */
interface Plan {
  readonly jest: readonly string[] | undefined;
  readonly browser: readonly string[] | undefined;
}

function planFor(commandLine: readonly string[], folder: string): Plan {
  const [first, ...rest] = commandLine;
  if (first === 'unit') return { jest: rest, browser: undefined };
  if (first === 'browser') return { jest: undefined, browser: rest };
  if (first === 'changed') return changedPlan(rest, folder);
  return { jest: commandLine, browser: commandLine };
}

function changedPlan([option, since, ...more]: readonly string[], folder: string): Plan {
  if ((option !== undefined && option !== '--since') || (option && !since) || more.length > 0) {
    throw new Error('Usage: npm test -- changed [--since <commit>]');
  }
  const { files, jest, browser } = testsFor(changedFiles(since));
  console.log(
    `${files.length} files have changed: ${jest.length} test files of jest and ${browser.length} of the browser can notice.`,
  );
  const testList = path.join(folder, 'tests.txt');
  // Playwright names files from its own folder of tests.
  writeFileSync(testList, browser.map((line) => line.replace(/^test\/e2e\//, '')).join('\n'));
  return {
    jest: jest.length > 0 ? ['--runTestsByPath', ...jest] : undefined,
    browser: browser.length > 0 ? ['--test-list', testList] : undefined,
  };
}

const headings = [
  ['flaky', 'Passed only at their second try:'],
  ['failed', 'Failed:'],
] as const;

async function main(): Promise<void> {
  const folder = temporaryFolder('test');
  const plan = planFor(process.argv.slice(2), folder.path);
  const polder = await startPolder(path.join(folder.path, 'data'));
  const environment = {
    ...process.env,
    POLDER_URL: polder.url,
    POLDER_DATA: undefined,
    PORT: undefined,
    // What suites make for one another; the run removes it.
    POLDER_TEST_FOLDER: path.join(folder.path, 'shared'),
    // CDK would keep where each of thousands of constructs was made, for messages that no test reads.
    CDK_DISABLE_STACK_TRACE: '1',
  };
  mkdirSync(environment.POLDER_TEST_FOLDER);
  let failed = false;
  let unit: TestReport = noTests;
  let browser: TestReport = noTests;

  try {
    if (plan.jest) {
      const report = path.join(folder.path, 'jest.json');
      const options = ['--json', `--outputFile=${report}`, ...plan.jest];
      const code = await run('node_modules/jest/bin/jest.js', options, environment);
      failed ||= code !== 0;
      unit = readJestReport(report);
    }
    if (plan.browser && findTestBrowser()) {
      const report = path.join(folder.path, 'playwright.json');
      const code = await run('node_modules/@playwright/test/cli.js', ['test', ...plan.browser], {
        ...environment,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      });
      failed ||= code !== 0;
      browser = readPlaywrightReport(report);
    } else if (plan.browser) {
      console.log(
        'No Chromium was found, so the browser tests did not run. Install one (Debian: apt-get install chromium), ' +
          'or set CHROMIUM_PATH.',
      );
      failed ||= process.env.CI === 'true';
    }
  } finally {
    await polder.stop();
    folder.remove();
  }

  const tests = [...unit.tests, ...browser.tests];
  console.log(`\nThe slowest tests:\n${slowest(tests).join('\n')}`);
  for (const [result, heading] of headings) {
    const titles = tests.flatMap((test) => (test.result === result ? [`  ${test.title}`] : []));
    if (titles.length > 0) console.log(`\n${heading}\n${titles.join('\n')}`);
  }
  const { passed, failed: failures, skipped } = addCounts(unit.counts, browser.counts);
  console.log(`\n${passed} passed, ${failures} failed, ${skipped} skipped`);
  process.exit(failed ? 1 : 0);
}

/** Runs a tool of node_modules; its exit code. Its standard output is thrown away where it is a report in JSON. */
function run(tool: string, toolArguments: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const quiet = toolArguments.includes('--json');
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [tool, ...toolArguments], {
      cwd: repository,
      env: environment,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
