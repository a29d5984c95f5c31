import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendJson } from './http/body';
import { isLocalOrigin, namesThisMachine } from './http/loopback';
import type { Mount } from './service';

/**
 * Sends each request to the first mount whose prefix matches. An error in a handler becomes a 500 and a line in the log.
 * @param mounts may be a promise: requests that arrive earlier wait for it
 */
export function dispatch(
  server: Server,
  mounts: readonly Mount[] | Promise<readonly Mount[]>,
  origin: string,
  log: (line: string) => void,
): void {
  const mountOf = async (url: URL) => (await mounts).find(({ prefix }) => url.pathname.startsWith(prefix));
  const parse = (request: IncomingMessage): URL | undefined => {
    try {
      return new URL(request.url ?? '/', origin);
    } catch {
      return undefined;
    }
  };

  server.on('request', async (request, response) => {
    const url = parse(request);
    const mount = url && (await mountOf(url));
    if (!url || !mount) return sendJson(response, 400, { message: 'This address is not valid.' });
    // Under another host name the page would have another origin, which the owner of that name might control.
    if (request.method === 'GET' && mount.prefix === '/' && request.headers.host !== new URL(origin).host) {
      response.writeHead(307, { location: `${origin}${url.pathname}${url.search}` }).end();
      return;
    }
    if (!namesThisMachine(request)) {
      request.resume();
      return sendJson(response, 403, {
        message: `The local cloud is for this machine only. Use it at ${origin}${url.pathname}.`,
      });
    }
    try {
      if (await mount.intercept?.(request, response)) return;
      await mount.handler(request, response, url);
    } catch (error) {
      log(`${request.method} ${url.pathname} failed: ${error instanceof Error ? error.stack : error}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: 'The local cloud failed; its console says why.' });
    }
  });

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener, a client that disconnects before the upgrade would crash the process.
    socket.on('error', () => socket.destroy());
    const url = parse(request);
    const upgrade = url && (await mountOf(url))?.upgrade;
    if (url && upgrade && namesThisMachine(request) && isLocalOrigin(request.headers.origin))
      upgrade(request, socket, head, url);
    else socket.destroy();
  });
}
