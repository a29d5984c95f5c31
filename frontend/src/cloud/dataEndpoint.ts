import { generateClient, post } from 'aws-amplify/api';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { apiKeyFields } from '../../../graphql/access';
import { dataEndpoint } from './amplify';
import { authorised } from './authorisedCalls';
import { needAwsCredentials } from './awsCredentials';
import { dataEndpointSettings as settings } from './configure';
import { defaultTimeLimit, type TimedCall } from './timeLimit';
import { sessionSignal } from './tokenRefresh';

type AuthMode = 'apiKey' | 'iam' | 'token';

/** How an operation is authenticated. An API key only reads rentals: the rest needs the person's token. */
function authModeOf(query: string): AuthMode {
  const type = settings()?.defaultAuthMode;
  if (type === 'apiKey' && isReadByKey(query)) return 'apiKey';
  return type === 'iam' ? 'iam' : 'token';
}

/** Each operation of the website is a query, a mutation or a subscription of one field. */
function isReadByKey(query: string): boolean {
  const field = /^\s*query\b[^{]*\{\s*(\w+)/.exec(query)?.[1];
  return apiKeyFields.some((allowed) => allowed === `Query.${field}`);
}

/**
 * The headers that authenticate a call to the data endpoint: an API key, the ID token, or none where the request is
 * signed. Amplify's own token mode sends the access token.
 * @throws UserUnAuthenticatedException without tokens
 */
async function authHeaders(mode: AuthMode): Promise<Record<string, string>> {
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

type Operation = { operationName: string; variables: Record<string, never>; query: string };

async function send<Data>(operation: Operation, { signal, progressed }: TimedCall): Promise<{ data: Data }> {
  const mode = authModeOf(operation.query);
  const headers = await authHeaders(mode);
  const { response, cancel } = post({
    apiName: dataEndpoint,
    path: '',
    options: { headers, body: operation, defaultAuthMode: mode === 'iam' ? 'iam' : 'none' },
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
  if (authModeOf(query) === 'iam') {
    needAwsCredentials();
    return generateClient({ authMode: 'iam' }).graphql({ query, variables });
  }
  return generateClient({ authMode: 'none', headers: () => authHeaders('token') }).graphql({ query, variables });
}
