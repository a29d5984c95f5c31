import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

// `npm test` builds the website first. These are files of that build, as browsers get them: gzipped. What each page
// makes of them is test/e2e/first-visit.spec.ts.
const assets = path.join(__dirname, '../../../frontend/dist/assets');
const kilobyte = 1000;

test('the website is built', () => {
  expect(existsSync(assets)).toBe(true);
});

/** What is larger, and why: libraries and data that one kind of page is made of, each a file that only it loads. */
const heavy = {
  framework: 'React, router and texts: every page',
  'apexcharts.esm': 'ApexCharts',
  chartjs: 'Chart.js',
  RichText: 'the editor',
  CalendarPage: 'FullCalendar',
  LiveEditor: 'the interpreter of edited demos: with the first press of Edit',
  bootstrap: 'the shapes of 2,000 icons',
  'world-fine': 'the borders of the world, in detail',
  'map-outlines': 'the countries and regions of the page of maps, beside the coarse world',
};

test('no other script is larger than 60 kB', () => {
  const large = scriptSizes().filter(({ name, bytes }) => bytes > 60 * kilobyte && !(name in heavy));
  expect(large).toEqual([]);
});

test('the question before signing out, which every page loads, needs nothing of the apps', () => {
  const file = readdirSync(assets).find((name) => /^LeaveDialog-.*\.js$/.test(name));
  expect(file).toBeDefined();
  expect(readFileSync(path.join(assets, file ?? ''), 'utf8')).not.toMatch(/"\.\/(apps|axios)-/);
});

/** Every script: its name without the hash, and its size gzipped, in bytes. */
function scriptSizes(): { name: string; bytes: number }[] {
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      name: file.replace(/-[\w-]{8}\.js$/, ''),
      bytes: gzipSync(readFileSync(path.join(assets, file))).length,
    }));
}
