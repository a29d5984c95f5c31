import { readKeyPhrases } from '../../../local/comprehend/key-phrases';
import { rankLanguages } from '../../../local/comprehend/language';
import { readSentiment } from '../../../local/comprehend/sentiment';
import { codePointOffsets } from '../../../local/comprehend/spans';
import { readWords } from '../../../local/comprehend/words';

describe('sentiment', () => {
  test.each([
    ['This flat is wonderful and bright.', 'POSITIVE'],
    ['The kitchen is dirty and the landlord was rude.', 'NEGATIVE'],
    ['The flat has two rooms.', 'NEUTRAL'],
    ['Great location, but the bathroom is terrible.', 'MIXED'],
  ])('of %j is %s', (text, expected) => {
    const { Sentiment, SentimentScore } = readSentiment(text);
    expect(Sentiment).toBe(expected);
    expect(Object.values(SentimentScore).reduce((sum, score) => sum + score)).toBeCloseTo(1);
  });
});

test('key phrases are noun phrases with what belongs to them', () => {
  const text = 'The friendly landlord showed us a bright two-bedroom flat near our office in Utrecht.';
  expect(readKeyPhrases(readWords(text)).map(({ begin, end }) => text.slice(begin, end))).toEqual([
    'The friendly landlord',
    'a bright two-bedroom flat',
    'our office',
    'Utrecht',
  ]);
});

test('words have their offsets in the text, with blanks and punctuation', () => {
  const text = '  Rent:  €1,850 — it isn’t\tcheap! 🏠';
  const words = readWords(text);
  for (const word of words) expect(text.slice(word.begin, word.end)).toBe(word.text);
  expect(words.map((word) => word.text).join('')).toBe(text.replaceAll(/\s/g, ''));
});

describe('languages', () => {
  test('are ranked, with scores that add up to at most 1', () => {
    const ranked = rankLanguages({ nl: 0.63, en: 0.77, fr: 0.6 });
    expect(ranked.map(({ LanguageCode }) => LanguageCode)[0]).toBe('en');
    expect(ranked[0]?.Score).toBeGreaterThan(0.7);
    expect(ranked.reduce((sum, { Score }) => sum + Score, 0)).toBeLessThanOrEqual(1);
  });

  test('of a text without words is unknown', () => {
    expect(rankLanguages({})).toEqual([{ LanguageCode: 'und', Score: 0 }]);
  });
});

test('offsets count code points', () => {
  const toCodePoints = codePointOffsets('🏠 in 🇳🇱');
  expect([0, 2, 3, 6, 10].map(toCodePoints)).toEqual([0, 1, 2, 5, 7]);
});
