import { type BudgetedPage, isBuilt, measureFirstLoad, scriptSizes } from '../../bench/first-load';

// `npm test` builds the website first. These are files of that build, as browsers get them: gzipped.
const kilobyte = 1000;

test('the website is built', () => {
  expect(isBuilt()).toBe(true);
});

test.each<[page: BudgetedPage, javaScript: number, css: number]>([
  ['login', 160, 35],
  ['shell', 195, 35],
  ['rotterdam', 345, 35],
])('%s loads at most %i kB of JavaScript and %i kB of style sheets', (page, javaScript, css) => {
  const load = measureFirstLoad(page);
  expect(load.javaScript / kilobyte).toBeLessThanOrEqual(javaScript);
  expect(load.css / kilobyte).toBeLessThanOrEqual(css);
});

test('the main layout is few scripts: frontend/build/layout-chunks.mts', () => {
  expect(measureFirstLoad('shell').scripts).toBeLessThanOrEqual(15);
});

/** What is larger, and why: libraries and data that one kind of page is made of, each a file that only it loads. */
const heavy = {
  framework: 'React, router and texts: every page',
  apexcharts: 'the dashboards’ kinds of charts',
  'apexcharts.esm': 'every kind of chart, for the page that shows them',
  chartjs: 'Chart.js',
  RichText: 'the editor',
  CalendarPage: 'FullCalendar',
  bootstrap: 'the shapes of 2,000 icons',
  'countries-50m': 'the borders of the world, in detail',
};

test('no other script is larger than 60 kB', () => {
  const large = scriptSizes().filter(({ name, bytes }) => bytes > 60 * kilobyte && !(name in heavy));
  expect(large).toEqual([]);
});
