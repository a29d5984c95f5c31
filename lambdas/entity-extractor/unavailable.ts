import type { Interpretation, Part, Unavailable } from '../../graphql/interpretation';

const throttlingErrors = ['ThrottlingException', 'TooManyRequestsException'];

/** The unavailable part that an error of Comprehend results in. */
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
 * Whether an interpretation failed as a whole: every part is missing, and none because of the text.
 * @returns the answer in its place, or undefined
 */
export function totalFailure(interpretation: Interpretation): Unavailable | undefined {
  const parts: Part<unknown>[] = Object.values(interpretation);
  const transient = parts.filter(
    (part): part is Unavailable => part.status === 'unavailable' && ['Throttled', 'Failed'].includes(part.reason),
  );
  if (transient.length < parts.length) return undefined;
  return transient.find(({ reason }) => reason === 'Throttled') ?? transient[0];
}
