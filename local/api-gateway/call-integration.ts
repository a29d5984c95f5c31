import { AwsError } from '../http/errors';
import type { Functions } from '../lambda/types';
import { GatewayError, refusals } from './gateway-error';
import { proxyEvent, type RouteAnnouncer } from './proxy-event';
import { type HttpAnswer, readProxyResponse } from './proxy-response';
import { headerOf } from './request';
import type { ApiRequest, Caller, Integration } from './types';

/**
 * Has an integration answer a request.
 * @throws GatewayError 502 when it fails or answers in another form than it should; 504 when it takes too long.
 */
export async function callIntegration(
  integration: Integration,
  functions: Functions,
  request: ApiRequest,
  arrival: RouteAnnouncer,
  caller: Caller,
  log: (line: string) => void,
): Promise<HttpAnswer> {
  if (integration.kind === 'fixed') {
    const { statusCode, headers, body } = integration;
    return { statusCode, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(body) };
  }
  const { functionArn, timeoutMilliseconds } = integration;
  try {
    const answer = await within(
      timeoutMilliseconds,
      functions.invoke(functionArn, proxyEvent(request, arrival, caller)),
    );
    return readProxyResponse(answer, arrival.api.binaryMediaTypes, headerOf(request, 'accept'));
  } catch (error) {
    // The caller is told no more than that it failed; why is for the console.
    const reason = error instanceof GatewayError ? 'answered in a form the gateway does not take' : String(error);
    log(`${request.method} ${request.path}: the function ${functionArn} failed: ${reason}`);
    if (error instanceof GatewayError) throw error;
    // What Lambda itself refuses is the gateway's own error, what the function gets wrong is a bad gateway.
    throw error instanceof AwsError && error.statusCode === 429 ? refusals.failed() : refusals.integrationFailed();
  }
}

/** Waits no longer than the gateway does; the function itself goes on, as on AWS. */
async function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusals.integrationTimedOut()), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
