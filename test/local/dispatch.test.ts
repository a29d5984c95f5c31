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

describe.each(['/_local/health', '/_aws/cognito-idp/', '/api/interpret'])('%s', (path) => {
  test.each([
    ['localhost', 200],
    ['127.0.0.1', 200],
    ['[::1]', 200],
    ['polder.attacker.example', 403],
    ['localhost.attacker.example', 403],
  ])('addressed as %s: %d, so that no website uses it by DNS rebinding', async (name, status) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const handler: Mount['handler'] = (_request, response) => void response.end('keys');
    const mounts = ['/_local/', '/_aws/', '/'].map((prefix) => ({ prefix, handler }));
    dispatch(server, mounts, `http://localhost:${port}`, () => {});
    const [answered, text] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const headers = { host: `${name}:${port}` };
      request({ port, path, method: 'POST', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve([response.statusCode, Buffer.concat(chunks).toString()]));
      })
        .once('error', reject)
        .end();
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(answered).toBe(status);
    expect(text).toContain(status === 200 ? 'keys' : `http://localhost:${port}${path}`);
  });
});

test.each([
  [{}, true],
  [{ origin: 'http://localhost:5173' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ host: 'evil.example' }, false],
])('a WebSocket with %j is opened: %j', async (headers, opened) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const upgrade = jest.fn<void, Parameters<NonNullable<Mount['upgrade']>>>((_request, socket) => socket.destroy());
  dispatch(server, [{ prefix: '/', handler: () => {}, upgrade }], `http://localhost:${port}`, () => {});
  await new Promise((resolve) => {
    request({ port, path: '/', headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers } })
      .once('error', resolve)
      .end();
  });
  await new Promise((resolve) => server.close(resolve));
  expect(upgrade).toHaveBeenCalledTimes(opened ? 1 : 0);
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
