import { type PartName, textTooLong, unsupportedLanguage } from '../../../lambdas/entity-extractor/limits';

test.each<[PartName, number]>([
  ['language', 100_000],
  ['entities', 100_000],
  ['keyPhrases', 100_000],
  ['sentiment', 5_000],
  ['syntax', 5_000],
])('%s can be read in texts of up to %i bytes', (part, bytes) => {
  expect(textTooLong(part, bytes)).toBeUndefined();
  expect(textTooLong(part, bytes + 1)).toMatchObject({
    status: 'unavailable',
    reason: 'TextTooLong',
    message: expect.stringContaining(`at most ${bytes} bytes`),
  });
});

test('Dutch can be recognised, and nothing else be read in it', () => {
  expect(unsupportedLanguage('language', 'nl')).toBeUndefined();
  for (const part of ['entities', 'keyPhrases', 'sentiment', 'syntax'] as const) {
    expect(unsupportedLanguage(part, 'nl')).toMatchObject({ reason: 'UnsupportedLanguage' });
  }
});

test('syntax supports fewer languages than the other parts', () => {
  expect(unsupportedLanguage('entities', 'ja')).toBeUndefined();
  expect(unsupportedLanguage('syntax', 'ja')).toMatchObject({ reason: 'UnsupportedLanguage' });
  expect(unsupportedLanguage('syntax', 'de')).toBeUndefined();
});
