import type {
  DetectedLanguage,
  Entity,
  Interpretation,
  Part,
  Sentiment,
  Span,
  SyntaxToken,
  UnavailableReason,
} from '../../../../graphql/interpretation';
import type { Passage } from './passages';

/** The analysis of a whole text, joined from its passages. */
export interface TextAnalysis {
  readonly text: string;
  readonly passages: readonly Passage[];
  readonly language: AnalysedPart<DetectedLanguage>;
  readonly entities: AnalysedPart<Entity[]>;
  readonly keyPhrases: AnalysedPart<Span[]>;
  readonly sentiment: AnalysedPart<Sentiment>;
  readonly syntax: AnalysedPart<SyntaxToken[]>;
}

/** A part of the analysis, as far as it is available. */
export interface AnalysedPart<Result> {
  /** Null when no passage has this part. */
  readonly result: Result | null;
  readonly missing: readonly Missing[];
}

/** Why a part is missing from passages, and from how many. */
export interface Missing {
  readonly reason: UnavailableReason;
  readonly passages: number;
  /** The codes of the unsupported languages, if those are the reason. */
  readonly languages?: readonly string[];
}

export const partNames = ['language', 'entities', 'keyPhrases', 'sentiment', 'syntax'] as const;
export type PartName = (typeof partNames)[number];

/** A passage and its analysis. */
export interface AnalysedPassage {
  readonly passage: Passage;
  readonly interpretation: Interpretation;
}

/** Joins the passages, with offsets in the whole text. Long passages weigh more than short ones. */
export function joinPassages(text: string, analysed: readonly AnalysedPassage[]): TextAnalysis {
  const spans = <Found extends Span>(part: (interpretation: Interpretation) => Part<Found[]>) =>
    joinPart(analysed, part, (found) =>
      found.flatMap(({ result, passage }) => result.map((span) => movedBy(span, passage.begin))),
    );
  return {
    text,
    passages: analysed.map(({ passage }) => passage),
    language: joinPart(analysed, ({ language }) => language, joinLanguages),
    entities: spans(({ entities }) => entities),
    keyPhrases: spans(({ keyPhrases }) => keyPhrases),
    sentiment: joinPart(analysed, ({ sentiment }) => sentiment, joinSentiments),
    syntax: spans(({ syntax }) => syntax),
  };
}

interface Found<Result> {
  readonly result: Result;
  readonly passage: Passage;
}

function joinPart<Result>(
  analysed: readonly AnalysedPassage[],
  partOf: (interpretation: Interpretation) => Part<Result>,
  join: (found: Found<Result>[]) => Result,
): AnalysedPart<Result> {
  const found: Found<Result>[] = [];
  const missing = new Map<UnavailableReason, AnalysedPassage[]>();
  for (const one of analysed) {
    const part = partOf(one.interpretation);
    if (part.status === 'done') found.push({ result: part.result, passage: one.passage });
    else missing.set(part.reason, [...(missing.get(part.reason) ?? []), one]);
  }
  return {
    result: found.length > 0 ? join(found) : null,
    missing: Array.from(missing, ([reason, lacking]) => ({
      reason,
      passages: lacking.length,
      ...(reason === 'UnsupportedLanguage' && { languages: languagesOf(lacking) }),
    })),
  };
}

const languagesOf = (analysed: readonly AnalysedPassage[]) => [
  ...new Set(
    analysed.flatMap(({ interpretation: { language } }) => (language.status === 'done' ? language.result.code : [])),
  ),
];

const movedBy = <Found extends Span>(span: Found, offset: number): Found => ({
  ...span,
  begin: span.begin + offset,
  end: span.end + offset,
});

const weightOf = ({ passage }: Found<unknown>) => passage.end - passage.begin;
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

function joinLanguages(found: Found<DetectedLanguage>[]): DetectedLanguage {
  const whole = total(found.map(weightOf));
  const scores = new Map<string, number>();
  for (const one of found) {
    for (const { code, score } of one.result.all) {
      scores.set(code, (scores.get(code) ?? 0) + (score * weightOf(one)) / whole);
    }
  }
  const all = Array.from(scores, ([code, score]) => ({ code, score })).sort((one, other) => other.score - one.score);
  const [first = { code: 'und', score: 0 }] = all;
  return { ...first, all };
}

const kinds = ['positive', 'negative', 'neutral', 'mixed'] as const;

function joinSentiments(found: Found<Sentiment>[]): Sentiment {
  const whole = total(found.map(weightOf));
  const share = (kind: (typeof kinds)[number]) =>
    total(found.map((one) => one.result.scores[kind] * weightOf(one))) / whole;
  const scores = {
    positive: share('positive'),
    negative: share('negative'),
    neutral: share('neutral'),
    mixed: share('mixed'),
  };
  const [strongest = 'neutral'] = kinds.toSorted((one, other) => scores[other] - scores[one]);
  // A single passage keeps the sentiment that Comprehend returned.
  const [only] = found;
  const sentiment =
    found.length === 1 && only ? only.result.sentiment : (strongest.toUpperCase() as Sentiment['sentiment']);
  return { sentiment, scores };
}
