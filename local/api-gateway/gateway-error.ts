/** An error response of the gateway itself. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(
    readonly statusCode: number,
    /** For the header `x-amzn-errortype`. */
    readonly errorType: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The gateway's default responses.
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
 */
export const refusals = {
  accessDenied: (message: string) => new GatewayError(403, 'AccessDeniedException', message),
  badBody: () => new GatewayError(400, 'BadRequestException', 'Invalid request body'),
  badParameters: (names: readonly string[]) =>
    new GatewayError(400, 'BadRequestException', `Missing required request parameters: [${names.join(', ')}]`),
  badPath: () => new GatewayError(400, 'BadRequestException', 'Bad Request'),
  forbidden: () => new GatewayError(403, 'ForbiddenException', 'Forbidden'),
  failed: () => new GatewayError(500, 'InternalServerErrorException', 'Internal server error'),
  integrationFailed: () => new GatewayError(502, 'InternalServerErrorException', 'Internal server error'),
  integrationTimedOut: () => new GatewayError(504, 'InternalServerErrorException', 'Endpoint request timed out'),
  tooLarge: () => new GatewayError(413, 'RequestEntityTooLargeException', 'Request Too Long'),
  tooManyRequests: () => new GatewayError(429, 'TooManyRequestsException', 'Too Many Requests'),
  unauthorized: () => new GatewayError(401, 'UnauthorizedException', 'Unauthorized'),
  unknownRoute: () => new GatewayError(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token'),
  tokenExpired: () => new GatewayError(401, 'UnauthorizedException', 'The incoming token has expired'),
};
