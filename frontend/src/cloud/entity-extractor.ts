import { post } from 'aws-amplify/api';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Interpretation, InterpretationRefusal } from '../../../graphql/interpretation';
import { authorised } from './authorised-calls';
import { errorKey } from './errors';

export type { Interpretation };

/** Why a text was not interpreted at all; locales/<language>/rentals.json has a sentence for each (`aiFilter.failure`). */
export type InterpretationFailure =
  | 'network'
  | 'signedOut'
  | 'refused'
  | 'tooLong'
  | 'allowance'
  | 'busy'
  | 'failed'
  | 'unknown';

/** Those that may pass: the same text can be sent again. */
export const passingFailures: readonly InterpretationFailure[] = ['network', 'busy', 'failed'];

/**
 * Interprets a text: entities, key phrases, language, sentiment, syntax. Whoever is signed in got there through
 * cloud/clients.ts, which configured Amplify.
 * @param text at most 100,000 bytes for any part to be read, and 5,000 for all (lambdas/entity-extractor/limits.ts)
 * @throws when there is no answer; `failureOf` tells why. An answer that lacks parts is an answer.
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
      // Whoever calls knows how many texts are to come, and waits for all of them together.
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

/** What an error of `interpret` comes down to. */
export function failureOf(error: unknown): InterpretationFailure {
  const { name, response } = (error ?? {}) as RestError;
  if (response?.statusCode) {
    if (response.statusCode === 429 && refusalOf(response.body).reason === 'DailyAllowance') return 'allowance';
    return failuresByStatus[response.statusCode] ?? (response.statusCode >= 500 ? 'failed' : 'unknown');
  }
  if (name === 'NotSignedIn') return 'signedOut';
  return errorKey(error) === 'network' ? 'network' : 'unknown';
}

/** What a refused text was answered with; empty where the answer came from the API or the network before it. */
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
