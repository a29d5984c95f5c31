import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeStream, StreamRecord } from '../dynamodb/types';
import { partOfKey } from './key-parts';

/** How many records are read ahead of those that are done with. */
const readAhead = 5_000;

export interface ReaderSettings {
  readonly id: string;
  readonly stream: ChangeStream;
  /** Records of one key always go to the same lane. */
  readonly lanes: number;
  readonly batchSize: number;
  readonly windowMilliseconds: number;
  /** Most bytes of a batch. */
  readonly maxBytes: number;
  readonly bytesOf: (record: StreamRecord) => number;
  /** Resolves once each record of the batch is settled; rejects when reading is to end. */
  readonly deliver: (batch: readonly StreamRecord[]) => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** How long after a change the stream is read. */
  readonly pollMilliseconds: number;
  /** Called with an error that ends a read, which the next change repeats, or a batch, which comes again after a restart. */
  readonly failed: (error: unknown) => void;
}

/**
 * Reads a stream from where it was left, in batches, each lane's in order. After a restart it reads on from the first
 * record that was not done with: later ones may come again.
 */
export class StreamReader {
  readonly #settings: ReaderSettings;
  readonly #lanes: { readonly queue: StreamRecord[]; isBusy: boolean }[];
  /** The records that were read and are not done with, each with the number before it and its time. */
  readonly #open = new Map<string, { readonly before: string; readonly at: number }>();
  readonly #stopListening: () => void;
  #last: string;
  #isReading = false;
  #wantsMore = false;
  #isStopped = false;
  /** The tables may be closed from now on. */
  #isEnded = false;
  #moving: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  readonly #running = new Set<Promise<void>>();

  constructor(settings: ReaderSettings) {
    this.#settings = settings;
    this.#last = settings.stream.position(settings.id);
    this.#lanes = Array.from({ length: settings.lanes }, () => ({ queue: [], isBusy: false }));
    this.#stopListening = settings.stream.onCommit(() => this.#pollSoon());
  }

  /** Reads what is new. Called again meanwhile, it reads once more. */
  poll(): void {
    this.#wantsMore = true;
    if (this.#isReading || this.#isStopped) return;
    this.#isReading = true;
    this.#track(this.#read());
  }

  #pollSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.poll();
    }, this.#settings.pollMilliseconds).unref();
  }

  /** How many records are not done with, and the time of the oldest one that was read. */
  get behind(): { readonly records: number; readonly since: number | undefined } {
    const records = this.#open.size + this.#settings.stream.countAfter(this.#last);
    return { records, since: this.#open.values().next().value?.at };
  }

  /** @param records done with, or discarded */
  async settled(records: readonly StreamRecord[]): Promise<void> {
    if (this.#isEnded) return;
    for (const { sequenceNumber } of records) this.#open.delete(sequenceNumber);
    // One after another: a lane must not save an earlier position over that of another lane.
    const moved = this.#moving.then(async () => {
      const first = this.#open.values().next();
      if (!this.#isEnded)
        await this.#settings.stream.moveTo(this.#settings.id, first.done ? this.#last : first.value.before);
    });
    this.#moving = moved.catch(() => {});
    await moved;
    this.poll();
  }

  /** Ends reading; resolves once no batch is under way, or after the time limit. */
  async stop(milliseconds: number): Promise<void> {
    this.#isStopped = true;
    this.#stopListening();
    clearTimeout(this.#timer);
    await Promise.race([Promise.all(this.#running), delay(milliseconds, undefined, { ref: false })]);
    this.#isEnded = true;
  }

  async #read(): Promise<void> {
    const { stream, lanes } = this.#settings;
    try {
      while (this.#wantsMore && !this.#isStopped && this.#open.size < readAhead) {
        this.#wantsMore = false;
        const limit = readAhead - this.#open.size;
        const records = await stream.read(this.#last, limit);
        if (records.length === limit) this.#wantsMore = true;
        for (const record of records) {
          this.#open.set(record.sequenceNumber, { before: this.#last, at: record.at });
          this.#last = record.sequenceNumber;
          this.#lanes[partOfKey(record.keys, lanes)]?.queue.push(record);
        }
        for (const lane of this.#lanes) if (lane.queue.length > 0) this.#run(lane);
      }
    } finally {
      // The next change is read also after a failure, such as too many open files.
      this.#isReading = false;
    }
  }

  #run(lane: { readonly queue: StreamRecord[]; isBusy: boolean }): void {
    if (lane.isBusy) return;
    lane.isBusy = true;
    const deliverAll = async () => {
      try {
        while (lane.queue.length > 0 && !this.#isStopped) {
          await this.#waitForMore(lane.queue);
          if (!this.#isStopped) await this.#settings.deliver(this.#nextBatch(lane.queue));
        }
      } finally {
        lane.isBusy = false;
      }
    };
    this.#track(deliverAll());
  }

  async #waitForMore(queue: readonly StreamRecord[]): Promise<void> {
    const { windowMilliseconds, batchSize, wait } = this.#settings;
    if (windowMilliseconds > 0 && queue.length < batchSize) await wait(windowMilliseconds);
  }

  #nextBatch(queue: StreamRecord[]): StreamRecord[] {
    const { batchSize, bytesOf, maxBytes } = this.#settings;
    let bytes = 0;
    let count = 0;
    for (const record of queue.slice(0, batchSize)) {
      bytes += bytesOf(record);
      if (count > 0 && bytes > maxBytes) break;
      count++;
    }
    return queue.splice(0, count);
  }

  #track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => {
        if (!this.#isStopped) this.#settings.failed(error);
      })
      .finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
  }
}
