/** What was read in a text, part by part; no part fails another. The answer of `POST /interpret`. */
export interface Interpretation {
  language: Part<DetectedLanguage>;
  entities: Part<Entity[]>;
  keyPhrases: Part<Span[]>;
  sentiment: Part<Sentiment>;
  syntax: Part<SyntaxToken[]>;
}

/** Why a text was not read at all. */
export interface InterpretationRefusal {
  /** A sentence that says what to do. */
  message: string;
  /** Only where the status alone does not tell: `DailyAllowance` lasts until midnight UTC, unlike a throttle. */
  reason?: 'DailyAllowance';
}

/** One part of an interpretation: its result, or the reason why there is none. */
export type Part<Result> = { status: 'done'; result: Result } | Unavailable;

export interface Unavailable {
  status: 'unavailable';
  reason: UnavailableReason;
  /** A sentence that says what to do, if something can be done. */
  message: string;
}

/**
 * `Throttled` and `Failed` may pass, `DailyAllowance` (told by a client that reads a text in pieces) passes at midnight
 * UTC; the text itself is the matter with the other two.
 */
export type UnavailableReason = 'UnsupportedLanguage' | 'TextTooLong' | 'DailyAllowance' | 'Throttled' | 'Failed';

/** A stretch of the text. */
export interface Span {
  /** The stretch itself: `text.slice(begin, end)` of what was sent. */
  text: string;
  /**
   * Counted in UTF-16 code units, as JavaScript strings are. (Comprehend counts Unicode code points, in which an emoji
   * is one instead of two.)
   */
  begin: number;
  /** One past the last, counted as `begin` is. */
  end: number;
  /** How certain this is, 0 … 1. */
  score: number;
}

export interface ScoredLanguage {
  /** RFC 5646 code, e.g. `nl` or `zh-TW`. */
  code: string;
  /** 0 … 1 */
  score: number;
}

/** The dominant language, and all that were considered, likeliest first. */
export interface DetectedLanguage extends ScoredLanguage {
  all: ScoredLanguage[];
}

export type EntityType =
  | 'COMMERCIAL_ITEM'
  | 'DATE'
  | 'EVENT'
  | 'LOCATION'
  | 'ORGANIZATION'
  | 'OTHER'
  | 'PERSON'
  | 'QUANTITY'
  | 'TITLE';

export interface Entity extends Span {
  type: EntityType;
}

export interface Sentiment {
  sentiment: 'POSITIVE' | 'NEGATIVE' | 'NEUTRAL' | 'MIXED';
  /** How much of each there is; together about 1. */
  scores: { positive: number; negative: number; neutral: number; mixed: number };
}

/** A word or a sign, with its part of speech as a universal POS tag, e.g. `NOUN`; its score is that of the tag. */
export interface SyntaxToken extends Span {
  partOfSpeech: string;
}
