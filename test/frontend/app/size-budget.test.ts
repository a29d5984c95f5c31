import { type BudgetedPage, isBuilt, measureFirstLoad } from '../../bench/first-load';

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
