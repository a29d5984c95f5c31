import { WebSocket } from 'ws';
import type { Session } from './session';

const subscription = 'subscription { onBatchTest { id conflictID _version } }';
const readyMilliseconds = 30_000;

/** One client of the realtime endpoint with one subscription to `onBatchTest`. */
export class Listener {
  /** The ids of the received mutations. */
  readonly received = new Set<string>();
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** @throws Error when the server refuses the subscription. */
  static async subscribe(session: Session): Promise<Listener> {
    const { host } = new URL(session.graphQLEndpoint);
    const authorization = { host, Authorization: await session.token() };
    const header = Buffer.from(JSON.stringify(authorization)).toString('base64url');
    const socket = new WebSocket(`${session.graphQLEndpoint.replace(/^http/, 'ws')}/realtime`, [
      'graphql-ws',
      `header-${header}`,
    ]);
    const listener = new Listener(socket);
    const send = (message: object) => socket.send(JSON.stringify(message));
    const data = JSON.stringify({ query: subscription, variables: {} });
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The subscription does not start.')), readyMilliseconds);
      const settle = (error?: Error) => {
        clearTimeout(timer);
        if (error) {
          socket.terminate();
          reject(error);
        } else resolve();
      };
      socket.on('error', settle);
      socket.on('open', () => send({ type: 'connection_init' }));
      socket.on('message', (text) => {
        const { type, payload } = JSON.parse(String(text));
        if (type === 'connection_ack') {
          send({ type: 'start', id: '1', payload: { data, extensions: { authorization } } });
        } else if (type === 'start_ack') settle();
        else if (type === 'data') listener.#receive(payload);
        else if (/error/.test(type)) settle(new Error(`The subscription is refused: ${text}`));
      });
    });
    return listener;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Stops reading, like a page in a sleeping tab: the server's messages pile up. */
  stall(): void {
    this.#socket.pause();
  }

  /** Unsubscribes and closes, like a page. */
  leave(): void {
    this.#socket.send(JSON.stringify({ type: 'stop', id: '1' }));
    this.#socket.close();
  }

  /** Disconnects without a close message, like a laptop that goes to sleep. */
  drop(): void {
    this.#socket.terminate();
  }

  #receive(payload: {
    readonly data?: { readonly onBatchTest?: readonly ({ readonly conflictID: string } | null)[] };
  }) {
    for (const rental of payload.data?.onBatchTest ?? []) if (rental) this.received.add(rental.conflictID);
  }
}
