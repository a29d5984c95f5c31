import type { Interpretation, Unavailable } from '../../graphql/interpretation';

export type PartName = keyof Interpretation;

interface Limit {
  /** The part's name in sentences. */
  readonly title: string;
  /** The longest text, in bytes of UTF-8. */
  readonly bytes: number;
  /** The languages that can be read; undefined where any can. */
  readonly languages?: readonly string[];
}

const comprehendLanguages = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'ko', 'pt', 'zh', 'zh-TW'];

/**
 * Comprehend's limits, part by part.
 * Source: https://docs.aws.amazon.com/comprehend/latest/dg/guidelines-and-limits.html and supported-languages.html
 */
const limits: Readonly<Record<PartName, Limit>> = {
  language: { title: 'Language', bytes: 100_000 },
  entities: { title: 'Entities', bytes: 100_000, languages: comprehendLanguages },
  keyPhrases: { title: 'Key phrases', bytes: 100_000, languages: comprehendLanguages },
  sentiment: { title: 'Sentiment', bytes: 5_000, languages: comprehendLanguages },
  syntax: { title: 'Syntax', bytes: 5_000, languages: ['de', 'en', 'es', 'fr', 'it', 'pt'] },
};

/** The reason if a text of this size is too long for a part. */
export function textTooLong(part: PartName, bytes: number): Unavailable | undefined {
  const { title, bytes: max } = limits[part];
  if (bytes <= max) return undefined;
  const message = `${title} can be read in texts of at most ${max} bytes and this one has ${bytes}. Shorten it.`;
  return { status: 'unavailable', reason: 'TextTooLong', message };
}

/** The reason if a part does not support this language. */
export function unsupportedLanguage(part: PartName, language: string): Unavailable | undefined {
  const { title, languages } = limits[part];
  if (!languages || languages.includes(language)) return undefined;
  const message = `${title} cannot be read in this language (${language}), but in ${languages.join(', ')}.`;
  return { status: 'unavailable', reason: 'UnsupportedLanguage', message };
}
