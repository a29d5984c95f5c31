import { AwsError } from '../http/errors';
import type { Functions } from '../lambda/types';
import { withinTimeUnlessInspected } from '../time-limit';
import type { Integration } from './api-definition';
import { GatewayError, refusals } from './gateway-error';
import { proxyEvent, type RequestTarget } from './proxy-event';
import { type HttpAnswer, readProxyResponse } from './proxy-response';
import { headerOf } from './request';
import type { ApiRequest, Caller } from './types';

/**
 * Calls an integration.
 * @throws GatewayError 502 when it fails or its response is invalid; 500 when Lambda refuses to run it; 504 when it
 * takes too long.
 */
export async function callIntegration(
  integration: Integration,
  functions: Functions,
  request: ApiRequest,
  target: RequestTarget,
  caller: Caller,
  log: (line: string) => void,
): Promise<HttpAnswer> {
  if (integration.kind === 'fixed') {
    const { statusCode, headers, body } = integration;
    return { statusCode, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(body) };
  }
  const { functionArn, timeoutMilliseconds } = integration;
  try {
    const invocation = functions.invoke(functionArn, proxyEvent(request, target, caller));
    // The function itself goes on, as on AWS.
    const answer = await withinTimeUnlessInspected(invocation, timeoutMilliseconds, () => {
      throw refusals.integrationTimedOut();
    });
    return readProxyResponse(answer, target.api.binaryMediaTypes, headerOf(request, 'accept'));
  } catch (error) {
    // The response only says that it failed; the console shows why.
    const reason = reasonOf(error, timeoutMilliseconds);
    log(`${request.method} ${request.path}: the function ${functionArn} failed: ${reason}`);
    if (error instanceof GatewayError) throw error;
    // A refusal by Lambda is the gateway's own error (500), an error of the function a bad gateway (502).
    throw error instanceof AwsError ? refusals.failed() : refusals.integrationFailed();
  }
}

function reasonOf(error: unknown, timeoutMilliseconds: number): string {
  if (!(error instanceof GatewayError)) return String(error);
  return error.statusCode === 504
    ? `did not answer within ${timeoutMilliseconds} ms`
    : 'answered in a form the gateway does not take';
}
