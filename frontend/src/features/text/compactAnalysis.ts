import type { Span } from '../../../../graphql/interpretation';
import type { AnalysedPart, TextAnalysis } from './analysis';

/** Begin, end, score and kind: a fifth of the size of a span object with its text. */
type CompactSpan = readonly [begin: number, end: number, score: number, kind?: string];

/** An analysis in its stored form: spans without their text. */
export function compact({ entities, keyPhrases, syntax, ...analysis }: TextAnalysis): unknown {
  return {
    ...analysis,
    entities: compactPart(entities, ({ type }) => type),
    keyPhrases: compactPart(keyPhrases, () => undefined),
    syntax: compactPart(syntax, ({ partOfSpeech }) => partOfSpeech),
  };
}

function compactPart<Found extends Span>(part: AnalysedPart<Found[]>, kindOf: (span: Found) => string | undefined) {
  const spans = part.result?.map((span): CompactSpan => {
    const kind = kindOf(span);
    const score = Math.round(span.score * 10_000) / 10_000;
    return kind === undefined ? [span.begin, span.end, score] : [span.begin, span.end, score, kind];
  });
  return { ...part, result: spans ?? null };
}

/** @returns null for an invalid value or an unknown older format */
export function expand(value: unknown): TextAnalysis | null {
  const analysis = (value ?? {}) as Partial<TextAnalysis>;
  const { text, passages, language, sentiment, entities, keyPhrases, syntax } = analysis;
  const parts = [language, sentiment, entities, keyPhrases, syntax];
  if (typeof text !== 'string' || !Array.isArray(passages) || !parts.every(isPart)) return null;
  return {
    ...(analysis as TextAnalysis),
    entities: expandPart(text, entities, (kind) => ({ type: kind })),
    keyPhrases: expandPart(text, keyPhrases, () => ({})),
    syntax: expandPart(text, syntax, (kind) => ({ partOfSpeech: kind })),
  };
}

const isPart = (part: unknown) => {
  const { result, missing } = (part ?? {}) as Partial<AnalysedPart<unknown>>;
  return result !== undefined && Array.isArray(missing);
};

function expandPart<Found extends Span>(
  text: string,
  part: unknown,
  own: (kind: string | undefined) => object,
): AnalysedPart<Found[]> {
  const { result, missing } = part as AnalysedPart<(CompactSpan | Found)[]>;
  const spans = result?.map((span) => {
    // Older versions stored whole spans.
    if (!isCompact(span)) return span;
    const [begin, end, score, kind] = span;
    return { text: text.slice(begin, end), begin, end, score, ...own(kind) } as Found;
  });
  return { result: spans ?? null, missing };
}

const isCompact = (span: CompactSpan | Span): span is CompactSpan => Array.isArray(span);
