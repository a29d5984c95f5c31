import { createHash, createHmac } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { bucketName, type Person, region } from './bucket-server';

export interface RawRequest {
  readonly method?: string;
  /** Already encoded; sent unchanged, including `..`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly bucket?: string;
  /** The signed address. */
  readonly signedFor?: 'virtual host' | 'path style' | 'as sent';
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Buffer;
  /** The code in S3's error document. */
  readonly code: string | undefined;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Sends an unchanged request to a local S3 at `host`, signed in its headers. Unlike AWS's clients it can
 * send malformed requests: dots in paths, damaged bodies, any payload declaration.
 */
export function sendSigned(host: string, person: Person | undefined, raw: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', path, query = {}, headers = {}, body = '', bucket = bucketName } = raw;
  const search = Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const mounted = `/_aws/s3/${bucket}${path}`;
  const forms = {
    'virtual host': { signedHost: `${bucket}.s3.${region}.amazonaws.com`, signedPath: path },
    'path style': { signedHost: `s3.${region}.amazonaws.com`, signedPath: `/${bucket}${path}` },
    'as sent': { signedHost: host, signedPath: mounted },
  };
  const { signedHost, signedPath } = forms[raw.signedFor ?? 'virtual host'];
  const date = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '');
  const all: Record<string, string> = {
    'x-amz-content-sha256': sha256(body),
    ...headers,
    'x-amz-date': date,
    ...(person && { 'x-amz-security-token': person.credentials.sessionToken }),
  };
  if (method === 'PUT' || method === 'POST') all['content-length'] ??= String(Buffer.byteLength(body));
  if (person) all.authorization = authorization(person, method, signedPath, search, { ...all, host: signedHost }, date);
  return send(host, method, search ? `${mounted}?${search}` : mounted, { ...all, host }, body);
}

function authorization(
  { credentials }: Person,
  method: string,
  path: string,
  search: string,
  headers: Record<string, string>,
  date: string,
): string {
  const names = Object.keys(headers).sort();
  const canonical = [
    method,
    path.split('/').map(canonicalSegment).join('/'),
    search,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const day = date.slice(0, 8);
  const scope = [day, region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n')).toString(
    'hex',
  );
  const credential = `${credentials.accessKeyId}/${scope.join('/')}`;
  return `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
}

/** Encoded in the canonical way, unless the encoding is invalid. */
function canonicalSegment(segment: string): string {
  try {
    return encode(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}

export function send(
  host: string,
  method: string,
  target: string,
  headers: Record<string, string>,
  body: string | Buffer = '',
): Promise<RawAnswer> {
  const [hostname, port] = host.split(':');
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, method, path: target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const received = Buffer.concat(chunks);
        const text = received.toString();
        const code = /<Code>(.*?)<\/Code>/.exec(text)?.[1];
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: received, code });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
