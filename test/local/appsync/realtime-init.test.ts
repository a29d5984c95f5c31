import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createRealtime, type RealtimeApi } from '../../../local/appsync/realtime';

const limit = 100;
const api = { authenticate: () => ({}) } as unknown as RealtimeApi;
const realtime = createRealtime(
  () => api,
  () => undefined,
  limit,
);
const server = createServer();
server.on('upgrade', (request, socket, head) => {
  realtime.upgrade(request, socket, head, new URL(request.url ?? '', 'http://localhost'));
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  realtime.close();
  server.close();
});

async function open(): Promise<WebSocket> {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql/realtime`, ['graphql-ws', 'header-e30']);
  await once(socket, 'open');
  return socket;
}

test('a connection that is never initialised is closed; one that was stays open', async () => {
  const used = await open();
  used.send(JSON.stringify({ type: 'connection_init' }));
  await once(used, 'message');
  const idle = await open();
  const [code] = await once(idle, 'close');
  expect(code).toBe(4408);
  // The time limit of the earlier connection has passed too.
  expect(used.readyState).toBe(WebSocket.OPEN);
});
