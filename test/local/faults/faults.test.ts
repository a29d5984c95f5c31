import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { dispatch } from '../../../local/dispatch';
import { createFaults, type FaultsService } from '../../../local/faults/faults';
import { withFaults } from '../../../local/faults/with-faults';
import type { Mount } from '../../../local/service';
import { fakeAssembly } from '../fake-assembly';

let server: Server;
let faults: FaultsService;
let origin: string;
let chances: number[] = [];
let reached = 0;

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { assembly: fakeAssembly([]), dataDirectory: '', origin, log: () => {} };
  faults = createFaults(context, { random: () => chances.shift() ?? 0 });
  const mounts: Mount[] = [
    {
      prefix: '/db',
      faultName: 'dynamodb',
      handler: (_request, response) => {
        reached++;
        response.setHeader('content-type', 'application/x-amz-json-1.0').end('{"TableNames":[]}');
      },
    },
    {
      prefix: '/files',
      faultName: 's3',
      handler: (_request, response) => {
        response.setHeader('content-length', 1_000);
        response.write(Buffer.alloc(600, 'a'));
        response.end(Buffer.alloc(400, 'b'));
      },
    },
    ...faults.mounts,
  ];
  dispatch(server, mounts.map(withFaults(faults)), origin, () => {});
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
const listTables = (attempts?: number) => client(attempts).send(new ListTablesCommand());

test('without a fault a request goes its way', async () => {
  await listTables();
  expect(reached).toBe(1);
});

test("a throttled service refuses in its own protocol's words, which its real client understands and retries", async () => {
  await add({ service: 'dynamodb', kind: 'throttle', times: 2 });
  await expect(listTables()).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
  await listTables(3);
  expect(reached).toBe(1);
});

test('a fault is injected at its rate', async () => {
  await add({ service: 'dynamodb', kind: 'fail', rate: 0.5 });
  chances = [0.49, 0.5];
  await expect(listTables()).rejects.toMatchObject({ name: 'InternalServerError' });
  await listTables();
  expect(reached).toBe(1);
});

test('a hanging service never answers, a slow one late', async () => {
  await add({ service: 'dynamodb', kind: 'hang', times: 1 });
  await add({ service: 'dynamodb', kind: 'slow', delay: 50, times: 1 });
  await expect(fetch(`${origin}/db`, { signal: AbortSignal.timeout(200) })).rejects.toThrow();
  const start = performance.now();
  await fetch(`${origin}/db`);
  expect(performance.now() - start).toBeGreaterThanOrEqual(49);
});

test('another service is not affected', async () => {
  await add({ service: 's3', kind: 'fail' });
  await listTables();
});

describe('a partial answer', () => {
  const refused = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      try {
        faults.injectPartialFault('dynamodb', `Table {"id":"${index}"}`);
        return false;
      } catch (error) {
        expect(error).toMatchObject({ code: 'ProvisionedThroughputExceededException', statusCode: 400 });
        return true;
      }
    });

  test('of a table refuses a share of its items, the same ones at every request', async () => {
    await add({ service: 'dynamodb', kind: 'partial', rate: 0.25 });
    const first = refused(1_000);
    const share = first.filter(Boolean).length / first.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
    expect(refused(1_000)).toEqual(first);
    // What is for no one item goes its way.
    await listTables();
  });

  test('affects half the items by default, and ends after its number of times', async () => {
    const { faults: listed } = (await (await add({ service: 'dynamodb', kind: 'partial', times: 3 })).json()) as {
      faults: object[];
    };
    expect(listed).toMatchObject([{ kind: 'partial', rate: 0.5 }]);
    expect(refused(100).filter(Boolean)).toHaveLength(3);
  });

  test('of an object announces all of it, sends half of a piece, and loses the connection', async () => {
    await add({ service: 's3', kind: 'partial', times: 1 });
    const response = await fetch(`${origin}/files`);
    expect(response.headers.get('content-length')).toBe('1000');
    const received: Uint8Array[] = [];
    const read = async () => {
      for await (const chunk of response.body ?? []) received.push(chunk);
    };
    await expect(read()).rejects.toThrow();
    expect(Buffer.concat(received)).toEqual(Buffer.alloc(300, 'a'));
    expect(await (await fetch(`${origin}/files`)).text()).toHaveLength(1_000);
  });
});

test.each([
  [{ service: 'cognito', kind: 'partial' }, 400, /kind: only comprehend .* answer partially/],
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
