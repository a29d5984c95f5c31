import type { AddressInfo } from 'node:net';
import { startServer } from '../../local/server';

test('the server listens on loopback only', async () => {
  const { http, closeServer } = await startServer(0, () => {});
  expect((http.address() as AddressInfo).address).toBe('127.0.0.1');
  closeServer();
});

test('a port in use is said, with what to do', async () => {
  const { origin, closeServer } = await startServer(0, () => {});
  const port = Number(new URL(origin).port);
  await expect(startServer(port, () => {})).rejects.toThrow(`Port ${port} is in use. Stop what uses it, or choose`);
  closeServer();
});
