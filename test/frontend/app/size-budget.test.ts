import { type BudgetedPage, isBuilt, measureFirstLoad } from '../../bench/first-load';

// `npm test` builds the website first. These are files of that build, as browsers get them: gzipped.
const kilobyte = 1000;

test('the website is built', () => {
  expect(isBuilt()).toBe(true);
});

test.each<[page: BudgetedPage, javaScript: number, css: number]>([
  ['login', 160, 35],
  ['shell', 195, 35],
  // Wanted are 345 kB and 35 kB, which it had before the sentence filter, the arrangement and the new table came.
  ['rotterdam', 392, 40],
])('%s loads at most %i kB of JavaScript and %i kB of style sheets', (page, javaScript, css) => {
  const load = measureFirstLoad(page);
  expect(load.javaScript / kilobyte).toBeLessThanOrEqual(javaScript);
  expect(load.css / kilobyte).toBeLessThanOrEqual(css);
});
