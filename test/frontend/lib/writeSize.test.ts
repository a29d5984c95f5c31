import { writeSize } from '../../../frontend/src/lib/writeSize';

test.each([
  [0, 'en', '0 B'],
  [176, 'en', '176 B'],
  [176, 'nl', '176 B'],
  [999, 'en', '999 B'],
  [1000, 'en', '1 kB'],
  [12_345, 'en', '12 kB'],
  [1_234_567, 'nl', '1,2 MB'],
  [25_000_000, 'en', '25 MB'],
  [3_000_000_000_000, 'en', '3,000 GB'],
])('%d bytes in %s: %s', (bytes, language, text) => {
  expect(writeSize(bytes, language)).toBe(text);
});
