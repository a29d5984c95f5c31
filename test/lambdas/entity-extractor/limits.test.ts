import { languageObstacle, type PartName, sizeObstacle } from '../../../lambdas/entity-extractor/limits';

test.each<[PartName, number]>([
  ['language', 100_000],
  ['entities', 100_000],
  ['keyPhrases', 100_000],
  ['sentiment', 5_000],
  ['syntax', 5_000],
])('%s can be read in texts of up to %i bytes', (part, bytes) => {
  expect(sizeObstacle(part, bytes)).toBeUndefined();
  expect(sizeObstacle(part, bytes + 1)).toMatchObject({
    status: 'unavailable',
    reason: 'TextTooLong',
    message: expect.stringContaining(`at most ${bytes} bytes`),
  });
});

test('Dutch can be recognised, and nothing else be read in it', () => {
  expect(languageObstacle('language', 'nl')).toBeUndefined();
  for (const part of ['entities', 'keyPhrases', 'sentiment', 'syntax'] as const) {
    expect(languageObstacle(part, 'nl')).toMatchObject({ reason: 'UnsupportedLanguage' });
  }
});

test('syntax knows fewer languages than the other parts', () => {
  expect(languageObstacle('entities', 'ja')).toBeUndefined();
  expect(languageObstacle('syntax', 'ja')).toMatchObject({ reason: 'UnsupportedLanguage' });
  expect(languageObstacle('syntax', 'de')).toBeUndefined();
});
