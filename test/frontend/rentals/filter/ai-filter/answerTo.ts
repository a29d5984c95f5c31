import {
  chooseRentals,
  type ParsedQuery,
} from '../../../../../frontend/src/features/rentals/filter/ai-filter/parsedQuery';
import { parseQuery } from '../../../../../frontend/src/features/rentals/filter/ai-filter/parseQuery';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { Interpretation } from '../../../../../graphql/interpretation';
import { readEntities } from '../../../../../local/comprehend/entities';
import { type Answer, now } from './expectation';

/** A sentence as the laptop's reader reads it; Dutch has no entities, there as on AWS. */
export function readingOf(sentence: string, language: string): Pick<Interpretation, 'entities' | 'language'> {
  const entities: Interpretation['entities'] =
    language === 'en'
      ? {
          status: 'done',
          result: readEntities(sentence).map((one) => ({ ...one, text: sentence.slice(one.begin, one.end) })),
        }
      : { status: 'unavailable', reason: 'UnsupportedLanguage', message: '' };
  return { language: { status: 'done', result: { code: language, score: 1, all: [] } }, entities };
}

export function answerOf(rentals: readonly Rental[], query: ParsedQuery): Answer {
  const { question, unused } = query;
  const choices = question?.choices.map(({ codes }) => codes) ?? null;
  return {
    rentals: chooseRentals(rentals, query),
    unused: unused.map(({ words }) => words),
    asks: question?.kind === 'howMany' ? 'howMany' : choices,
  };
}

export const parsedQueryOf = (
  rentals: readonly Rental[],
  sentence: string,
  reading: Pick<Interpretation, 'entities' | 'language'>,
) => parseQuery(sentence, reading, { rentals, now, language: 'en' });
