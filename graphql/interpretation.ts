/** The answer of `POST /interpret`, part by part; parts fail independently. */
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
  /**
   * Only where the status is ambiguous: `DailyAllowance` lasts until midnight UTC, unlike a throttle; with `Role`
   * signing in again changes nothing.
   */
  reason?: 'DailyAllowance' | 'Role';
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
 * `Throttled` and `Failed` are transient, `DailyAllowance` ends at midnight UTC; the others are caused by the text
 * itself. A client that reads a text in pieces sets `DailyAllowance`, and `Blocked` for what the firewall stops.
 */
export type UnavailableReason =
  | 'UnsupportedLanguage'
  | 'TextTooLong'
  | 'Blocked'
  | 'DailyAllowance'
  | 'Throttled'
  | 'Failed';

/** A range of the text. */
export interface Span {
  /** The text of the range: `text.slice(begin, end)`. */
  text: string;
  /**
   * Counted in UTF-16 code units, as JavaScript strings are. (Comprehend counts Unicode code points, in which an emoji
   * is one instead of two.)
   */
  begin: number;
  /** One past the last, counted as `begin` is. */
  end: number;
  /** Confidence, 0 … 1. */
  score: number;
}

export interface ScoredLanguage {
  /** RFC 5646 code, e.g. `nl` or `zh-TW`. */
  code: string;
  /** 0 … 1 */
  score: number;
}

/** The dominant language, and all candidates, likeliest first. */
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
