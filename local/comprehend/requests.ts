import { AwsError } from '../http/errors';
import type { OperationName } from './operations';

/** The longest text of each operation, in bytes of UTF-8, as Comprehend has it. */
const maxTextBytes: Readonly<Record<OperationName, number>> = {
  DetectDominantLanguage: 100_000,
  DetectEntities: 100_000,
  DetectKeyPhrases: 100_000,
  DetectSentiment: 5_000,
  DetectSyntax: 5_000,
};

/**
 * The text of a request, when it can be read here.
 * @throws AwsError InvalidRequestException, TextSizeLimitExceededException or UnsupportedLanguageException.
 */
export function textOf(operation: OperationName, input: unknown): string {
  const { Text, LanguageCode } = (input ?? {}) as { Text?: unknown; LanguageCode?: unknown };
  if (typeof Text !== 'string' || Text === '') {
    throw new AwsError(
      'InvalidRequestException',
      'Value at Text failed to satisfy constraint: Member must have length greater than or equal to 1',
    );
  }
  const longest = maxTextBytes[operation];
  if (Buffer.byteLength(Text) > longest) {
    throw new AwsError(
      'TextSizeLimitExceededException',
      `Input text size exceeds limit. Max length of request text allowed is ${longest} bytes`,
    );
  }
  if (operation !== 'DetectDominantLanguage') checkLanguage(LanguageCode);
  return Text;
}

function checkLanguage(languageCode: unknown): void {
  if (typeof languageCode !== 'string' || languageCode === '') {
    throw new AwsError(
      'InvalidRequestException',
      'Value null at LanguageCode failed to satisfy constraint: Member must not be null',
    );
  }
  if (languageCode !== 'en') {
    throw new AwsError(
      'UnsupportedLanguageException',
      `The local interpreter reads English only, not ${languageCode}. Amazon Comprehend reads more languages.`,
    );
  }
}
