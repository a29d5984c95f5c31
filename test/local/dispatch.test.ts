import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dispatch } from '../../local/dispatch';
import type { Mount } from '../../local/service';

test('a request that arrives before the services are started is answered once they are', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let open = (_mounts: readonly Mount[]) => {};
  const mounts = new Promise<readonly Mount[]>((resolve) => {
    open = resolve;
  });
  dispatch(server, mounts, origin, () => {});
  const arrived = new Promise((resolve) => server.once('request', resolve));
  const answer = fetch(`${origin}/early`, { method: 'POST', body: 'kept' });
  await arrived;
  open([{ prefix: '/early', handler: (request, response) => void request.pipe(response) }]);
  expect(await (await answer).text()).toBe('kept');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['localhost', 200],
  ['127.0.0.1', 200],
  ['[::1]', 200],
  ['polder.attacker.example', 403],
  ['localhost.attacker.example', 403],
])("the machine's pages, addressed as %s: %d, so that no website reads them by DNS rebinding", async (name, status) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mounts: Mount[] = [{ prefix: '/_local/health', handler: (_request, response) => void response.end('keys') }];
  dispatch(server, mounts, `http://localhost:${port}`, () => {});
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    request({ port, path: '/_local/health', headers: { host: `${name}:${port}` } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect(answered).toBe(status);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a client that disconnects during a WebSocket upgrade does not crash the server', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The system's error for a socket whose other end was reset.
  const broken = new Promise<unknown>((resolve) => {
    const upgrade: Mount['upgrade'] = (_request, socket) => {
      try {
        resolve(socket.emit('error', new Error('read ECONNRESET')) && 'heard');
      } catch (error) {
        resolve(error);
      }
      socket.destroy();
    };
    dispatch(server, [{ prefix: '/', handler: () => {}, upgrade }], `http://localhost:${port}`, () => {});
  });
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  request({ port, path: '/', headers })
    .once('error', () => {})
    .end();
  expect(await broken).toBe('heard');
  await new Promise((resolve) => server.close(resolve));
});
