/// <reference lib="dom" />
import { gzipSync } from 'node:zlib';
import { configureStore } from '@reduxjs/toolkit';
import { WebSocket } from 'ws';
import { gunzipJson } from '../../../frontend/src/cloud/gunzip';
import {
  changeFeedQuery,
  onRentalChangesSubscription,
  syncRentalsQuery,
} from '../../../frontend/src/cloud/rentalOperations';
import { filterReducer } from '../../../frontend/src/features/rentals/filter/filterSlice';
import { followCloud, type SyncHandle } from '../../../frontend/src/features/rentals/sync/followCloud';
import { rentalsReducer } from '../../../frontend/src/features/rentals/sync/rentalsSlice';
import { openFiles, type ReadFile, readChangeFile } from '../../../frontend/src/features/rentals/sync/snapshotFiles';
import type { SyncApi } from '../../../frontend/src/features/rentals/sync/syncApi';
import type {
  ChangeFeed,
  RentalChanges as EncodedChanges,
  QuerySyncRentalsArgs,
  Rental,
  RentalConnection,
} from '../../../graphql/generated/schema';
import { fromChangedColumns } from '../../../graphql/rental-changes';
import { measurements } from '../../../lib/costs/measurements';
import { type Counts, meteredMessages, noCounts, readUnits } from '../../../lib/costs/metering';

/** What a signed-in client has to know. */
export interface Endpoint {
  readonly graphqlUrl: string;
  /** The ID token, renewed when it expires. */
  token(): Promise<string>;
  /** The address of a file in the bucket of snapshots, signed by the client's own credentials. */
  fileUrl(key: string): Promise<string>;
}

/** By the first line of a file; the manifest has no rentals. */
export const rowsInFile = (text: string): number =>
  (JSON.parse(text.split('\n', 1)[0] ?? '') as { rows?: number }).rows ?? 0;

/** Bytes of the change feed's item beside what waits in it. */
const feedItemBytes = 300;

/**
 * An open dashboard without its page: the product's own sync over AppSync's protocols, a WebSocket for the subscription
 * and GraphQL over HTTP for reading, with everything counted.
 */
