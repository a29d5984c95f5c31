import type { RequiredParameter, Requirements } from './api-definition';
import { refusals } from './gateway-error';
import { headerOf } from './request';
import type { ApiRequest } from './types';

/**
 * Validates a request before its integration is called.
 *
 * A body whose media type has no model passes unchecked, as on AWS: the function must not rely on this check.
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-method-request-validation.html
 * @throws GatewayError 400
 */
export function checkRequirements({ models, parameters }: Requirements, request: ApiRequest): void {
  const missing = parameters.filter((parameter) => !valueOfParameter(parameter, request));
  if (missing.length > 0) throw refusals.badParameters(missing.map((parameter) => parameter.name));

  const mediaType = (headerOf(request, 'content-type') ?? 'application/json').split(';')[0]?.trim().toLowerCase();
  const accepts = models.get(mediaType ?? '') ?? models.get('$default');
  if (accepts && !accepts(parse(request.body))) throw refusals.badBody();
}

function valueOfParameter({ location, name }: RequiredParameter, request: ApiRequest): string | null | undefined {
  if (location === 'header') return headerOf(request, name.toLowerCase());
  return location === 'path' ? request.pathParameters[name] : request.query.get(name);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw refusals.badBody();
  }
}
