/**
 * `npm test`: all tests, against one running Polder that they share. Arguments choose: `npm test -- unit`, `-- browser`;
 * anything more is handed on to jest or Playwright.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './harness/chromium';
import { startPolder, temporaryFolder } from './harness/polder';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const repository = path.join(__dirname, '..');

async function main(): Promise<void> {
  const [first, ...others] = process.argv.slice(2);
  const part = first === 'unit' || first === 'browser' ? first : undefined;
  const rest = part ? others : process.argv.slice(2);
  const folder = temporaryFolder('test');
  const polder = await startPolder(folder.path);
  const environment = { ...process.env, POLDER_URL: polder.url, POLDER_DATA: undefined, PORT: undefined };
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  let failed = false;
  const take = (code: number, found: Counts) => {
    failed ||= code !== 0;
    for (const key of ['passed', 'failed', 'skipped'] as const) counts[key] += found[key];
  };

  try {
    if (part !== 'browser') {
      const report = path.join(folder.path, 'jest.json');
      const code = await run(
        'node_modules/jest/bin/jest.js',
        ['--json', `--outputFile=${report}`, ...rest],
        environment,
      );
      take(code, jestCounts(report));
    }
    if (part !== 'unit') {
      if (findChromium()) {
        const report = path.join(folder.path, 'playwright.json');
        const code = await run('node_modules/@playwright/test/cli.js', ['test', ...rest], {
          ...environment,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        });
        take(code, playwrightCounts(report));
      } else {
        console.log(
          'No Chromium was found, so the browser tests did not run. Install one (Debian: apt-get install chromium), ' +
            'or set CHROMIUM_PATH.',
        );
        failed ||= process.env.CI === 'true';
      }
    }
  } finally {
    await polder.stop();
    folder.remove();
  }
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
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

function jestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = readJson(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests };
}

function playwrightCounts(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = readJson(report).stats;
  if (flaky) console.log(`${flaky} tests passed only at their second try; the list above names them as flaky.`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
