import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { clientOf } from './local-table';

/** A client of a table service of a few lines. */
async function withService(listener: RequestListener, use: (client: ReturnType<typeof clientOf>) => Promise<void>) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = clientOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    await use(client);
  } finally {
    client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('an attempt without an answer times out, with an error that may be retried', () =>
  withService(
    () => undefined,
    async (client) => {
      await expect(client.send(new ListTablesCommand({}))).rejects.toMatchObject({ name: 'TimeoutError' });
    },
  ));

test('requests after the first are signed and serialised again, and are no longer than the first', async () => {
  const seen: { agent: string; signature: string }[] = [];
  await withService(
    ({ headers }, response) => {
      seen.push({ agent: String(headers['user-agent']), signature: String(headers.authorization) });
      response.setHeader('content-type', 'application/x-amz-json-1.0').end('{"TableNames":[]}');
    },
    async (client) => {
      for (let limit = 1; limit <= 20; limit++) await client.send(new ListTablesCommand({ Limit: limit }));
    },
  );
  expect(new Set(seen.map(({ agent }) => agent)).size).toBe(1);
  expect(new Set(seen.map(({ signature }) => signature)).size).toBe(20);
});
