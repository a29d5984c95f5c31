import { refusals } from './gateway-error';
import { isBinaryType } from './proxy-event';

export interface HttpAnswer {
  readonly statusCode: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** Set by the sender of the response. */
const connectionHeaders = ['connection', 'content-length', 'date', 'transfer-encoding'];

/**
 * Converts the result of a proxy integration's function to an HTTP response.
 * @param accept the request's Accept header: it decides whether a body in base64 is sent as bytes
 * @throws GatewayError 502 when it does not have the format that the gateway requires.
 */
export function readProxyResponse(
  answer: unknown,
  binaryMediaTypes: readonly string[],
  accept: string | undefined,
): HttpAnswer {
  if (typeof answer !== 'object' || answer === null) throw refusals.integrationFailed();
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = answer as Record<string, unknown>;
  const status = Number(statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599) throw refusals.integrationFailed();
  if (body !== undefined && body !== null && typeof body !== 'string') throw refusals.integrationFailed();
  const asBytes = isBase64Encoded === true && isBinaryType(accept?.split(',')[0], binaryMediaTypes);
  return {
    statusCode: status,
    headers: { 'content-type': 'application/json', ...readHeaders(headers), ...readHeaders(multiValueHeaders) },
    body: Buffer.from(body ?? '', asBytes ? 'base64' : 'utf8'),
  };
}

function readHeaders(headers: unknown): Record<string, string | string[]> {
  if (headers === undefined || headers === null) return {};
  if (typeof headers !== 'object' || Array.isArray(headers)) throw refusals.integrationFailed();
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (connectionHeaders.includes(name.toLowerCase())) continue;
    result[name.toLowerCase()] = Array.isArray(value) ? value.map(asText) : asText(value);
  }
  return result;
}

function asText(value: unknown): string {
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  throw refusals.integrationFailed();
}
