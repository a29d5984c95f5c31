import { post } from 'aws-amplify/api';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Interpretation } from '../../../graphql/interpretation';
import { authorised } from './authorisedCalls';
import { type CloudFailure, cloudErrorOf, type TextRefusal } from './errors';

export type { Interpretation };

/** Why a text was not interpreted; locales/<language>/rentals.json has a sentence for each (`aiFilter.failure`). */
export type InterpretationFailure = CloudFailure | TextRefusal;

/** Transient failures: the same text can be sent again. */
export const transientFailures: readonly InterpretationFailure[] = ['network', 'busy', 'failed'];

/**
 * Interprets a text: entities, key phrases, language, sentiment, syntax.
 * @param text at most 100,000 bytes for any part of the result, and 5,000 for all parts
 * (lambdas/entity-extractor/limits.ts)
 * @throws when there is no result, see `failureOf`. A result that lacks parts is not an error.
 */
export function interpret(text: string, signal?: AbortSignal): Promise<Interpretation> {
  return authorised((timed) => postText(text, timed.signal, signal));
}

async function postText(text: string, inTime: AbortSignal, wanted?: AbortSignal): Promise<Interpretation> {
  wanted?.throwIfAborted();
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (!tokens?.idToken) throw new NotSignedIn('A text is interpreted for people who are signed in.');
  const call = post({
    apiName: 'entityExtractor',
    path: '/interpret',
    options: {
      headers: { Authorization: tokens.idToken.toString() },
      body: { text },
      defaultAuthMode: 'none',
      // No automatic retries: the caller sends many texts, and retries them together.
      retryStrategy: { strategy: 'no-retry' },
    },
  });
  const ended = wanted ? AbortSignal.any([inTime, wanted]) : inTime;
  const stop = () => call.cancel();
  ended.addEventListener('abort', stop, { once: true });
  try {
    const { body } = await call.response;
    return (await body.json()) as unknown as Interpretation;
  } catch (error) {
    wanted?.throwIfAborted();
    throw error;
  } finally {
    ended.removeEventListener('abort', stop);
  }
}

class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

/** Why `interpret` failed. */
export function failureOf(error: unknown): InterpretationFailure {
  const { kind, reason } = cloudErrorOf(error);
  return kind === 'call' || kind === 'text' ? reason : 'unknown';
}
