import type { Rental, RentalInput } from '../../../../../../graphql/generated/schema';
import { type CloudFailure, cloudFailureOf, isBlocked } from '../../../../cloud/errors';
import { backoff, type Wait } from '../../../../cloud/retry';
import { delayAfter, maxTimerDelay, needsUser, WakeableWait } from '../../../../cloud/unlimitedRetry';
import type { BatchOutcome } from '../../sync/syncApi';
import { AdaptiveLimit } from './adaptiveLimit';
import { type BatchAnswer, blockedAnswer, type Replan, type RowOutcome, readAnswer } from './answers';
import type { PlannedBatch, PlannedRow } from './plan';

/** Why no row is progressing. The next attempt is automatic or, if `waitsForUser`, waits for {@link BatchSender.tryAgain}. */
export interface ImportFailure {
  failure: CloudFailure;
  waitsForUser: boolean;
}

export interface BatchSenderSettings {
  /** The next batch; null at the end. */
  next(): Promise<PlannedBatch | null>;
  batchTest(rows: RentalInput[]): Promise<BatchOutcome>;
  wait: Wait;
  /** What is said of a row that the firewall takes for an attack. */
  blockedReason?: string | undefined;
  replan?: Replan;
  /** Called before a batch is first sent. */
  onStarted?(batch: PlannedBatch): void;
  /** Called once for each row, in the order in which the cloud answers. */
  onOutcome?(planned: PlannedRow, outcome: RowOutcome): void;
  /** Called after each answer with the rentals as now held by the cloud. */
  onAnswer(rentals: Rental[]): void;
  /** Called before replanned rows are sent. */
  onReplanned?(batch: PlannedBatch): Promise<void>;
  /**
   * Called once each row of a batch has its outcome, or sending was cancelled before that. The outcomes are in the
   * rows' order.
   */
  onSettled?(batch: PlannedBatch, outcomes: (RowOutcome | undefined)[]): Promise<void>;
  onFailure(failure: ImportFailure | null): void;
}

/** Concurrent calls at most: enough to use a connection fully, few enough to leave capacity to others. */
const parallelCalls = 4;

/** From the first failed call until one succeeds. */
interface Outage {
  failure: CloudFailure;
  /** Consecutive failed calls. */
  calls: number;
  /** The batch that probes whether the cloud is back; the others wait for its result. */
  asking: PlannedBatch;
  over: PromiseWithResolvers<void>;
}

/**
 * Sends batches to the cloud. One whose call fails is sent again unchanged, with the same mutation ids, until it
 * succeeds or sending is cancelled: no row is lost and none is written twice. While calls fail, only one batch
 * is sent, with increasing delays; the first success resumes the others. After calls for which the service was too busy,
 * fewer run at once: all of them together would be too much again, and a call that takes too long has used up capacity for
 * nothing. A batch that the firewall blocks is divided until the row that it takes for an attack is alone, and rejected.
 */
export class BatchSender {
  private readonly cancelling = new AbortController();
  private outage: Outage | null = null;
  private readonly waiting: WakeableWait;
  private resuming: PromiseWithResolvers<void> | null = null;
  private reading: Promise<unknown> = Promise.resolve();
  private readonly limit = new AdaptiveLimit(parallelCalls);

  constructor(private readonly settings: BatchSenderSettings) {
    this.waiting = new WakeableWait(settings.wait, this.cancelling.signal);
  }

  /** @returns `failed` if a batch could not be read, planned or saved */
  async run(): Promise<'done' | 'stopped' | 'failed'> {
    const lanes = Array.from({ length: parallelCalls }, () => this.sendBatches());
    const hasFailed = (await Promise.allSettled(lanes)).some(({ status }) => status === 'rejected');
    if (hasFailed) return 'failed';
    return this.cancelling.signal.aborted ? 'stopped' : 'done';
  }

  /** Sends no further batch until {@link resume}; running calls still complete. */
  pause(): void {
    this.resuming ??= withResolvers();
  }

  resume(): void {
    this.resuming?.resolve();
    this.resuming = null;
  }

  /** Ends {@link run} after the running calls have completed. */
  cancel(): void {
    this.cancelling.abort();
    this.resume();
    this.endOutage();
    this.tryAgain();
  }

  /** Immediately sends what waits for the next attempt. */
  tryAgain(): void {
    if (this.outage) this.outage.calls = 0;
    this.waiting.wake();
  }

  private async sendBatches(): Promise<void> {
    for (;;) {
      await this.resuming?.promise;
      if (this.cancelling.signal.aborted) return;
      const batch = await this.nextBatch();
      if (!batch) return;
      // Nothing planned before a pause is lost: it is sent after the pause.
      await this.resuming?.promise;
      if (this.cancelling.signal.aborted) return;
      await this.sendUntilAnswered(batch);
    }
  }

