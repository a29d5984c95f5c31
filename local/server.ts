import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dispatch } from './dispatch';
import type { Mount } from './service';

/** The local cloud's HTTP server, on loopback. */
export interface LocalServer {
  readonly origin: string;
  readonly http: Server;
  /** Starts to answer; requests that arrived earlier have waited for this. */
  mount(mounts: readonly Mount[]): void;
  closeServer(): void;
}

/** @throws Error when the port is in use */
export async function startServer(port: number, log: (line: string) => void): Promise<LocalServer> {
  const http = createServer();
  const origin = `http://localhost:${await listen(http, port)}`;
  let mount: LocalServer['mount'] = () => {};
  const mounts = new Promise<readonly Mount[]>((resolve) => {
    mount = resolve;
  });
  dispatch(http, mounts, origin, log);
  const closeServer = () => {
    http.close();
    http.closeAllConnections();
  };
  return { origin, http, mount, closeServer };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Stop what uses it, or choose another with PORT.`;
      reject(error.code === 'EADDRINUSE' ? new Error(inUse) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
