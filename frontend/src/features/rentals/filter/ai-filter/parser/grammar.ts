import type { MomentField, NamePart, Rank, Relation } from '../parsedQuery';

/** A range of the sentence, in UTF-16 offsets. */
export interface TextRange {
  readonly begin: number;
  readonly end: number;
}

/** The meaning of a phrase for the parser. */
export type Meaning =
  /** Does not affect which rentals are meant; `in` precedes a place, `with` a property. */
  | { readonly kind: 'filler'; readonly value?: 'in' | 'with' | 'of' }
  /** The object of the search. */
  | { readonly kind: 'noun'; readonly value: 'one' | 'many' }
  /** The unit of a population, or the word itself. */
  | { readonly kind: 'unit' | 'population' }
  | { readonly kind: 'joint'; readonly value: 'and' | 'or' | 'comma' }
  | { readonly kind: 'not' | 'nor' }
  /** Before a number; `ofPlaces` if the population of a place can follow. */
  | { readonly kind: 'compare'; readonly value: Relation; readonly ofPlaces: boolean }
  /** After a number. */
  | { readonly kind: 'compareAfter'; readonly value: Relation }
  | { readonly kind: 'between' | 'rangeTo' | 'hyphen' }
  | { readonly kind: 'superlative'; readonly value: Pick<Rank, 'column' | 'descending'> }
  /** `top 3` */
  | { readonly kind: 'top'; readonly value: Pick<Rank, 'column' | 'descending'> }
  | { readonly kind: 'ordinal'; readonly value: number }
  | { readonly kind: 'name'; readonly value: NamePart }
  /** After the text, as in Dutch: `met een S begint`. */
  | { readonly kind: 'nameVerb'; readonly value: 'start' | 'end' }
  /** `in the name`, after a text */
  | { readonly kind: 'inName' }
  | { readonly kind: 'verb'; readonly value: MomentField }
  | { readonly kind: 'deleted'; readonly value: 'only' | 'include' }
  | { readonly kind: 'flag' | 'missing' }
  /** Asks for more than rentals contain; `blocks` also discards what precedes it. */
  | { readonly kind: 'unknown'; readonly blocks: boolean };

/** A language as data: its phrases, in lower case and without diacritics, and its date words. */
export interface Grammar {
  readonly language: 'en' | 'nl';
  readonly phrases: readonly (readonly [Meaning, string])[];
  readonly dates: DateWords;
}

/** Date words as regular expression sources; months and days are in order. */
export interface DateWords {
  readonly months: readonly string[];
  /** From Monday. */
  readonly weekdays: readonly string[];
  readonly today: string;
  readonly yesterday: string;
  readonly dayBeforeYesterday: string;
  readonly this: string;
  readonly last: string;
  /** Before a number of days: `the last 7 days`. */
  readonly lastCount: string;
  /** Before a unit alone, for a period of that length until now: `the past week`. */
  readonly rolling: string;
  readonly ago: string;
  readonly units: Readonly<Record<'day' | 'week' | 'month' | 'year', string>>;
  /** Prepositions of dates, by their meaning. */
  readonly prepositions: Readonly<Record<'since' | 'after' | 'before' | 'until' | 'during', string>>;
  readonly between: string;
  readonly and: string;
}
