import type { IncomingMessage } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { AwsError } from '../http/errors';
import type { UpgradeHandler } from '../service';
import { type Caller, lowerCased } from './authentication';
import type { GraphQLAnswer } from './graphql-api';
import { readGraphQLRequest, type ServedApi, sourceIpOf } from './http';
import { SubscriptionRefusal, type Subscriptions } from './subscriptions';

/*
 * Subscriptions over WebSockets, in AppSync's variant of the protocol graphql-ws.
 * Source: https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 */

const protocol = 'graphql-ws';
const connectionTimeoutMilliseconds = 300_000;
/** AppSync documents no limit for the first message; this is a little longer than Amplify waits for the answer. */
const initMilliseconds = 20_000;
const keepAliveMilliseconds = 60_000;
const maxIncomingMessageBytes = 1024 * 1024;
const maxSubscriptionCount = 200;
/** Maximum bytes buffered for a client, as a client that does not read would fill the memory. */
const maxBacklog = 8 * 1024 * 1024;

/** An API with its subscriptions. */
export interface RealtimeApi extends ServedApi {
  readonly subscriptions: Subscriptions;
}

export interface Realtime {
  readonly upgrade: UpgradeHandler;
  /** Ends all connections. */
  close(): void;
}

interface Message {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly payload?: { readonly data?: unknown; readonly extensions?: { readonly authorization?: unknown } };
}

type ProtocolError = Readonly<Record<string, unknown>>;

export function createRealtime(
  find: (path: string) => RealtimeApi,
  log: (line: string) => void,
  initLimit = initMilliseconds,
): Realtime {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxIncomingMessageBytes,
    handleProtocols: () => protocol,
  });
  return {
    upgrade(request, socket, head, url) {
      let api: RealtimeApi;
      try {
        api = find(url.pathname);
        if (!offeredProtocols(request).includes(protocol)) {
          throw new AwsError('NoProtocolError', `The client does not offer the subprotocol ${protocol}.`);
        }
      } catch (error) {
        const status = error instanceof AwsError ? error.statusCode : 500;
        socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
        return;
      }
      server.handleUpgrade(request, socket, head, (connection) => {
        serve({ connection, request, url, api, log, initLimit });
      });
    },
    close() {
      for (const connection of server.clients) connection.terminate();
      server.close();
    },
  };
}

interface RealtimeConnection {
  readonly connection: WebSocket;
  /** What the connection began with. */
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly api: RealtimeApi;
  readonly log: (line: string) => void;
  /** How many milliseconds the client may take for its first message. */
  readonly initLimit: number;
}

