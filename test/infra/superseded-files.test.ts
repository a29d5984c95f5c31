import { supersededFiles, tooEarly } from '../../lib/superseded-files';

const now = Date.parse('2026-11-22T12:00:00Z');
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
const file = (name: string, days: number) => ({ Key: `assets/${name}.js`, LastModified: ago(days) });
/** Each build's own file, and one of all builds, which each deployment copies anew. */
const stored = [file('spring', 90), file('summer', 60), file('last-week', 7), file('present', 5), file('shared', 5)];
const built = new Set(['assets/present.js', 'assets/shared.js']);

test('files of builds that were superseded so many days ago are deleted, those of the present build never', () => {
  expect(supersededFiles(stored, built, { pagesSince: ago(5), now, days: 30 })).toEqual(['assets/spring.js']);
  expect(supersededFiles(stored, built, { pagesSince: ago(5), now, days: 7 })).toEqual([
    'assets/spring.js',
    'assets/summer.js',
  ]);
  expect(supersededFiles(stored, built, { pagesSince: ago(5), now, days: 5 })).toHaveLength(3);
});

test('files of the release before stay for so many days after the next one, however old they are', () => {
  const files = [file('before', 60), file('present', 25 / 24)];
  expect(supersededFiles(files, built, { pagesSince: ago(25 / 24), now, days: 30 })).toEqual([]);
  expect(supersededFiles(files, built, { pagesSince: ago(25 / 24), now, days: 1 })).toEqual(['assets/before.js']);
});

test('files of one deployment do not supersede each other, however long copying takes', () => {
  const files = [file('removed', 60 + 1 / 48), file('present', 60)];
  expect(supersededFiles(files, built, { pagesSince: ago(60), now, days: 30 })).toEqual([]);
});

test('on the day of a deployment nothing is deleted: pages opened before it still load their files', () => {
  expect(supersededFiles(stored, built, { pagesSince: ago(0.5), now, days: 30 })).toEqual([]);
  expect(tooEarly(ago(0.5), now)).toMatch(/^The present pages were deployed within the last day \(2026-11-22T00:00:00/);
  expect(tooEarly(ago(1), now)).toBeUndefined();
});
