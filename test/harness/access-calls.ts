import { once } from 'node:events';
import { type DocumentNode, Kind, type TypeNode } from 'graphql';
import { WebSocket } from 'ws';
import type { FileAction } from '../../graphql/access';
import { type AwsCredentials, signedRequest, signHeaders } from './signed-request';

/** How a request says who calls. */
export type Signing =
  | { readonly way: 'ID token'; readonly token: string | undefined }
  | { readonly way: 'IAM'; readonly credentials: AwsCredentials }
  | { readonly way: 'API key'; readonly key: string };

const refusals = ['Unauthorized', 'UnauthorizedException', 'AccessDeniedException'];
const isRefused = (status: number) => status === 401 || status === 403;

/** Sends a request, signed or with its token or key in a header. */
function send(
  signing: Signing,
  address: string,
  service: string,
  method: string,
  body?: string,
  contentType = 'application/json',
): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': contentType };
  if (signing.way === 'IAM') {
    return signedRequest(address, { method, service, headers, body, credentials: signing.credentials });
  }
  if (signing.way === 'API key') headers['x-api-key'] = signing.key;
  else if (signing.token !== undefined) headers.authorization = signing.token;
  return fetch(address, { method, headers, body });
}

/** Whether a query or mutation is permitted: any answer other than a refusal. */
export async function mayCallField(endpoint: string, signing: Signing, document: string): Promise<boolean> {
  const response = await send(signing, endpoint, 'appsync', 'POST', JSON.stringify({ query: document }));
  const { errors = [] } = (await response.json()) as { errors?: { errorType: string }[] };
  return !isRefused(response.status) && !errors.some(({ errorType }) => refusals.includes(errorType));
}

/** Whether a subscription starts. */
export async function maySubscribe(endpoint: string, signing: Signing, document: string): Promise<boolean> {
  const data = JSON.stringify({ query: document });
  const header = Buffer.from(JSON.stringify(await authorization(endpoint, signing, '/connect', '{}')));
  const socket = new WebSocket(`${endpoint.replace('http', 'ws')}/realtime`, [
    'graphql-ws',
    `header-${header.toString('base64url')}`,
  ]);
  try {
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    if ((await answerOf(socket)) !== 'connection_ack') return false;
    const extensions = { authorization: await authorization(endpoint, signing, '', data) };
    socket.send(JSON.stringify({ type: 'start', id: '1', payload: { data, extensions } }));
    return (await answerOf(socket)) === 'start_ack';
  } catch {
    return false;
  } finally {
    socket.terminate();
  }
}

/** The type of the next message other than a sign of life. */
async function answerOf(socket: WebSocket): Promise<string> {
  for (;;) {
    const [text] = await Promise.race([
      once(socket, 'message'),
      once(socket, 'close').then(() => ['{"type":"closed"}']),
    ]);
    const { type } = JSON.parse(String(text)) as { type: string };
    if (type !== 'ka') return type;
  }
}

async function authorization(endpoint: string, signing: Signing, path: string, body: string): Promise<object> {
  const { host } = new URL(endpoint);
  if (signing.way === 'API key') return { host, 'x-api-key': signing.key };
  if (signing.way === 'ID token') return { host, Authorization: signing.token ?? '' };
  return signHeaders(`${endpoint}${path}`, {
    method: 'POST',
    service: 'appsync',
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body,
    credentials: signing.credentials,
  });
}

export async function mayCallRoute(address: string, signing: Signing, method: string, body: string): Promise<boolean> {
  return !isRefused((await send(signing, address, 'execute-api', method, body)).status);
}

/** Whether an action on the files in a folder is allowed. */
export async function mayUseFile(
  bucket: string,
  signing: Signing,
  action: FileAction,
  folder: string,
  name = 'access.txt',
): Promise<boolean> {
  const object = `${bucket}/${folder.split('/').map(encodeURIComponent).join('/')}${name}`;
  const calls: Readonly<Record<FileAction, () => Promise<Response>>> = {
    's3:PutObject': () => send(signing, object, 's3', 'PUT', 'text', 'text/plain'),
    's3:GetObject': () => send(signing, object, 's3', 'GET'),
    's3:DeleteObject': () => send(signing, object, 's3', 'DELETE'),
    's3:ListBucket': () => send(signing, `${bucket}/?list-type=2&prefix=${encodeURIComponent(folder)}`, 's3', 'GET'),
  };
  return !isRefused((await calls[action]()).status);
}

/**
 * An operation for one field of a schema, with arguments that fit and the first plain value of its answer.
 * @param known arguments that have to have a certain value, by name
 */
export function operationOn(
  schema: DocumentNode,
  typeName: string,
  fieldName: string,
  known: Readonly<Record<string, string>> = {},
): string {
  const fieldsOf = (name: string) =>
    schema.definitions.flatMap((one) =>
      one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === name ? (one.fields ?? []) : [],
    );
  const field = fieldsOf(typeName).find(({ name }) => name.value === fieldName);
  if (!field) throw new Error(`The schema has no ${typeName}.${fieldName}.`);
  const given = (field.arguments ?? []).filter(
    ({ name, type }) => type.kind === Kind.NON_NULL_TYPE || name.value in known,
  );
  const values = given.map(({ name, type }) => `${name.value}: ${known[name.value] ?? valueFor(schema, type)}`);
  const plain = fieldsOf(nameOf(field.type)).find(({ type }) => fieldsOf(nameOf(type)).length === 0);
  const selection = plain ? ` { ${plain.name.value} }` : '';
  return `${typeName.toLowerCase()} { ${fieldName}${values.length > 0 ? `(${values.join(', ')})` : ''}${selection} }`;
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

function valueFor(schema: DocumentNode, type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return valueFor(schema, type.type);
  if (type.kind === Kind.LIST_TYPE) return '[]';
  const name = type.name.value;
  for (const definition of schema.definitions) {
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === name)
      return definition.values?.[0]?.name.value ?? 'null';
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && definition.name.value === name) {
      const members = (definition.fields ?? []).filter((one) => one.type.kind === Kind.NON_NULL_TYPE);
      return `{ ${members.map((one) => `${one.name.value}: ${valueFor(schema, one.type)}`).join(', ')} }`;
    }
  }
  const plain: Readonly<Record<string, string>> = {
    ID: '"none"',
    String: '"none"',
    Int: '0',
    Boolean: 'false',
    AWSTimestamp: '0',
  };
  const value = plain[name];
  if (value === undefined) throw new Error(`Add a value of ${name}, for test/local/running/access.test.ts.`);
  return value;
}
