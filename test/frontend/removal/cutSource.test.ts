/** `npm run remove`: what is cut out of the files that stay. `npm run prove -- removal` removes whole apps. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Case {
  readonly text: string;
  readonly isTest?: boolean;
  /** With single spaces; null for a file that is deleted. */
  readonly left: string | null;
}

const cases: Readonly<Record<string, Case>> = {
  'a list loses what it imports from what is gone': {
    text: `import { searchableNotes } from '../notes/public/searchable';
import { searchableOrders, searchableProducts } from '../kiosk/public/searchable';
export const apps = [
  searchableNotes,
  searchableProducts,
  searchableOrders,
];`,
    left: "import { searchableNotes } from '../notes/public/searchable'; export const apps = [ searchableNotes,];",
  },
  'a row goes as a whole, with the comment before it and the icon that only it had': {
    text: `import bag from 'icons/bag.svg';
import map from 'icons/map.svg';
export const icons = {
  '/map': map,
  // Of the shop: https://example.com/bag.
  '/ecom/kiosk': bag,
};
export const pages = inGroup([{ path: '/map', texts: ['map'] }, { path: '/ecom/kiosk', texts: ['shop'] }]);`,
    left: "import map from 'icons/map.svg'; export const icons = { '/map': map,}; export const pages = inGroup([{ path: '/map', texts: ['map'] },]);",
  },
  'a type loses its member': {
    text: `import type notes from '../locales/en/notes.json';
import type shop from '../kiosk/en.json';
interface Resources { notes: typeof notes; shop: typeof shop; }`,
    left: "import type notes from '../locales/en/notes.json'; interface Resources { notes: typeof notes; }",
  },
  'what is used otherwise is left for a person, whom the compiler tells': {
    text: `import { Cart } from '../kiosk/Cart';
export function Page() { return <Cart />; }`,
    left: 'export function Page() { return <Cart />; }',
  },
  'a test goes with what it uses, also by a function or an address, and others stay': {
    text: `import { addedToCart } from '../../features/kiosk/slice';
import { visit } from './visit';
const fill = () => addedToCart(1);
test('a', () => { fill(); });
test('b', async () => { await visit(\`/ecom/kiosk?id=\${1}\`); });
test.each([1])('c', () => { fill(); });
test('d', () => { expect(visit('/apps')).toBe(1); });`,
    isTest: true,
    left: "import { visit } from './visit'; test('d', () => { expect(visit('/apps')).toBe(1); });",
  },
  'a test goes with the loop around it': {
    text: `for (const width of [390, 1280])
  test(\`at \${width}\`, () => visit('/ecom/kiosk'));
test('b', () => visit('/apps'));`,
    isTest: true,
    left: "test('b', () => visit('/apps'));",
  },
  'a row of a test’s table goes alone, but what is expected does not': {
    text: `test('a', () => { for (const [word, at] of [['mug', '/ecom/kiosk'], ['note', '/apps']]) expect(word).toBe(at); });
test('b', () => { expect(pages()).toEqual(['/ecom/kiosk', '/apps']); });`,
    isTest: true,
    left: "test('a', () => { for (const [word, at] of [ ['note', '/apps']]) expect(word).toBe(at); });",
  },
  'a property of a test’s table goes with a part of its value, but a list in it loses one of its objects': {
    text: `import { readCart } from '../kiosk/cart';
const entries = { lock: [sub, readLock, 1], cart: [sub, readCart, sub], pages: [{ read: readCart }, { read: readLock }] };
test('a', () => { expect(entries).toBe(sub); });`,
    isTest: true,
    left: "const entries = { lock: [sub, readLock, 1], pages: [ { read: readLock }] }; test('a', () => { expect(entries).toBe(sub); });",
  },
  'a test goes with the last row of its table, and others stay': {
    text: `import { emptied, filled } from '../kiosk/cart';
const apps = { cart: { edit: filled }, kiosk: { edit: emptied } };
const lists = { carts: [{ edit: filled }], notes: [{ edit: 1 }] };
describe.each(Object.entries(apps))('%s', () => { test('a', () => {}); });
test.each([filled, emptied])('b', () => {});
test.each([filled, 1])('c', () => {});
test('d', () => { expect(lists).toBe(1); });`,
    isTest: true,
    left: "const lists = { notes: [{ edit: 1 }] }; test.each([ 1])('c', () => {}); test('d', () => { expect(lists).toBe(1); });",
  },
  'a declaration goes with its last use, also where a test has something else of that name': {
    text: `import { open } from '../kiosk/open';
const path = (page) => page.url;
test('a', () => { open(path({})); });
test('b', async ({ page }) => { const path = await page.href(); expect(path).toBe(1); });
test.each([1])('c', (path) => { expect(path).toBe(1); });`,
    isTest: true,
    left: "test('b', async ({ page }) => { const path = await page.href(); expect(path).toBe(1); }); test.each([1])('c', (path) => { expect(path).toBe(1); });",
  },
  'a test stays that has something else of the name of what is gone': {
    text: `import { open } from '../kiosk/open';
const fill = () => open();
test('a', () => { fill(); });
test('b', () => { for (const { fill = 1 } of [{}]) expect(fill).toBe(1); });`,
    isTest: true,
    left: "test('b', () => { for (const { fill = 1 } of [{}]) expect(fill).toBe(1); });",
  },
  'a file without any test left is deleted': {
    text: "import { a } from '../kiosk/a';\ntest('a', () => { a(); });",
    isTest: true,
    left: null,
  },
};
const untouched = "import { a } from '../tickets/a';\n\n/** The shop. */\nexport const shop = a;\n";

let answers: (string | null)[];
beforeAll(() => {
  const input = JSON.stringify([...Object.values(cases), { text: untouched }]);
  const call = ['--import', 'tsx', path.join(__dirname, 'cut.mts')];
  answers = JSON.parse(execFileSync(process.execPath, call, { input }).toString());
});

test.each(Object.keys(cases).map((name, index) => [name, index] as const))('%s', (name, index) => {
  // Where spaces are left, the formatter puts them right.
  const bare = (text: string | null | undefined) =>
    text
      ?.replace(/\s+/g, ' ')
      .replace(/, ?([\]}])/g, ',$1')
      .trim() ?? null;
  expect(bare(answers[index])).toBe(cases[name]?.left);
});

test('what names nothing of it is left as it is', () => {
  expect(answers.at(-1)).toBe(untouched);
});
