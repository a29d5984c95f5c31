import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/** Timeout of an attempt in milliseconds: about a hundred times its typical duration. */
const attemptTimeout = 3_000;

/**
 * The client that writes rows. The function retries, until the batch's deadline; retries by the SDK as well would
 * multiply them.
 *
 * A batch is hundreds of requests of one kind, so two things the SDK does for each of them are left out, which together
 * took a third of the processor's time: assembling the middleware stack again, and copying the request for a logger
 * that does not exist.
 */
export function createTableClient(configuration: DynamoDBClientConfig = {}): DynamoDBClient {
  const client = new DynamoDBClient({
    maxAttempts: 1,
    // Works only for requests without options, such as an abort signal.
    cacheMiddleware: true,
    requestHandler: { requestTimeout: attemptTimeout, throwOnRequestTimeout: true },
    ...configuration,
  });
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}
