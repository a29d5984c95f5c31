import {
  type ComprehendClient,
  DetectDominantLanguageCommand,
  DetectEntitiesCommand,
  DetectKeyPhrasesCommand,
  DetectSentimentCommand,
  DetectSyntaxCommand,
  type LanguageCode,
  type SyntaxLanguageCode,
} from '@aws-sdk/client-comprehend';
import type { DetectedLanguage, Entity, Sentiment, Span, SyntaxToken } from '../../graphql/interpretation';
import { utf16Offsets } from './offsets';

/** A text, and the clients that have it read: one for its language, and one for the other parts. */
export interface ComprehendRequest {
  readonly languageClient: ComprehendClient;
  readonly client: ComprehendClient;
  readonly text: string;
  /** Aborts calls that are still running. */
  readonly abortSignal: AbortSignal;
}

/** @throws Error when no language is recognised. */
export async function readLanguage({
  languageClient,
  text,
  abortSignal,
}: ComprehendRequest): Promise<DetectedLanguage> {
  const { Languages = [] } = await languageClient.send(new DetectDominantLanguageCommand({ Text: text }), {
    abortSignal,
  });
  const all = Languages.map(({ LanguageCode = '', Score = 0 }) => ({ code: LanguageCode, score: Score })).sort(
    (one, other) => other.score - one.score,
  );
  const [dominant] = all;
  if (!dominant) throw new Error('Comprehend recognised no language.');
  return { ...dominant, all };
}

export async function readEntities(
  { client, text, abortSignal }: ComprehendRequest,
  language: string,
): Promise<Entity[]> {
  const command = new DetectEntitiesCommand({ Text: text, LanguageCode: language as LanguageCode });
  const { Entities = [] } = await client.send(command, { abortSignal });
  const spanOf = spansIn(text);
  return Entities.map((entity) => ({ ...spanOf(entity), type: entity.Type ?? 'OTHER' }));
}

export async function readKeyPhrases(
  { client, text, abortSignal }: ComprehendRequest,
  language: string,
): Promise<Span[]> {
  const command = new DetectKeyPhrasesCommand({ Text: text, LanguageCode: language as LanguageCode });
  const { KeyPhrases = [] } = await client.send(command, { abortSignal });
  return KeyPhrases.map(spansIn(text));
}

export async function readSentiment(
  { client, text, abortSignal }: ComprehendRequest,
  language: string,
): Promise<Sentiment> {
  const command = new DetectSentimentCommand({ Text: text, LanguageCode: language as LanguageCode });
  const { Sentiment: sentiment = 'NEUTRAL', SentimentScore: score } = await client.send(command, { abortSignal });
  return {
    sentiment,
    scores: {
      positive: score?.Positive ?? 0,
      negative: score?.Negative ?? 0,
      neutral: score?.Neutral ?? 0,
      mixed: score?.Mixed ?? 0,
    },
  };
}

export async function readSyntax(
  { client, text, abortSignal }: ComprehendRequest,
  language: string,
): Promise<SyntaxToken[]> {
  const command = new DetectSyntaxCommand({ Text: text, LanguageCode: language as SyntaxLanguageCode });
  const { SyntaxTokens = [] } = await client.send(command, { abortSignal });
  const spanOf = spansIn(text);
  return SyntaxTokens.map((token) => ({
    ...spanOf({ ...token, Score: token.PartOfSpeech?.Score }),
    partOfSpeech: token.PartOfSpeech?.Tag ?? 'O',
  }));
}

interface ComprehendSpan {
  BeginOffset?: number;
  EndOffset?: number;
  Score?: number;
}

function spansIn(text: string): (span: ComprehendSpan) => Span {
  const toUtf16 = utf16Offsets(text);
  return ({ BeginOffset = 0, EndOffset = 0, Score = 0 }) => {
    const begin = toUtf16(BeginOffset);
    const end = toUtf16(EndOffset);
    return { text: text.slice(begin, end), begin, end, score: Score };
  };
}
