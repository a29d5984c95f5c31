import postcss from 'postcss';
import { logicalProperties } from '../../../frontend/build/logical-properties.mts';

const logical = (css: string) => postcss([logicalProperties()]).process(css, { from: undefined }).css;

test.each([
  ['a{margin-left:1px}', 'a{margin-inline-start:1px}'],
  ['a{padding-right:1px!important}', 'a{padding-inline-end:1px!important}'],
  ['a{left:0}', 'a{inset-inline-start:0}'],
  ['a{text-align:right}', 'a{text-align:var(--polder-end-side)}'],
  ['a{text-align:start}', 'a{text-align:var(--polder-start-side)}'],
  ['a{float:left}', 'a{float:inline-start}'],
  ['a{border-left-color:red}', 'a{border-inline-start-color:red}'],
  ['a{border-top-right-radius:1px}', 'a{border-start-end-radius:1px}'],
  ['a{padding:1px 2px 3px 4px}', 'a{padding-block:1px 3px;padding-inline:4px 2px}'],
  ['a{margin:0 calc(-1 * var(--x)) 0 auto}', 'a{margin-block:0 0;margin-inline:auto calc(-1 * var(--x))}'],
])('%s becomes %s', (physical, expected) => {
  expect(logical(physical)).toBe(expected);
});

test('a corner each', () => {
  expect(logical('a{border-radius:1px 2px 3px 4px}')).toBe(
    'a{border-start-start-radius:1px;border-start-end-radius:2px;border-end-end-radius:3px;border-end-start-radius:4px}',
  );
});

test.each([
  'a{margin:1px 2px}',
  'a{padding:1px 2px 3px 2px}',
  'a{text-align:center}',
  'a{transform:translateX(100%)}',
  '[dir="rtl"] a{left:0}',
  '.bs-tooltip-end .tooltip-arrow{left:0}',
])('%s stays', (css) => {
  expect(logical(css)).toBe(css);
});

test.each([
  ['a:dir(rtl){transform:none}', '[dir="rtl"] a{transform:none}'],
  ['a:dir(ltr) b,i{transform:none}', '[dir="ltr"] a b,i{transform:none}'],
])('%s asks for the page’s attribute', (css, expected) => {
  expect(logical(css)).toBe(expected);
});
