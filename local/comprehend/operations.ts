import { readEntities } from './entities';
import { readKeyPhrases } from './key-phrases';
import { rankLanguages } from './language';
import { readSentiment } from './sentiment';
import { codePointOffsets, type Span } from './spans';
import { type PartOfSpeech, readWords } from './words';

/** A result of `eld`: a language and its score. */
export type LanguageScores = (text: string) => Readonly<Record<string, number>>;

/** Reads a text for one of Comprehend's operations, in the shape of its answer. */
export type Reader = (text: string) => unknown;

export const operationNames = [
  'DetectDominantLanguage',
  'DetectEntities',
  'DetectKeyPhrases',
  'DetectSentiment',
  'DetectSyntax',
] as const;
export type OperationName = (typeof operationNames)[number];

/** Comprehend's tags for those parts of speech that it names differently. */
const comprehendTags: Partial<Record<PartOfSpeech, string>> = { X: 'O' };
const keyPhraseScore = 0.9;
const syntaxScore = 0.95;

/** Each operation, for a text of valid length in a supported language. */
export function createReaders(languageScores: LanguageScores): Readonly<Record<OperationName, Reader>> {
  const languagesOf: Reader = (text) => ({ Languages: rankLanguages(languageScores(text)) });
  return {
    DetectDominantLanguage: languagesOf,
    DetectEntities: entitiesOf,
    DetectKeyPhrases: keyPhrasesOf,
    DetectSentiment: readSentiment,
    DetectSyntax: syntaxOf,
  };
}

function entitiesOf(text: string) {
  const toSpan = spansOf(text);
  return { Entities: readEntities(text).map((entity) => ({ ...toSpan(entity, entity.score), Type: entity.type })) };
}

function keyPhrasesOf(text: string) {
  const toSpan = spansOf(text);
  return { KeyPhrases: readKeyPhrases(readWords(text)).map((phrase) => toSpan(phrase, keyPhraseScore)) };
}

function syntaxOf(text: string) {
  const toSpan = spansOf(text);
  const tokens = readWords(text).map((word, index) => {
    const { Score, ...span } = toSpan(word, syntaxScore);
    const Tag = comprehendTags[word.partOfSpeech] ?? word.partOfSpeech;
    return { TokenId: index + 1, ...span, PartOfSpeech: { Tag, Score } };
  });
  return { SyntaxTokens: tokens };
}

function spansOf(text: string) {
  const toCodePoints = codePointOffsets(text);
  return ({ begin, end }: Span, Score: number) => ({
    Score,
    Text: text.slice(begin, end),
    BeginOffset: toCodePoints(begin),
    EndOffset: toCodePoints(end),
  });
}
