import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/** Milliseconds after which an attempt is given up: some hundred times what one takes. */
const attemptTimeout = 3_000;

/**
 * The client that rows are written through. Attempts are repeated by the function, until the batch's deadline; the SDK
 * repeating them too would multiply them.
 *
 * A batch is hundreds of requests of one kind, so two things the SDK does for each of them are left out, which together
 * were a third of the processor's time: putting together the steps of a request anew, and copying it for a logger that
 * is not there.
 */
export function tableClient(configuration: DynamoDBClientConfig = {}): DynamoDBClient {
  const client = new DynamoDBClient({
    maxAttempts: 1,
    // Works only for requests that come without options of their own, such as a signal to abort them.
    cacheMiddleware: true,
    requestHandler: { requestTimeout: attemptTimeout, throwOnRequestTimeout: true },
    ...configuration,
  });
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}
