import { supersededFiles, tooEarly } from '../../lib/superseded-files';

const now = Date.parse('2026-11-22T12:00:00Z');
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
const stored = [
  { Key: 'assets/present.js', LastModified: ago(90) },
  { Key: 'assets/last-month.js', LastModified: ago(31) },
  { Key: 'assets/last-week.js', LastModified: ago(7) },
];
const built = new Set(['assets/present.js']);

test('old files of earlier builds are deleted, those of the present build never', () => {
  expect(supersededFiles(stored, built, { pagesSince: ago(5), now, days: 30 })).toEqual(['assets/last-month.js']);
  expect(supersededFiles(stored, built, { pagesSince: ago(5), now, days: 7 })).toEqual([
    'assets/last-month.js',
    'assets/last-week.js',
  ]);
});

test('on the day of a deployment nothing is deleted: pages opened before it still load their files', () => {
  expect(supersededFiles(stored, built, { pagesSince: ago(0.5), now, days: 30 })).toEqual([]);
  expect(tooEarly(ago(0.5), now)).toMatch(/^The present pages were deployed within the last day \(2026-11-22T00:00:00/);
  expect(tooEarly(ago(1), now)).toBeUndefined();
});
