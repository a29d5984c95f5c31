import type { Rental } from '../../../../../../graphql/generated/schema';
import { type ParsedQuery, testOf } from './parsedQuery';

/** The words of the sentence that a rental matches. */
export function wordsFor(rental: Rental, { groups }: ParsedQuery, rentals: readonly Rental[]): string[] {
  const words = groups.flatMap(({ clauses, rank }) => {
    const met = clauses.map((clause) => clause.filter((condition) => testOf(condition, rentals)(rental)));
    if (met.some(({ length }) => length === 0)) return [];
    return [...met.flat().map((condition) => condition.words), ...(rank ? [rank.words] : [])];
  });
  return [...new Set(words)];
}
