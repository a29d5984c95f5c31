import { MathExpressionError, readMathExpression } from '../../../local/cloudwatch/metric-math';

const values: Readonly<Record<string, number>> = { a: 2, b: 3, zero: 0 };

test.each([
  ['SUM([FILL(a, 0), FILL(missing, 0), FILL(b, 0)])', 5],
  ['SUM([a, missing])', undefined],
  ['a + b * 2 - 1', 7],
  ['(a + b) * 2', 10],
  ['100 * a / (a + b)', 40],
  ['a / zero', undefined],
  ['a - missing', undefined],
  ['IF(b > a, b, a)', 3],
  ['IF(a >= 3, 1, zero)', 0],
  ['IF(missing > 1, 1, 0)', undefined],
  ['FILL(missing, 7)', 7],
])('%s is %s', (text, expected) => {
  expect(readMathExpression(text).evaluate((id) => values[id])).toBe(expected);
});

test('an expression lists the metrics it needs', () => {
  expect(readMathExpression('SUM([FILL(a, 0), IF(b > 1, c, 0)])').ids).toEqual(['a', 'b', 'c']);
});

test.each([
  ['ANOMALY_DETECTION_BAND(a, 2)', /function ANOMALY_DETECTION_BAND/],
  ['SUM(a)', /SUM\(a\) has a where \[/],
  ['FILL(a)', /FILL .* needs 2 arguments/],
  ['a +', /its end/],
  ['a ; b', /characters/],
  ['a b', /has b/],
])('%s is refused by name', (text, why) => {
  expect(() => readMathExpression(text)).toThrow(MathExpressionError);
  expect(() => readMathExpression(text)).toThrow(why);
});
