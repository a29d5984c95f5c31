import { contrastRatio, fromLinear, linear, parseColour, toHex } from '../../../frontend/src/lib/contrast.mts';

test.each([
  ['#1d4ed8', [29, 78, 216]],
  ['rgb(29, 78, 216)', [29, 78, 216]],
  ['rgb(29 78 216)', [29, 78, 216]],
  ['rgba(29, 78, 216, 0.5)', null],
  ['var(--bs-primary)', null],
  ['', null],
])('%s is read as %j', (text, colour) => {
  expect(parseColour(text)).toEqual(colour);
});

test('contrast runs from 1 to 21, whichever colour is named first', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrastRatio([90, 90, 90], [90, 90, 90])).toBe(1);
});

test('#767676 on white is the lightest grey that WCAG AA takes for text', () => {
  expect(contrastRatio([118, 118, 118], [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeLessThan(4.5);
});

test('a colour survives the way to light and back', () => {
  expect(toHex(fromLinear(linear([1, 128, 254])))).toBe('#0180fe');
});
