import { positiveInteger, requiredVariables } from '../../../lambdas/shared/environment';

const before = process.env;
const setEnvironment = (variables: Record<string, string>) => {
  process.env = { ...before, ...variables };
};
afterEach(() => {
  process.env = before;
});

test('answers the variables that are required', () => {
  setEnvironment({ TABLE_NAME: 'Rentals', BUCKET_NAME: 'bucket', OTHER: 'x' });
  expect(requiredVariables('TABLE_NAME', 'BUCKET_NAME')).toEqual({ TABLE_NAME: 'Rentals', BUCKET_NAME: 'bucket' });
});

test('names every variable that is missing or empty', () => {
  setEnvironment({ TABLE_NAME: 'Rentals', BUCKET_NAME: '' });
  expect(() => requiredVariables('TABLE_NAME', 'BUCKET_NAME', 'INDEX_NAME')).toThrow(
    "Not set in the function's environment: BUCKET_NAME, INDEX_NAME.",
  );
});

test.each(['', '0', '-1', '1.5', 'many'])('"%s" is no positive whole number', (text) => {
  setEnvironment({ DAYS: text });
  expect(() => positiveInteger('DAYS')).toThrow('DAYS takes a whole number of 1 or more.');
});

test('a missing number has its fallback, if there is one; a wrong number never', () => {
  setEnvironment({ DAYS: '400', EMPTY: '', WRONG: 'x' });
  expect(positiveInteger('DAYS', 1)).toBe(400);
  expect(positiveInteger('MISSING', 1)).toBe(1);
  expect(positiveInteger('EMPTY', 1)).toBe(1);
  expect(() => positiveInteger('MISSING')).toThrow('MISSING takes');
  expect(() => positiveInteger('WRONG', 1)).toThrow('WRONG takes');
});
