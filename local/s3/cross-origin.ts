import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CorsRule, corsHeaders } from './cross-origin-rules';
import { s3Error } from './errors';

/**
 * Sets the answer's CORS headers by a bucket's rules, and answers a preflight.
 * @returns whether the request was a preflight and is answered.
 * @throws AwsError AccessForbidden for a preflight that no rule matches.
 */
export function answerCrossOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  rules: readonly CorsRule[],
): boolean {
  const preflight = request.method === 'OPTIONS';
  const { origin } = request.headers;
  if (!origin) {
    if (preflight) throw s3Error('InvalidRequest', 'Insufficient information. Origin request header needed.');
    return false;
  }
  const asked = (name: string) => String(request.headers[`access-control-request-${name}`] ?? '');
  const method = preflight ? asked('method') : (request.method ?? 'GET');
  const headers = corsHeaders(rules, { origin, method, headers: preflight ? names(asked('headers')) : [] });
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  if (!preflight) return false;
  if (!headers) throw s3Error('AccessForbidden', undefined, { Method: method });
  response.writeHead(200, { 'content-length': 0 }).end();
  return true;
}

function names(header: string): string[] {
  return header
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
}
