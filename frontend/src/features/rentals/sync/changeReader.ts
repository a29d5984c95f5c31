import type { ChangeFeed } from '../../../../../graphql/generated/schema';
import { defaultShardCount } from '../../../../../graphql/sharding';
import { cloudFailureOf } from '../../../cloud/errors';
import type { Wait } from '../../../cloud/retry';
import { delayAfter, needsUser, WakeableWait } from '../../../cloud/unlimitedRetry';
import type { ChangeMessages } from './changeMessages';
import { canCatchUp, changedShards, pullChanges } from './pullChanges';
import type { RentalStore } from './rentalStore';
import {
  cacheCleared,
  loadFailed,
  loadFinished,
  loadStarted,
  rentalsReceived,
  selectCheckpoints,
} from './rentalsSlice';
import { ShardPageBatcher } from './shardPageBatcher';
import type { SyncApi } from './syncApi';
import { indexDelay, maxClockError, readSpread } from './syncTimes';

export interface ChangeReaderSettings {
  store: RentalStore;
  api: Pick<SyncApi, 'changeFeed' | 'syncRentals' | 'openFiles'>;
  messages: ChangeMessages;
  signal: AbortSignal;
  now: () => number;
  waitFor: Wait;
  /** Called after a read of an index that may have lacked the latest changes. */
  onIndexRead(): void;
}

/**
 * Reads all rentals, and later everything that changed since, one read at a time until the signal aborts. Each call is
 * made once, as Amplify retries its calls. If it still fails, the read is repeated with increasing delays.
 */
export class ChangeReader {
  private readonly waitBeforeRetry: WakeableWait;
  private failures = 0;
  private isReading = false;
  private readsAgain = false;
  /** Whether the read that is under way knows how far the messages have come. */
  private isFeedRead = false;
  /** True while a missed message may concern changes that the index does not have yet; one more read then follows. */
  private needsSettling = true;
  /** The shards of the last answer, each of which is a read after a missed message. */
  private shardCount = defaultShardCount;

  constructor(private readonly settings: ChangeReaderSettings) {
    this.waitBeforeRetry = new WakeableWait(settings.waitFor, settings.signal);
  }

  /** Over how long all listeners spread a read of all shards, in milliseconds. */
  get spread(): number {
    return readSpread(this.settings.messages.listeners, this.shardCount);
  }

  /** False if the messages' sequence is no measure of what was missed: it is not read yet, or reading failed. */
  get knowsSequence(): boolean {
    return this.failures === 0 && (!this.isReading || this.isFeedRead);
  }

  /** Reads without waiting any longer after a failure; if called during a read, another one follows it. */
  read(): void {
    this.waitBeforeRetry.wake();
    void this.readUntilDone();
  }

  /** Reads as messages may have been missed. */
  readMissed(): void {
    this.needsSettling = true;
    this.read();
  }

  private async readUntilDone(): Promise<void> {
    if (this.isReading) {
      this.readsAgain = true;
      return;
    }
    const { store, signal } = this.settings;
    this.isReading = true;
    do {
      this.readsAgain = false;
      try {
        await this.pull();
      } catch (error) {
        if (signal.aborted) break;
        const failure = cloudFailureOf(error);
        store.dispatch(loadFailed(failure));
        if (needsUser(failure)) break;
        this.failures++;
        await this.waitBeforeRetry.wait(delayAfter(failure, this.failures));
        this.readsAgain = true;
      }
    } while (this.readsAgain && !signal.aborted);
    this.isReading = false;
  }

  private async pull(): Promise<void> {
    const { store, api, messages, now, onIndexRead } = this.settings;
    store.dispatch(loadStarted());
    // What is missed while this read is under way is for the next one.
    let settles = this.needsSettling;
    this.needsSettling = false;
    try {
      const startedAt = now();
      this.isFeedRead = false;
      const feed = await api.changeFeed();
      // Messages that did not come: what they told may not be in the index yet, and no message will tell it again.
      if (!messages.compare(feed.sequence)) settles = true;
      this.isFeedRead = true;
      await this.pullSince(feed);
      this.failures = 0;
      store.dispatch(loadFinished({ at: now() }));
      // The index may not have had the latest changes yet.
      if (settles && Math.max(...feed.changedAt) > startedAt - indexDelay - maxClockError) onIndexRead();
    } catch (error) {
      if (settles) this.needsSettling = true;
      throw error;
    }
  }

  private async pullSince(feed: ChangeFeed): Promise<void> {
    const { store, api, signal, now } = this.settings;
    this.shardCount = feed.shardCount;
    if (!canCatchUp(selectCheckpoints(store.getState()), now())) store.dispatch(cacheCleared());
    const checkpoints = selectCheckpoints(store.getState());
    const pages = new ShardPageBatcher((page) => {
      if (!signal.aborted) store.dispatch(rentalsReceived(page));
    });
    try {
      await pullChanges({
        syncRentals: (page) => api.syncRentals(page),
        checkpoints,
        shards: changedShards(feed, checkpoints),
        isCareful: this.failures > 0,
        openFiles: api.openFiles,
        onPage: (page) => pages.add(page),
        signal,
      });
    } finally {
      // What came before a failure stays.
      pages.flush();
    }
  }
}
