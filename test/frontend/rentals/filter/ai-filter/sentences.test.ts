/** @jest-environment node */
import type { Rental } from '../../../../../graphql/generated/schema';
import { answerOf, parsedQueryOf, readingOf } from './answerTo';
import { type SentenceCase, testRentals, type Verdict, verdictOn } from './expectation';
import { englishSentences } from './sentences.en';
import { heldOutDutch, heldOutEnglish } from './sentences.held-out';
import { dutchSentences } from './sentences.nl';

let rentals: Rental[];
beforeAll(async () => {
  rentals = await testRentals();
});

type Reading = ReturnType<typeof readingOf>;

/** The same sentence as other readers may read it. */
const readers: Readonly<Record<string, (sentence: string, language: string) => Reading>> = {
  "the laptop's reader": readingOf,
  'a reader that finds nothing': (_, language) => ({
    ...readingOf('', language),
    entities: { status: 'done', result: [] },
  }),
  'a reader that takes it for another language': (sentence, language) => ({
    ...readingOf(sentence, language),
    language: { status: 'done', result: { code: language === 'nl' ? 'af' : 'nl', score: 0.5, all: [] } },
  }),
  'a reader that is away': () => ({
    language: { status: 'unavailable', reason: 'Throttled', message: '' },
    entities: { status: 'unavailable', reason: 'Throttled', message: '' },
  }),
};

const sets: readonly (readonly [string, readonly SentenceCase[]])[] = [
  ['en', [...englishSentences, ...heldOutEnglish]],
  ['nl', [...dutchSentences, ...heldOutDutch]],
];

/** Issue 11: nine in ten are read right, and none is wrong in silence. */
describe.each(sets)('sentences in %s', (language, sentences) => {
  it('are at least 150', () => {
    expect(new Set(sentences.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(Object.keys(readers))('are parsed correctly, or else with a notice, by %s', (reader) => {
    const verdicts: Record<Verdict, string[]> = { right: [], asked: [], said: [], 'wrong in silence': [] };
    for (const [sentence, expected] of sentences) {
      const query = parsedQueryOf(rentals, sentence, (readers[reader] as typeof readingOf)(sentence, language));
      verdicts[verdictOn(rentals, expected, answerOf(rentals, query))].push(sentence);
    }
    expect(verdicts['wrong in silence']).toEqual([]);
    const others = [...verdicts.asked, ...verdicts.said];
    expect({ others, share: verdicts.right.length / sentences.length >= 0.9 }).toMatchObject({ share: true });
  });
});
