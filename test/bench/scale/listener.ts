/// <reference lib="dom" />
import { gzipSync } from 'node:zlib';
import { configureStore } from '@reduxjs/toolkit';
import { WebSocket } from 'ws';
import { gunzipJson } from '../../../frontend/src/cloud/gunzip';
import {
  changeFeedQuery,
  onRentalChangesSubscription,
  syncRentalsQuery,
} from '../../../frontend/src/cloud/rental-operations';
import { filterReducer } from '../../../frontend/src/features/rentals/filter/filterSlice';
import { followCloud, type SyncHandle } from '../../../frontend/src/features/rentals/sync/followCloud';
import type { RentalsApi } from '../../../frontend/src/features/rentals/sync/rentalsApi';
import { rentalsReducer } from '../../../frontend/src/features/rentals/sync/rentalsSlice';
import type {
  ChangeFeed,
  RentalChanges as EncodedChanges,
  QuerySyncRentalsArgs,
  RentalConnection,
} from '../../../graphql/generated/schema';
import { fromChangedColumns } from '../../../graphql/rental-changes';
import { measurements } from '../../../lib/costs/measurements';
import { type Counts, meteredMessages, noCounts, readUnits } from '../../../lib/costs/metering';

/** What a signed-in client has to know. */
export interface Endpoint {
  readonly graphqlUrl: string;
  readonly token: string;
}

/** Bytes of the change feed's item beside what waits in it. */
const feedItemBytes = 300;

/**
 * An open dashboard without its page: the product's own sync over AppSync's protocols, a WebSocket for the subscription
 * and GraphQL over HTTP for reading, with everything counted.
 */
export class Listener {
  counts: Counts = noCounts();
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
    private readonly endpoint: Endpoint,
    readonly reads: boolean,
  ) {}

  open(): void {
    const api: RentalsApi = {
      batchTest: () => Promise.reject(new Error('A listener writes nothing.')),
      syncRentals: (page) => this.syncRentals(page),
      changeFeed: () => this.changeFeed(),
      subscribeToChanges: (onChanges, onState) => this.subscribe(onChanges, onState),
    };
    this.handle = followCloud(this.store, api);
  }

  /** Everything is read, and messages come. */
  get isLive(): boolean {
    const { loading, syncedAt, error } = this.store.getState().rentals;
    return this.isUp && !loading && syncedAt !== null && error === null;
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
    const { syncRentals } = await this.query<{ syncRentals: RentalConnection }>(syncRentalsQuery, page);
    this.counts.rows += syncRentals.items.length;
    this.counts.readUnits += readUnits(syncRentals.items.length * measurements.itemBytes);
    return syncRentals;
  }

  private async changeFeed(): Promise<ChangeFeed> {
    const { changeFeed } = await this.query<{ changeFeed: ChangeFeed }>(changeFeedQuery, {});
    this.counts.readUnits += readUnits(feedItemBytes);
    return changeFeed;
  }

  private async query<Data>(query: string, variables: object): Promise<Data> {
    this.counts.operations++;
    const response = await fetch(this.endpoint.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: this.endpoint.token },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    // AppSync compresses for browsers.
    this.counts.readBytes += gzipSync(text).length;
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown[] };
    if (errors) throw new Error(JSON.stringify(errors[0]));
    return data;
  }

  private subscribe(
    ...[onChanges, onState]: Parameters<RentalsApi['subscribeToChanges']>
  ): ReturnType<RentalsApi['subscribeToChanges']> {
    const { graphqlUrl, token } = this.endpoint;
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
    return () => socket.terminate();
  }
}