  /** One at a time: the file is read in order. */
  private nextBatch(): Promise<PlannedBatch | null> {
    const batch = this.reading.then(() => this.settings.next());
    this.reading = batch.catch(() => this.cancel());
    return batch;
  }

  private async sendUntilAnswered(batch: PlannedBatch): Promise<void> {
    const outcomes = new Array<RowOutcome | undefined>(batch.rows.length);
    this.settings.onStarted?.(batch);
    try {
      await this.sendWhileOpen(batch, outcomes);
    } finally {
      // Whatever the probing batch's result, the others must not wait any longer.
      if (this.outage?.asking === batch) this.endOutage();
    }
    await this.settings.onSettled?.(batch, outcomes);
  }

  private async sendWhileOpen(batch: PlannedBatch, outcomes: (RowOutcome | undefined)[]): Promise<void> {
    /** Rows of one call: fewer where the firewall blocks some of them. */
    let most = outcomes.length;
    while (outcomes.includes(undefined) && !this.cancelling.signal.aborted) {
      const positions = [...outcomes.keys()].filter((position) => !outcomes[position]).slice(0, most);
      // A pause, the end, or an outage may come while this batch waits for its turn.
      const failure = await this.limit.run(async () => {
        await this.resuming?.promise;
        if (this.cancelling.signal.aborted) return null;
        const { outage } = this;
        return outage && outage.asking !== batch ? outage.failure : this.send(batch, outcomes, positions);
      });
      if (!outcomes.includes(undefined) || this.cancelling.signal.aborted) break;
      if (failure === 'blocked') most = Math.ceil(positions.length / 2);
      else if (failure) await this.outlast(batch, failure);
      else if (positions.every((position) => outcomes[position])) most *= 2;
      // Some rows were accepted: there will be capacity for the others soon.
      else await this.waiting.wait(backoff(1));
      await this.resuming?.promise;
    }
  }

  /** Sends rows without outcome. @returns why none of them has progressed; null if one has */
  private async send(
    batch: PlannedBatch,
    outcomes: (RowOutcome | undefined)[],
    positions: readonly number[],
  ): Promise<CloudFailure | 'blocked' | null> {
    try {
      const inputs = positions.map((position) => (batch.rows[position] as PlannedRow).input);
      const answer = readAnswer(batch, positions, await this.settings.batchTest(inputs), this.settings.replan);
      this.take(batch, outcomes, answer);
      if (answer.replanned.size > 0) await this.settings.onReplanned?.(batch);
      if (answer.outcomes.size + answer.replanned.size === 0) return 'busy';
      this.endOutage();
      if (!outcomes.includes(undefined)) this.limit.succeeded();
      return null;
    } catch (error) {
      if (!isBlocked(error)) return cloudFailureOf(error);
      if (positions.length > 1) return 'blocked';
      this.take(
        batch,
        outcomes,
        blockedAnswer(positions, this.settings.blockedReason ?? 'A firewall took this row for an attack.'),
      );
      return null;
    }
  }

  private take(batch: PlannedBatch, outcomes: (RowOutcome | undefined)[], answer: BatchAnswer): void {
    for (const [position, outcome] of answer.outcomes) {
      outcomes[position] = outcome;
      this.settings.onOutcome?.(batch.rows[position] as PlannedRow, outcome);
    }
    for (const [position, row] of answer.replanned) batch.rows[position] = row;
    this.settings.onAnswer(answer.rentals);
  }

  /** Waits until a batch whose call failed should be sent again. */
  private async outlast(batch: PlannedBatch, failure: CloudFailure): Promise<void> {
    this.outage ??= { failure, calls: 0, asking: batch, over: withResolvers() };
    const { outage } = this;
    if (outage.asking !== batch) return outage.over.promise;
    outage.calls++;
    outage.failure = failure;
    if (failure === 'busy') this.limit.wasBusy();
    const waitsForUser = needsUser(failure);
    this.settings.onFailure({ failure, waitsForUser });
    await this.waiting.wait(waitsForUser ? maxTimerDelay : delayAfter(failure, outage.calls));
  }

  private endOutage(): void {
    if (!this.outage) return;
    this.outage.over.resolve();
    this.outage = null;
    this.settings.onFailure(null);
    // A manual retry does not wait for the delay.
    this.tryAgain();
  }
}

interface PromiseWithResolvers<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
}

function withResolvers(): PromiseWithResolvers<void> {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