function serve({ connection, request, url, api, log, initLimit }: RealtimeConnection): void {
  /** By the client's id; without `end` while it starts. */
  const subscriptions = new Map<string, { end?: () => void }>();
  const path = url.pathname.replace(/\/realtime$/, '');
  const authenticate = (headers: unknown, target: string, body: string): Caller =>
    api.authenticate({ method: 'POST', target, headers: lowerCased(headers), body }, sourceIpOf(request));
  const send = (message: object) => {
    if (connection.readyState !== connection.OPEN) return;
    if (connection.bufferedAmount > maxBacklog) {
      log(`A realtime connection was ended: its client has left ${connection.bufferedAmount} bytes unread.`);
      connection.terminate();
    } else connection.send(JSON.stringify(message));
  };
  const refuse = (type: 'connection_error' | 'error', id: unknown, error: unknown) =>
    send({ type, ...(typeof id === 'string' && { id }), payload: { errors: protocolErrors(error, log) } });

  let admitted = false;
  const tooLate = setTimeout(
    () => !admitted && connection.close(4408, 'connection_init did not come'),
    initLimit,
  ).unref();
  const keepAlive = setInterval(() => admitted && send({ type: 'ka' }), keepAliveMilliseconds).unref();

  function connect(): void {
    try {
      authenticate(handshakeHeaders(request, url), `${path}/connect`, '{}');
      admitted = true;
      send({ type: 'connection_ack', payload: { connectionTimeoutMs: connectionTimeoutMilliseconds } });
      send({ type: 'ka' });
    } catch (error) {
      refuse('connection_error', undefined, error);
      connection.close(1000);
    }
  }

  async function start({ id, payload }: Message): Promise<void> {
    if (!admitted) throw new AwsError('UnauthorizedException', 'The connection was not initialised.', 401);
    if (typeof id !== 'string' || typeof payload?.data !== 'string') {
      throw new AwsError('BadRequestException', 'A start message has an id and payload.data, both strings.');
    }
    if (subscriptions.has(id)) throw new AwsError('DuplicatedOperationError', `The id ${id} is already in use.`);
    if (subscriptions.size >= maxSubscriptionCount) {
      const message = `Max number of ${maxSubscriptionCount} subscriptions reached`;
      throw new AwsError('MaxSubscriptionsReachedError', message);
    }
    const { data, extensions } = payload;
    const caller = authenticate(extensions?.authorization, path, data);
    const deliver = (answer: GraphQLAnswer) => send({ type: 'data', id, payload: answer });
    const subscription: { end?: () => void } = {};
    subscriptions.set(id, subscription);
    try {
      const headers = lowerCased(extensions?.authorization);
      const end = await api.subscriptions.start(readGraphQLRequest(data), caller, headers, deliver);
      // Meanwhile the client may have disconnected, stopped it, or started another by this id.
      if (subscriptions.get(id) !== subscription) return end();
      subscription.end = end;
      send({ type: 'start_ack', id });
    } catch (error) {
      if (subscriptions.get(id) === subscription) subscriptions.delete(id);
      throw error;
    }
  }

  function stop({ id }: Message): void {
    subscriptions.get(id as string)?.end?.();
    subscriptions.delete(id as string);
    send({ type: 'complete', id });
  }

  connection.on('message', (text) => {
    const message = readMessage(String(text));
    if (message.type === 'connection_init') connect();
    else if (message.type === 'start') start(message).catch((error) => refuse('error', message.id, error));
    else if (message.type === 'stop') stop(message);
    else {
      const what = `${message.type ?? 'unknown'} not supported through the realtime channel`;
      refuse('error', message.id, new AwsError('UnsupportedOperation', what));
    }
  });
  connection.on('error', (error) => log(`A realtime connection failed: ${error.message}`));
  connection.on('close', () => {
    clearInterval(keepAlive);
    clearTimeout(tooLate);
    for (const { end } of subscriptions.values()) end?.();
    subscriptions.clear();
  });
}

function offeredProtocols(request: IncomingMessage): string[] {
  return (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
}

/** The headers that authenticate a connection: in a subprotocol `header-<base64url>`, or base64 in the query. */
function handshakeHeaders(request: IncomingMessage, url: URL): unknown {
  const subprotocol = offeredProtocols(request).find((one) => one.startsWith('header-'));
  const text = subprotocol
    ? Buffer.from(subprotocol.slice('header-'.length), 'base64url').toString()
    : Buffer.from(url.searchParams.get('header') ?? '', 'base64').toString();
  try {
    return JSON.parse(text || '{}');
  } catch {
    throw new AwsError('BadRequestException', "The connection's headers are not JSON.");
  }
}

function readMessage(text: string): Message {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

function protocolErrors(error: unknown, log: (line: string) => void): readonly ProtocolError[] {
  if (error instanceof SubscriptionRefusal) return error.errors;
  if (error instanceof AwsError) {
    return [{ errorType: error.code, errorCode: error.statusCode, message: error.message }];
  }
  log(`A realtime message failed: ${error instanceof Error ? error.stack : error}`);
  return [{ errorType: 'InternalFailure', errorCode: 500, message: 'The local cloud failed; its console says why.' }];
}
