import { generateClient, post } from 'aws-amplify/api';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { dataEndpoint } from './amplify';
import { authorised } from './authorisedCalls';
import { needAwsCredentials } from './awsCredentials';
import { dataEndpointSettings as settings } from './configure';
import { defaultTimeLimit, type TimedCall } from './timeLimit';
import { sessionSignal } from './tokenRefresh';

/** The auth type for Amplify. Its own token mode sends the access token, so the token headers are set here instead. */
function authMode(): 'apiKey' | 'iam' | 'none' {
  const type = settings()?.defaultAuthMode;
  return type === 'apiKey' || type === 'iam' ? type : 'none';
}

/**
 * The headers that authenticate a call to the data endpoint, by its configured auth type: an API key, the ID token, or
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

/** The bandwidth of the slowest supported connection, in bytes per millisecond. */
const slowLine = 8;

/**
 * Sends a query or a mutation, which must have an operation name.
 * @throws the response if it has errors, even though its data may be nearly complete
 */
export function request<Data>(query: string, variables: object): Promise<{ data: Data }> {
  const operationName = /\w+\s+(\w+)/.exec(query)?.[1] ?? '';
  const operation = { operationName, variables: variables as Record<string, never>, query };
  // Browsers do not report upload progress.
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
  // A hanging call would occupy one of the browser's six connections.
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

/** Reports each chunk of a response body as it arrives, if the browser streams it. */
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

/** A refusal with an error status still has a GraphQL body. */
function rethrowAnswer(error: { response?: { body?: string } }): never {
  let answer: { errors?: unknown[] } | undefined;
  try {
    answer = JSON.parse(error.response?.body ?? '');
  } catch {
    // A proxy before the endpoint may respond with something else.
  }
  throw answer?.errors?.length ? Object.assign(error, { errors: answer.errors }) : error;
}

/** Amplify's subscription client, which opens its connection with the same headers. */
export function subscribe(query: string, variables: Record<string, string> = {}): unknown {
  const mode = authMode();
  if (mode === 'iam') needAwsCredentials();
  const headers = mode === 'none' ? authHeaders : undefined;
  return generateClient({ authMode: mode, headers }).graphql({ query, variables });
}
