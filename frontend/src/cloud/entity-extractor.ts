import { post } from 'aws-amplify/api';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Interpretation, InterpretationRefusal } from '../../../graphql/interpretation';
import { authorised } from './authorised-calls';
import { type CloudFailure, errorKey } from './errors';

export type { Interpretation };

/** Why a text was not interpreted; locales/<language>/rentals.json has a sentence for each (`aiFilter.failure`). */
export type InterpretationFailure = CloudFailure | 'refused' | 'tooLong' | 'allowance' | 'failed';

/** Transient failures: the same text can be sent again. */
export const transientFailures: readonly InterpretationFailure[] = ['network', 'busy', 'failed'];

/**
 * Interprets a text: entities, key phrases, language, sentiment, syntax. Amplify is configured before this is called,
 * as signing in loads cloud/clients.ts.
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

const failuresByStatus: Readonly<Record<number, InterpretationFailure>> = {
  400: 'refused',
  401: 'signedOut',
  403: 'signedOut',
  413: 'tooLong',
  429: 'busy',
};

/** Maps an error of `interpret` to the reason that is shown. */
export function failureOf(error: unknown): InterpretationFailure {
  const { name, response } = (error ?? {}) as RestError;
  if (response?.statusCode) {
    if (response.statusCode === 429 && refusalOf(response.body).reason === 'DailyAllowance') return 'allowance';
    if (response.statusCode === 403 && refusalOf(response.body).reason === 'Role') return 'notAllowed';
    return failuresByStatus[response.statusCode] ?? (response.statusCode >= 500 ? 'failed' : 'unknown');
  }
  if (name === 'NotSignedIn') return 'signedOut';
  return errorKey(error) === 'network' ? 'network' : 'unknown';
}

/** The response body for a refused text; empty when the API, or the network before it, refused the request. */
function refusalOf(body: string | undefined): Partial<InterpretationRefusal> {
  try {
    return JSON.parse(body ?? '{}');
  } catch {
    return {};
  }
}

interface RestError {
  name?: string;
  response?: { statusCode?: number; body?: string };
}
