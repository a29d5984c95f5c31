import type { FaultyService } from './types';

/** A service's error response, in its own protocol. */
export interface Refusal {
  readonly statusCode: number;
  readonly contentType: string;
  readonly errorType: string;
  readonly message: string;
  readonly body: string;
}

const awsJson = (statusCode: number, errorType: string, message: string): Refusal => ({
  statusCode,
  errorType,
  message,
  contentType: 'application/x-amz-json-1.1',
  body: JSON.stringify({ __type: errorType, message }),
});

const json = (statusCode: number, errorType: string, message: string, body: object = { message }): Refusal => ({
  statusCode,
  errorType,
  message,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

const xml = (statusCode: number, code: string, message: string): Refusal => ({
  statusCode,
  errorType: code,
  message,
  contentType: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
});

const graphql = (statusCode: number, errorType: string, message: string): Refusal =>
  json(statusCode, errorType, message, { errors: [{ errorType, message }] });

const refusals: Readonly<Record<FaultyService, { throttle: Refusal; fail: Refusal }>> = {
  appsync: {
    throttle: graphql(429, 'TooManyRequestsException', 'Too many requests.'),
    fail: graphql(500, 'InternalFailure', 'An internal failure occurred.'),
  },
  cognito: {
    throttle: awsJson(400, 'TooManyRequestsException', 'Rate exceeded'),
    fail: awsJson(500, 'InternalErrorException', 'Something went wrong'),
  },
  comprehend: {
    throttle: awsJson(400, 'ThrottlingException', 'Rate exceeded'),
    fail: awsJson(500, 'InternalServerException', 'An internal error occurred.'),
  },
  dynamodb: {
    throttle: awsJson(
      400,
      'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
      'The level of configured provisioned throughput for the table was exceeded.',
    ),
    fail: awsJson(500, 'com.amazonaws.dynamodb.v20120810#InternalServerError', 'The request processing has failed.'),
  },
  lambda: {
    throttle: json(429, 'TooManyRequestsException', 'Rate Exceeded.'),
    // An error of the function, not of the service: its runtime has exited.
    fail: json(200, 'Runtime.ExitError', 'Error: Runtime exited with error: signal: killed'),
  },
  rest: {
    throttle: json(429, 'TooManyRequestsException', 'Too Many Requests'),
    fail: json(500, 'InternalServerErrorException', 'Internal server error'),
  },
  s3: {
    throttle: xml(503, 'SlowDown', 'Please reduce your request rate.'),
    fail: xml(500, 'InternalError', 'We encountered an internal error. Please try again.'),
  },
};

export const refusalOf = (service: FaultyService, kind: 'throttle' | 'fail'): Refusal => refusals[service][kind];