export class Listener {
  counts: Counts = noCounts();
  /** Rentals in answers of AppSync, and their bytes. */
  readonly answers = { rows: 0, bytes: 0 };
  /** When each message came, in milliseconds, and as how many AppSync meters it. */
  heard: { readonly at: number; readonly metered: number }[] = [];
  readonly store = configureStore({
    reducer: { rentals: rentalsReducer, filter: filterReducer },
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  private handle: SyncHandle | undefined;
  private isUp = false;
  private socket: WebSocket | undefined;

  /** @param reads without it, queries are only counted, and answered with no rentals */
  constructor(
    readonly endpoint: Endpoint,
    readonly reads: boolean,
  ) {}

  open(): void {
    const api: SyncApi = {
      batchTest: () => Promise.reject(new Error('A listener writes nothing.')),
      syncRentals: (page) => this.syncRentals(page),
      changeFeed: () => this.changeFeed(),
      // A thousand copies of what the files hold would need more memory than a laptop has.
      openFiles: this.reads ? (taker) => openFiles(taker, this.readFile) : undefined,
      readChangeFile: (name, signal) => this.readChangeFile(name, signal),
      subscribeToChanges: this.subscribe,
    };
    this.handle = followCloud(this.store, api);
  }

  /** Everything is read, and messages come. */
  get isLive(): boolean {
    const { loading, syncedAt, error } = this.store.getState().rentals;
    return this.isUp && !loading && syncedAt !== null && error === null;
  }

  pause(): void {
    this.handle?.suspend();
  }

  resume(): void {
    this.handle?.resume();
  }

  close(): void {
    this.handle?.stop();
    this.socket?.terminate();
  }

  private async syncRentals(page: QuerySyncRentalsArgs): Promise<RentalConnection> {
    if (!this.reads) {
      this.counts.operations++;
      return { items: [], nextToken: null, startedAt: Date.now() };
    }
    const [{ syncRentals }, bytes] = await this.query<{ syncRentals: RentalConnection }>(syncRentalsQuery, page);
    this.answers.bytes += bytes;
    this.counts.rows += syncRentals.items.length;
    this.answers.rows += syncRentals.items.length;
    this.counts.readUnits += readUnits(syncRentals.items.length * measurements.itemBytes);
    return syncRentals;
  }

  /** A listener that does not read counts the file, and holds nothing of it. */
  private async readChangeFile(name: string, signal: AbortSignal): Promise<Rental[] | undefined> {
    if (!this.reads) {
      this.counts.files++;
      return [];
    }
    return readChangeFile(name, signal, this.readFile);
  }

  private readonly readFile: ReadFile = async (key, take, signal) => {
    this.counts.files++;
    const response = await fetch(await this.endpoint.fileUrl(key), { signal });
    if (!response.ok) return false;
    const text = await response.text();
    // As it is stored, and sent.
    this.counts.readBytes += Number(response.headers.get('content-length'));
    this.counts.rows += rowsInFile(text);
    await take(text);
    return true;
  };

  private async changeFeed(): Promise<ChangeFeed> {
    const [{ changeFeed }] = await this.query<{ changeFeed: ChangeFeed }>(changeFeedQuery, {});
    this.counts.readUnits += readUnits(feedItemBytes);
    return changeFeed;
  }

  private async query<Data>(query: string, variables: object): Promise<[Data, number]> {
    this.counts.operations++;
    const response = await fetch(this.endpoint.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: await this.endpoint.token() },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    // AppSync compresses for browsers.
    const bytes = gzipSync(text).length;
    this.counts.readBytes += bytes;
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown[] };
    if (errors) throw new Error(JSON.stringify(errors[0]));
    return [data, bytes];
  }

  private readonly subscribe: SyncApi['subscribeToChanges'] = (onChanges, onState) => {
    let isEnded = false;
    const connect = (token: string) => isEnded || this.connect(token, onChanges, onState);
    this.endpoint.token().then(connect, console.error);
    return () => {
      isEnded = true;
      this.socket?.terminate();
    };
  };

  private connect(token: string, ...[onChanges, onState]: Parameters<SyncApi['subscribeToChanges']>): void {
    const { graphqlUrl } = this.endpoint;
    const authorization = { host: new URL(graphqlUrl).host, Authorization: token };
    const header = Buffer.from(JSON.stringify(authorization)).toString('base64url');
    const socket = new WebSocket(`${graphqlUrl.replace('http', 'ws')}/realtime`, ['graphql-ws', `header-${header}`]);
    this.socket = socket;
    const send = (message: object) => socket.send(JSON.stringify(message));
    let order = Promise.resolve();
    socket.on('open', () => send({ type: 'connection_init' }));
    socket.on('message', (frame) => {
      const message = JSON.parse(String(frame));
      if (message.type === 'connection_ack') {
        const data = JSON.stringify({ query: onRentalChangesSubscription, variables: {} });
        send({ id: 'changes', type: 'start', payload: { data, extensions: { authorization } } });
      } else if (message.type === 'start_ack') {
        this.isUp = true;
        onState('connected');
      } else if (message.type === 'data') {
        const bytes = Buffer.byteLength(String(frame));
        const metered = meteredMessages(bytes);
        this.heard.push({ at: performance.now(), metered });
        this.counts.messages++;
        this.counts.metered += metered;
        this.counts.messageBytes += bytes;
        const { rentals, ...changes }: EncodedChanges = message.payload.data.onRentalChanges;
        order = order.then(async () =>
          onChanges({ ...changes, rentals: rentals ? fromChangedColumns(await gunzipJson(rentals)) : null }),
        );
      } else if (message.type === 'error' || message.type === 'connection_error') {
        console.error(JSON.stringify(message));
      }
    });
    socket.on('close', () => onState('interrupted'));
    socket.on('error', (error) => console.error(`A listener's connection failed: ${error.message}`));
  }
}
