import type { MomentField, NamePart, Rank, Relation } from '../parsedQuery';

/** A stretch of the sentence, in UTF-16 offsets. */
export interface TextRange {
  readonly begin: number;
  readonly end: number;
}

/** What a phrase of a language means to the reader of sentences. */
export type Meaning =
  /** Says nothing about which rentals are meant; `in` leads a place in, `with` a property. */
  | { readonly kind: 'filler'; readonly value?: 'in' | 'with' | 'of' }
  /** What is looked for. */
  | { readonly kind: 'noun'; readonly value: 'one' | 'many' }
  /** What a population counts, or the population itself. */
  | { readonly kind: 'unit' | 'population' }
  | { readonly kind: 'joint'; readonly value: 'and' | 'or' | 'comma' }
  | { readonly kind: 'not' | 'nor' }
  /** Before a number; `ofPlaces` for those that a place's own population can follow. */
  | { readonly kind: 'compare'; readonly value: Relation; readonly ofPlaces: boolean }
  /** After a number. */
  | { readonly kind: 'compareAfter'; readonly value: Relation }
  | { readonly kind: 'between' | 'rangeTo' | 'hyphen' }
  | { readonly kind: 'superlative'; readonly value: Pick<Rank, 'column' | 'descending'> }
  /** `top 3` */
  | { readonly kind: 'top'; readonly value: Pick<Rank, 'column' | 'descending'> }
  | { readonly kind: 'ordinal'; readonly value: number }
  | { readonly kind: 'name'; readonly value: NamePart }
  /** After the text, as Dutch has it: `met een S begint`. */
  | { readonly kind: 'nameVerb'; readonly value: 'start' | 'end' }
  /** `in the name`, after a text */
  | { readonly kind: 'inName' }
  | { readonly kind: 'verb'; readonly value: MomentField }
  | { readonly kind: 'deleted'; readonly value: 'only' | 'include' }
  | { readonly kind: 'flag' | 'missing' }
  /** Asks for more than rentals know; `blocks` also takes what stands before it along. */
  | { readonly kind: 'unknown'; readonly blocks: boolean };

/** A language as data: its phrases, lower-case and without marks on letters, and the words of its dates. */
export interface Grammar {
  readonly language: 'en' | 'nl';
  readonly phrases: readonly (readonly [Meaning, string])[];
  readonly dates: DateWords;
}

/** The words of dates as regular expressions' sources; each group of months and days in order. */
export interface DateWords {
  readonly months: readonly string[];
  /** Monday first. */
  readonly weekdays: readonly string[];
  readonly today: string;
  readonly yesterday: string;
  readonly dayBeforeYesterday: string;
  readonly this: string;
  readonly last: string;
  /** Before a number of days: `the last 7 days`. */
  readonly lastCount: string;
  /** Before a unit alone, for as long as that until now: `the past week`. */
  readonly rolling: string;
  readonly ago: string;
  readonly units: Readonly<Record<'day' | 'week' | 'month' | 'year', string>>;
  readonly dayFirst: boolean;
  /** Words before a date, and what they make of it. */
  readonly prepositions: Readonly<Record<'since' | 'after' | 'before' | 'until' | 'during', string>>;
  readonly between: string;
  readonly and: string;
}
