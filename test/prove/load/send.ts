import { Agent, type IncomingMessage, request } from 'node:http';
import type { MalformedRequest } from './malformed';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** Longer than the local cloud's timeouts: a function has 28 s, AppSync 30 s. */
const maxMilliseconds = 60_000;

export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  /** The client disconnected, as requested. */
  | { readonly kind: 'cut' }
  /** The server closed the connection without a response, as it may for a request that is not HTTP. */
  | { readonly kind: 'closed'; readonly why: string }
  | { readonly kind: 'hung' };

/** Sends a request unchanged, however malformed, to a server on this machine. */
export function send(origin: string, malformed: MalformedRequest): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  if (!['localhost', '127.0.0.1'].includes(hostname)) throw new Error(`${origin} is not this machine.`);
  const { method, path, headers, body, cutAfter } = malformed;
  return new Promise((resolve) => {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const outgoing = request({
      agent,
      hostname: '127.0.0.1',
      port,
      method,
      path: encodeURI(path).replaceAll('%25', '%'),
      headers: { host: `${hostname}:${port}`, ...headers, ...(hasBody && { 'content-length': body.length }) },
      timeout: maxMilliseconds,
    });
    outgoing.on('timeout', () => {
      resolve({ kind: 'hung' });
      outgoing.destroy();
    });
    outgoing.on('error', (error) => resolve(cutAfter ? { kind: 'cut' } : { kind: 'closed', why: error.message }));
    outgoing.on('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', (error) => resolve({ kind: 'closed', why: error.message }));
      response.on('end', () =>
        resolve({ kind: 'answered', status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    if (!hasBody) outgoing.end();
    else if (cutAfter === undefined) outgoing.end(body);
    else outgoing.write(body.subarray(0, cutAfter), () => setTimeout(() => outgoing.destroy(), 10));
  });
}

/** Closes the keep-alive connections. */
export const closeConnections = () => agent.destroy();
