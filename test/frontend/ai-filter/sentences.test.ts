/** @jest-environment node */
import { countryNames } from '../../../frontend/src/features/rentals/ai-filter/countryNames';
import { understand } from '../../../frontend/src/features/rentals/ai-filter/understand';
import { chooseRentals } from '../../../frontend/src/features/rentals/ai-filter/wish';
import type { Rental } from '../../../graphql/generated/schema';
import type { Interpretation } from '../../../lambdas/entity-extractor/interpretation';
import { readEntities } from '../../../local/comprehend/entities';
import { type Answer, type SentenceCase, testRentals, type Verdict, verdictOn } from './expectation';
import { englishSentences } from './sentences.en';
import { dutchSentences } from './sentences.nl';

const names = countryNames();
let rentals: Rental[];
beforeAll(async () => {
  rentals = await testRentals();
});

function answerTo(sentence: string, language: string): Answer {
  const entities: Interpretation['entities'] =
    language === 'nl'
      ? { status: 'unavailable', reason: 'UnsupportedLanguage', message: '' }
      : {
          status: 'done',
          result: readEntities(sentence).map((one) => ({ ...one, text: sentence.slice(one.begin, one.end) })),
        };
  const wish = understand(sentence, { entities }, names);
  return { rentals: chooseRentals(rentals, wish), unused: wish.unused, asks: null };
}

it.each<[string, readonly SentenceCase[], Record<Verdict, number>]>([
  ['en', englishSentences, { right: 58, asked: 0, said: 57, 'wrong in silence': 55 }],
  ['nl', dutchSentences, { right: 71, asked: 0, said: 42, 'wrong in silence': 57 }],
])('sentences in %s are read as well as before', (language, sentences, before) => {
  const counts: Record<Verdict, number> = { right: 0, asked: 0, said: 0, 'wrong in silence': 0 };
  for (const [sentence, expected] of sentences) counts[verdictOn(rentals, expected, answerTo(sentence, language))]++;
  expect(counts).toEqual(before);
});
