/** Where a user pool is called, and as which client: fields of Amplify's configuration. */
export interface UserPoolClient {
  readonly userPoolEndpoint?: string | undefined;
  readonly userPoolClientId?: string | undefined;
}

/** A refusal or a failure of the user pool, named and shaped like Amplify's errors. */
export class UserPoolError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    readonly metadata: { readonly httpStatusCode: number },
  ) {
    super(message);
  }
}

/**
 * Calls an operation of the user pool that Amplify has no function for.
 * @throws UserPoolError when the pool refuses or fails; TypeError without a response, or with one that is not the pool's
 */
export async function callUserPool<Answer>(
  { userPoolEndpoint = '', userPoolClientId }: UserPoolClient,
  operation: string,
  parameters: object,
  options: Pick<RequestInit, 'signal' | 'keepalive'>,
): Promise<Answer> {
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: userPoolClientId, ...parameters }),
    ...options,
  });
  const text = await response.text();
  const answer = parsed(text);
  if (response.ok) {
    if (answer) return answer as Answer;
    throw new TypeError('Failed to fetch: the response is not the user pool’s.');
  }
  const { __type = '', message = '' } = (answer ?? {}) as { __type?: string; message?: string };
  // As in "com.amazonaws.cognito#NotAuthorizedException".
  const name = __type.split('#').at(-1) || `Status${response.status}`;
  throw new UserPoolError(name, message, { httpStatusCode: response.status });
}

/** RevokeToken answers with nothing; a proxy before the pool may answer with anything. */
function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Names of throttling and timeouts, which come with status 400. */
const retryable = /throttl|toomanyrequests|requestlimit|slowdown|timeout|limitexceeded/i;

/** Whether a failed call may succeed when it is made again. */
export function canRetryUserPool(error: unknown): boolean {
  if (!(error instanceof UserPoolError)) return true;
  const { httpStatusCode } = error.metadata;
  return httpStatusCode === 429 || httpStatusCode >= 500 || retryable.test(error.name);
}
