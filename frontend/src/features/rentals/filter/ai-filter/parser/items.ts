import type { Rental } from '../../../../../../../graphql/generated/schema';
import type { CountryNames } from '../countryNames';
import type { Condition, MomentField, Question, Rank, UnusedWords } from '../parsedQuery';
import type { Grammar, TextRange } from './grammar';
import type { Lexeme } from './lexemes';

/** The meaning of a range of the sentence, before all are combined. */
export type Item = TextRange &
  (
    | {
        readonly type: 'condition';
        readonly condition: Condition;
        readonly isPlace: boolean;
        /** True after a preposition such as `in`. */
        readonly followsPreposition: boolean;
      }
    | { readonly type: 'rank'; readonly rank: Rank }
    | { readonly type: 'joint'; readonly value: 'and' | 'or' | 'comma' }
    | { readonly type: 'not' }
    | { readonly type: 'verb'; readonly field: MomentField; readonly isDeletion: boolean }
    | { readonly type: 'period'; readonly from: number | null; readonly until: number | null }
    | { readonly type: 'question'; readonly question: Question }
    | { readonly type: 'unused'; readonly reason: UnusedWords['reason'] }
  );

/** A sentence that is being parsed. */
export interface ParserInput {
  readonly sentence: string;
  readonly grammar: Grammar;
  readonly lexemes: readonly Lexeme[];
  readonly countries: CountryNames;
  /** The rentals that sizes can be compared with. */
  readonly rentals: readonly Rental[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True if the sentence has a verb such as changed, added or deleted: only then are dates used. */
  readonly hasVerb: boolean;
}

/** The result of a rule at a position, and the position to continue at. */
export interface RuleMatch {
  readonly items: readonly Item[];
  readonly next: number;
}
export type Rule = (input: ParserInput, index: number) => RuleMatch | undefined;

/** A word or phrase without a known meaning. */
export const isUnknown = (lexeme: Lexeme | undefined) =>
  lexeme !== undefined &&
  !lexeme.place &&
  !lexeme.number &&
  lexeme.name === undefined &&
  lexeme.quoted === undefined &&
  (lexeme.meanings.length === 0 || lexeme.meanings.every(({ kind }) => kind === 'unknown'));

export const wordsOf = ({ sentence }: ParserInput, begin: number, end: number) => sentence.slice(begin, end).trim();

/** A condition from a range of lexemes, including `last`. */
export function conditionItem(
  input: ParserInput,
  first: number,
  last: number,
  condition: DistributiveOmit<Condition, 'words' | 'isExcluded'>,
  place: { readonly followsPreposition: boolean } | null = null,
): Item {
  const begin = input.lexemes[first]?.begin ?? 0;
  const end = input.lexemes[last]?.end ?? begin;
  const words = wordsOf(input, begin, end);
  return {
    type: 'condition',
    condition: { ...condition, words, isExcluded: false } as Condition,
    isPlace: place !== null,
    followsPreposition: place?.followsPreposition === true,
    begin,
    end,
  };
}
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** The next lexeme that is not one of these fillers. */
export function skip(input: ParserInput, index: number, isSkipped: (lexeme: Lexeme) => boolean): number {
  let next = index;
  for (let lexeme = input.lexemes[next]; lexeme && isSkipped(lexeme); lexeme = input.lexemes[next]) next++;
  return next;
}
