import type { Interpretation, Part, Unavailable } from '../../graphql/interpretation';

const throttlingErrors = ['ThrottlingException', 'TooManyRequestsException'];

/** What an error of Comprehend means for the part that was asked for. */
export function unavailableBecauseOf(error: unknown): Unavailable {
  const name = error instanceof Error ? error.name : '';
  if (throttlingErrors.includes(name)) {
    return unavailable('Throttled', 'Too many texts are being read at once. Try again in a moment.');
  }
  if (name === 'TextSizeLimitExceededException') {
    return unavailable('TextTooLong', 'The text is too long for this. Shorten it.');
  }
  if (name === 'UnsupportedLanguageException') {
    return unavailable('UnsupportedLanguage', 'This cannot be read in the language of the text.');
  }
  return unavailable('Failed', 'The text could not be read this time. Try again.');
}

function unavailable(reason: Unavailable['reason'], message: string): Unavailable {
  return { status: 'unavailable', reason, message };
}

/**
 * Tells whether an interpretation is no answer at all: no part is there, and the text is not to blame for any.
 * @returns what to say instead, or undefined
 */
export function totalFailure(interpretation: Interpretation): Unavailable | undefined {
  const parts: Part<unknown>[] = Object.values(interpretation);
  const passing = parts.filter(
    (part): part is Unavailable => part.status === 'unavailable' && ['Throttled', 'Failed'].includes(part.reason),
  );
  if (passing.length < parts.length) return undefined;
  return passing.find(({ reason }) => reason === 'Throttled') ?? passing[0];
}
