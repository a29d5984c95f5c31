import type { Interpretation, Part } from '../../graphql/interpretation';
import { type PartName, textTooLong, unsupportedLanguage } from './limits';
import {
  type ComprehendRequest,
  readEntities,
  readKeyPhrases,
  readLanguage,
  readSentiment,
  readSyntax,
} from './read-parts';
import { unavailableBecauseOf } from './unavailable';

/** Reads the language of a text, then the other parts in parallel. Never rejects: a part that fails says so. */
export async function interpret(request: ComprehendRequest): Promise<Interpretation> {
  const bytes = Buffer.byteLength(request.text);
  const language = textTooLong('language', bytes) ?? (await attempt('language', () => readLanguage(request)));

  const read = async <Result>(
    part: PartName,
    reader: (request: ComprehendRequest, language: string) => Promise<Result>,
  ): Promise<Part<Result>> => {
    const tooLong = textTooLong(part, bytes);
    if (tooLong) return tooLong;
    // Comprehend requires the language, so the reason for a missing language is the part's reason too.
    if (language.status === 'unavailable') return language;
    const { code } = language.result;
    return unsupportedLanguage(part, code) ?? (await attempt(part, () => reader(request, code)));
  };
  const [entities, keyPhrases, sentiment, syntax] = await Promise.all([
    read('entities', readEntities),
    read('keyPhrases', readKeyPhrases),
    read('sentiment', readSentiment),
    read('syntax', readSyntax),
  ]);
  return { language, entities, keyPhrases, sentiment, syntax };
}

async function attempt<Result>(part: PartName, read: () => Promise<Result>): Promise<Part<Result>> {
  try {
    return { status: 'done', result: await read() };
  } catch (error) {
    console.warn({ part, error });
    return unavailableBecauseOf(error);
  }
}
