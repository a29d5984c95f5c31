import { spawnSync } from 'node:child_process';
import { performancePage } from '../bench/performance-page';

const measured = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  searchEngines: 100,
  firstPaint: 900,
  largestContentfulPaint: 1500,
  blocked: 40,
  shift: 0,
  machine: 2400,
  waiting: 0.4,
};

test('The page of performance is written as the formatter leaves it', () => {
  const page = performancePage(
    [
      { page: '/people', ...measured },
      { page: '/charts/apex', ...measured, performance: 71, blocked: 1200 },
    ],
    { runs: 3, processors: 2 },
  );
  const formatted = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=docs/performance.md'],
    { input: page, encoding: 'utf8' },
  );
  expect(formatted.stderr).toBe('');
  expect(page).toBe(formatted.stdout);
});
