import { oddities } from '../../../../../frontend/src/features/rentals/import/read/oddities';

describe('how odd a text looks', () => {
  it.each([
    ['België', 'Curaçao', 'São Tomé', 'Straße', '’s-Gravenhage', 'Ljubljana – č', '“Zon”', '„Zon“', 'Km²'.slice(0, 2)],
    ['Россия', 'Москва'],
    ['日本', '東京タワー'],
    ['مصر', 'ישראל', 'Ελλάδα', 'ประเทศไทย'],
  ])('is zero for words: %s', (...texts) => {
    expect(oddities(texts)).toBe(0);
  });

  it.each([
    ['Shift JIS as windows-1252', '“ú–{'],
    ['the same, another word', '“Œ‹ž'],
    ['UTF-8 as windows-1252', 'BelgiÃ«'],
    ['KOI8-R as windows-1251', 'тПУУЙС'],
    ['windows-1251 as windows-1252', 'Ðîññèÿ'],
    ['windows-1252 as windows-1251', 'Belgiл'],
    ['Mac OS Roman as windows-1252', 'RŽunion'],
    ['windows-1250 as windows-1252', 'Pozna³'],
  ])('is above zero for %s', (_, text) => {
    expect(oddities([text])).toBeGreaterThan(0);
  });
});
