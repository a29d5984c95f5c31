import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { sharedPolder } from '../harness/polder';

/**
 * The shared Polder's website at a separate origin, where a second release can be deployed. The
 * second release is the first with other hashes in its file names; the first's files stay, as in the bucket.
 */
export interface WebsiteFront {
  readonly url: string;
  /** Deploys the second release. */
  deploy(): void;
  /** Deletes the first release's files. */
  prune(): void;
  /** Replaces the website by another: returns its response by path, or undefined for Polder's. */
  replaceBy(answers: (path: string) => { contentType: string; body: string } | undefined): void;
  /** Adds an origin to the content security policy, as when the same build gets other endpoints. */
  allow(origin: string): void;
  /** Redirects everything to another origin, as a stage's first address does once it has a domain. */
  redirectTo(origin: string): void;
  close(): Promise<void>;
}

const hashed = /([\w.~-]+)-([\w-]{8})\.(js|css|woff2|json)\b/g;
const reversed = (text: string) => [...text].reverse().join('');

export async function startWebsiteFront(): Promise<WebsiteFront> {
  const polder = new URL(sharedPolder());
  const worker = await (await fetch(new URL('/service-worker.js', polder))).text();
  const files = new Set(worker.match(hashed));
  let release = 1;
  let isPruned = false;
  let allowed = '';
  let domain: string | undefined;
  let replacement: Parameters<WebsiteFront['replaceBy']>[0] | undefined;
  const otherRelease = (text: string) =>
    text.replace(hashed, (name, stem, hash, ending) =>
      files.has(name) ? `${stem}-${reversed(hash)}.${ending}` : name,
    );

  const server = createServer(async (asked, response) => {
    const path = asked.url ?? '/';
    if (domain) {
      response.writeHead(302, { location: domain + path }).end();
      return;
    }
    const replaced = replacement?.(path);
    if (replaced) {
      response.writeHead(200, { 'content-type': replaced.contentType }).end(replaced.body);
      return;
    }
    const isOld = files.has(path.replace('/assets/', ''));
    if (isOld && isPruned) {
      response.writeHead(404).end();
      return;
    }
    // The second release has other names for the same files.
    const original = otherName(path, files);
    const { status, headers, body } = await ask(asked, original ?? path);
    const isOfSecond = original !== undefined || (release === 2 && !isOld && !path.startsWith('/_'));
    const type = headers['content-type'] ?? '';
    const isText = /^(text|application\/(json|manifest))/.test(type) && !path.startsWith('/_');
    let content: Buffer | string = body;
    if (isText) {
      content = body.toString().replaceAll(polder.origin, url);
      if (isOfSecond) content = otherRelease(content);
      if (isOfSecond && path === '/service-worker.js') content = content.replace(/\b[0-9a-f]{16}\b/g, reversed);
      if (type.startsWith('text/html')) content = content.replace('<html ', `<html ${markOf(asked)} `);
    }
    const policy = headers['content-security-policy']
      ?.replaceAll(polder.origin, url)
      .replace('connect-src', `connect-src${allowed}`);
    const { etag, 'content-length': length, ...others } = headers;
    response.writeHead(status, { ...others, ...(policy && { 'content-security-policy': policy }) }).end(content);
  });

  /** A document's metadata for tests: its release, and the language of the request. */
  const markOf = ({ headers }: IncomingMessage) => {
    const chosen = /polder-language=(\w+)/.exec(headers.cookie ?? '')?.[1];
    return `data-release="${release}" data-language="${chosen ?? headers['accept-language']?.slice(0, 2)}"`;
  };

  const ask = (asked: IncomingMessage, path: string) =>
    new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
      const { 'if-none-match': _, ...headers } = asked.headers;
      const options = {
        method: asked.method,
        headers: { ...headers, host: polder.host, 'accept-encoding': 'identity' },
      };
      const upstream = request(new URL(path, polder), options, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        resolve({
          status: answer.statusCode ?? 502,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        });
      });
      upstream.on('error', reject);
      asked.pipe(upstream);
    });

  // Subscriptions.
  server.on('upgrade', (asked, socket, head) => {
    const upstream = connect(Number(polder.port), polder.hostname, () => {
      const lines = Object.entries({ ...asked.headers, host: polder.host }).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    const end = () => {
      socket.destroy();
      upstream.destroy();
    };
    socket.on('error', end);
    upstream.on('error', end);
  });

  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    deploy: () => {
      release = 2;
    },
    prune: () => {
      isPruned = true;
    },
    replaceBy: (answers) => {
      replacement = answers;
    },
    allow: (origin) => {
      allowed = ` ${origin}`;
    },
    redirectTo: (origin) => {
      domain = origin;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Maps a file name of the second release to the first's. */
function otherName(path: string, files: ReadonlySet<string>): string | undefined {
  const first = path.replace(hashed, (_, stem, hash, ending) => `${stem}-${reversed(hash)}.${ending}`);
  return path.startsWith('/assets/') && first !== path && files.has(first.slice('/assets/'.length)) ? first : undefined;
}
