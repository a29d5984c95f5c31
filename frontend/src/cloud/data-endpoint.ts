import { generateClient, post } from 'aws-amplify/api';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { dataEndpoint } from './amplify';
import { authorised } from './authorised-calls';
import { needAwsCredentials } from './aws-credentials';
import { dataEndpointSettings as settings } from './configure';
import { defaultTimeLimit, type TimedCall } from './time-limit';
import { sessionSignal } from './token-refresh';

/** What Amplify is told of the auth type: its own way with tokens is to send the access token, so those are ours. */
function authMode(): 'apiKey' | 'iam' | 'none' {
  const type = settings()?.defaultAuthMode;
  return type === 'apiKey' || type === 'iam' ? type : 'none';
}

/**
 * The headers that authenticate a call of the data endpoint, by its configured auth type: an API key, the ID token, or
 * none where the request is signed.
 * @throws UserUnAuthenticatedException without tokens
 */
async function authHeaders(): Promise<Record<string, string>> {
  const mode = authMode();
  if (mode === 'apiKey') return { 'x-api-key': settings()?.apiKey ?? '' };
  if (mode === 'iam') {
    needAwsCredentials();
    return {};
  }
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (tokens?.idToken) return { Authorization: tokens.idToken.toString() };
  throw Object.assign(new Error('User needs to be authenticated to call this API.'), {
    name: 'UserUnAuthenticatedException',
  });
}

/** Bytes that the slowest of lines in use carries in a millisecond. */
const slowLine = 8;

/**
 * Sends a query or a mutation, which has to have a name.
 * @throws the answer when it has errors, though its data may hold most of what was asked
 */
export function request<Data>(query: string, variables: object): Promise<{ data: Data }> {
  const operationName = /\w+\s+(\w+)/.exec(query)?.[1] ?? '';
  const operation = { operationName, variables: variables as Record<string, never>, query };
  // A browser does not tell how far it is with sending.
  const sendingTime = JSON.stringify(variables).length / slowLine;
  return authorised((timed) => send<Data>(operation, timed), defaultTimeLimit + sendingTime);
}

type Operation = Record<string, string | Record<string, never>>;

async function send<Data>(operation: Operation, { signal, progressed }: TimedCall): Promise<{ data: Data }> {
  const headers = await authHeaders();
  const { response, cancel } = post({
    apiName: dataEndpoint,
    path: '',
    options: { headers, body: operation, defaultAuthMode: authMode() === 'iam' ? 'iam' : 'none' },
  });
  // A call that hangs would take a connection from whoever comes next; a browser has six.
  const ended = AbortSignal.any([signal, sessionSignal()]);
  const stop = () => cancel();
  ended.addEventListener('abort', stop, { once: true });
  try {
    const { body } = await response.catch(rethrowAnswer);
    const answer = (await metered(body, progressed).json()) as { data: Data; errors?: unknown[] };
    if (answer.errors?.length) throw answer;
    return answer;
  } finally {
    ended.removeEventListener('abort', stop);
  }
}

/** An answer that tells of each piece of it that arrives, where the browser hands it over in pieces. */
function metered(body: { json(): Promise<unknown> }, progressed: () => void): { json(): Promise<unknown> } {
  progressed();
  if (!(body instanceof ReadableStream)) return body;
  const meter = new TransformStream({
    transform(piece, rest) {
      progressed();
      rest.enqueue(piece);
    },
  });
  return new Response(body.pipeThrough(meter));
}

/** A refusal with a status of its own is an answer of GraphQL all the same. */
function rethrowAnswer(error: { response?: { body?: string } }): never {
  let answer: { errors?: unknown[] } | undefined;
  try {
    answer = JSON.parse(error.response?.body ?? '');
  } catch {
    // What stands between here and the endpoint has answers of its own.
  }
  throw answer?.errors?.length ? Object.assign(error, { errors: answer.errors }) : error;
}

/** Amplify's client for subscriptions, which its connection is opened for with the same headers. */
export function subscribe(query: string): unknown {
  const mode = authMode();
  if (mode === 'iam') needAwsCredentials();
  const headers = mode === 'none' ? authHeaders : undefined;
  return generateClient({ authMode: mode, headers }).graphql({ query });
}
