/** How often a text that Comprehend throttles is sent: retries of the browser, the function and the SDK multiply nowhere. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';

mockClient(DynamoDBClient).on(UpdateItemCommand).resolves({});
jest.spyOn(console, 'info').mockImplementation();
jest.spyOn(console, 'warn').mockImplementation();

/** Operations that are throttled now. */
let throttled: readonly string[] = [];
let requests: string[] = [];
let comprehend: Server;
let handler: typeof import('../../../lambdas/entity-extractor/handler').handler;

beforeAll(async () => {
  comprehend = createServer(({ headers }, response) => {
    const operation = String(headers['x-amz-target']).replace(/^.*\./, '');
    requests.push(operation);
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    if (throttled.includes(operation)) {
      response.statusCode = 400;
      response.end('{"__type":"ThrottlingException","message":"Rate exceeded"}');
    } else {
      response.end(operation === 'DetectDominantLanguage' ? '{"Languages":[{"LanguageCode":"en","Score":1}]}' : '{}');
    }
  });
  await new Promise<void>((resolve) => comprehend.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    USAGE_TABLE_NAME: 'Usage',
    MAX_TEXT_BYTES: '100000',
    CHARACTERS_PER_DAY: '200000',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_COMPREHEND: `http://127.0.0.1:${(comprehend.address() as AddressInfo).port}`,
  });
  // Loaded after its environment, as on Lambda.
  ({ handler } = require('../../../lambdas/entity-extractor/handler'));
});
afterAll(async () => {
  comprehend.closeAllConnections();
  await new Promise((resolve) => comprehend.close(resolve));
});
beforeEach(() => {
  requests = [];
});

async function statusOf(): Promise<number> {
  const requestContext = { authorizer: { claims: { sub: 'ann', 'cognito:groups': 'editor' } } };
  const event = { body: '{"text":"Rentals in Belgium"}', isBase64Encoded: false, requestContext };
  const context = { getRemainingTimeInMillis: () => 15_000 };
  return (await handler(event as Parameters<typeof handler>[0], context)).statusCode;
}

test('a text whose language is throttled is sent once, and the caller is told to send it again', async () => {
  throttled = ['DetectDominantLanguage'];
  expect(await statusOf()).toBe(429);
  expect(requests).toEqual(['DetectDominantLanguage']);
});

test('another part is tried three times here, as nobody else does', async () => {
  throttled = ['DetectEntities'];
  expect(await statusOf()).toBe(200);
  const counts: Record<string, number> = {};
  for (const operation of requests) counts[operation] = (counts[operation] ?? 0) + 1;
  expect(counts).toEqual({
    DetectDominantLanguage: 1,
    DetectEntities: 3,
    DetectKeyPhrases: 1,
    DetectSentiment: 1,
    DetectSyntax: 1,
  });
});
