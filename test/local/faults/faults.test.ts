import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { dispatch } from '../../../local/dispatch';
import { createFaults } from '../../../local/faults/faults';

let server: Server;
let origin: string;
let chances: number[] = [];
let reached = 0;

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults = createFaults(() => chances.shift() ?? 0);
  dispatch(
    server,
    [
      {
        prefix: '/db',
        intercept: (request, response) => faults.strike('dynamodb', request, response),
        handler: (_request, response) => {
          reached++;
          response.setHeader('content-type', 'application/x-amz-json-1.0').end('{"TableNames":[]}');
        },
      },
      { prefix: '/_local/faults', handler: faults.handler },
    ],
    origin,
    () => {},
  );
});
beforeEach(async () => {
  chances = [];
  reached = 0;
  await fetch(`${origin}/_local/faults`, { method: 'DELETE' });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const add = (fault: object | string, contentType = 'application/json') =>
  fetch(`${origin}/_local/faults`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: typeof fault === 'string' ? fault : JSON.stringify(fault),
  });
const client = (maxAttempts = 1) =>
  new DynamoDBClient({
    endpoint: `${origin}/db`,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
    maxAttempts,
  });
const ask = (attempts?: number) => client(attempts).send(new ListTablesCommand());

test('without a fault a request goes its way', async () => {
  await ask();
  expect(reached).toBe(1);
});

test("a throttled service refuses in its own protocol's words, which its real client understands and retries", async () => {
  await add({ service: 'dynamodb', kind: 'throttle', times: 2 });
  await expect(ask()).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
  await ask(3);
  expect(reached).toBe(1);
});

test('a fault strikes at its rate', async () => {
  await add({ service: 'dynamodb', kind: 'fail', rate: 0.5 });
  chances = [0.49, 0.5];
  await expect(ask()).rejects.toMatchObject({ name: 'InternalServerError' });
  await ask();
  expect(reached).toBe(1);
});

test('a hanging service never answers, a slow one late', async () => {
  await add({ service: 'dynamodb', kind: 'hang', times: 1 });
  await add({ service: 'dynamodb', kind: 'slow', delay: 50, times: 1 });
  await expect(fetch(`${origin}/db`, { signal: AbortSignal.timeout(200) })).rejects.toThrow();
  const began = performance.now();
  await fetch(`${origin}/db`);
  expect(performance.now() - began).toBeGreaterThanOrEqual(49);
});

test('another service is not struck', async () => {
  await add({ service: 's3', kind: 'fail' });
  await ask();
});

test.each([
  [{ service: 'everything', kind: 'fail' }, 400, /service: /],
  [{ service: 's3', kind: 'explode' }, 400, /kind: /],
  [{ service: 's3', kind: 'fail', rate: 2 }, 400, /rate: /],
  [{ service: 's3', kind: 'fail', often: true }, 400, /often/],
  ['nonsense', 400, /not JSON/],
])('%j is refused with the reason', async (fault, statusCode, message) => {
  const response = await add(fault);
  expect(response.status).toBe(statusCode);
  expect(((await response.json()) as { message: string }).message).toMatch(message);
});

test('a page of another origin cannot set a fault by a plain form or text', async () => {
  expect((await add({ service: 's3', kind: 'fail' }, 'text/plain')).status).toBe(415);
  const preflight = await fetch(`${origin}/_local/faults`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});
