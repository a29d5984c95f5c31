import type { BatchTestFailure } from '../../../../../../graphql/batch-test';
import type { Rental, RentalInput } from '../../../../../../graphql/generated/schema';
import { type CallFailure, callFailureOf } from '../../sync/callFailure';
import type { BatchOutcome } from '../../sync/rentalsApi';
import { backoff, pauseAfter, type Wait } from '../../sync/retry';
import type { RefusedRow } from '../read/importFile';
import type { PlannedRow } from './plan';

/** The number of rows per outcome. */
export interface ImportTally {
  inserted: number;
  updated: number;
  unchanged: number;
  conflicts: number;
  rejected: number;
}

export function tallyOf(counts: Partial<ImportTally> = {}): ImportTally {
  return { inserted: 0, updated: 0, unchanged: 0, conflicts: 0, rejected: 0, ...counts };
}

export function addTally(one: ImportTally, other: ImportTally): ImportTally {
  return {
    inserted: one.inserted + other.inserted,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    conflicts: one.conflicts + other.conflicts,
    rejected: one.rejected + other.rejected,
  };
}

/** The number of valid rows that have an outcome. */
export function rowsDone({ inserted, updated, unchanged, conflicts, rejected }: ImportTally): number {
  return inserted + updated + unchanged + conflicts + rejected;
}

/** Why no row is progressing. The next attempt is automatic or, if `stalled`, waits for {@link ImportRun.tryAgain}. */
export interface ImportFailure {
  failure: CloudFailure;
  stalled: boolean;
}

/** The rows of one call to the cloud. */
export interface PlannedBatch {
  number: number;
  rows: PlannedRow[];
  /** The number of rows in the file that need no write. */
  unchanged: number;
  /** True if it was planned while the known rentals may have been incomplete. */
  mayBeIncomplete: boolean;
}

/** The outcome of a planned row; `unchanged` if the cloud already held the same, written by another user. */
export type RowOutcome =
  | { kind: 'written'; version: number }
  | { kind: 'unchanged' }
  | { kind: 'conflicts' | 'rejected'; reason: string };

export interface ImportRunSettings {
  /** The next batch; null at the end. */
  next(): Promise<PlannedBatch | null>;
  batchTest(rows: RentalInput[]): Promise<BatchOutcome>;
  pause: Wait;
  /** The outcomes of an earlier run that a reload ended. */
  tally?: ImportTally;
  /**
   * Checks a row again that the cloud refused because it holds something else.
   * @returns the row to send instead, or null for a conflict
   */
  replan?(planned: PlannedRow, theirs: Rental, batch: PlannedBatch): PlannedRow | null;
  /** Called before replanned rows are sent. */
  onReplanned?(batch: PlannedBatch): Promise<void>;
  /**
   * Called once each row of a batch has its outcome, or the run was cancelled before that. The outcomes are in the
   * rows' order.
   */
  onSettled?(batch: PlannedBatch, outcomes: (RowOutcome | undefined)[]): Promise<void>;
  onTally(tally: ImportTally): void;
  onFailure(failure: ImportFailure | null): void;
  /** Rentals as now held by the cloud. */
  onWritten(rentals: Rental[]): void;
}

/** `failed` if the file, or what was saved of it, could no longer be read. */
export type ImportEnd = 'done' | 'stopped' | 'failed';

export interface ImportResult {
  tally: ImportTally;
  end: ImportEnd;
  /** The rows that the cloud refused. */
  refused: RefusedRow[];
}

/** Concurrent calls: enough to use a connection fully, few enough to leave capacity to others. */
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
 * Sends rows to the cloud in batches. A batch whose call fails is sent again unchanged, with the same mutation ids,
 * until it succeeds or the run is cancelled: no row is lost and none is written twice. While calls fail, only one batch
 * is sent, with increasing delays; the first success resumes all.
 */
export class ImportRun {
  private readonly cancelling = new AbortController();
  private readonly tally: ImportTally;
  private readonly refused: RefusedRow[] = [];
  private outage: Outage | null = null;
  /** Ends the current waits. */
  private alarm = new AbortController();
  private resuming: PromiseWithResolvers<void> | null = null;
  private reading: Promise<unknown> = Promise.resolve();

  constructor(private readonly settings: ImportRunSettings) {
    this.tally = { ...(settings.tally ?? tallyOf()) };
  }

  async run(): Promise<ImportResult> {
    const lanes = Array.from({ length: parallelCalls }, () => this.sendBatches());
    const hasFailed = (await Promise.allSettled(lanes)).some(({ status }) => status === 'rejected');
    const end = hasFailed ? 'failed' : this.cancelling.signal.aborted ? 'stopped' : 'done';
    return { tally: { ...this.tally }, refused: this.refused, end };
  }

  /** Sends no further batch until {@link resume}; running calls still complete. */
  pause(): void {
    this.resuming ??= withResolvers();
  }

  resume(): void {
    this.resuming?.resolve();
    this.resuming = null;
  }

  /** Ends the run after the running calls have completed. */
  cancel(): void {
    this.cancelling.abort();
    this.resume();
    this.endOutage();
    this.tryAgain();
  }

  /** Immediately sends what waits for the next attempt. */
  tryAgain(): void {
    if (this.outage) this.outage.calls = 0;
    this.alarm.abort();
    this.alarm = new AbortController();
  }

  private async sendBatches(): Promise<void> {
    for (;;) {
      await this.resuming?.promise;
      if (this.cancelling.signal.aborted) return;
      const batch = await this.nextBatch();
      if (!batch) return;
      // Nothing planned before a pause is lost: it is kept and sent when the run continues.
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
    this.count('unchanged', batch.unchanged);
    try {
      await this.sendWhileOpen(batch, outcomes);
    } finally {
      // Whatever the probing batch's result, the others must not wait any longer.
      if (this.outage?.asking === batch) this.endOutage();
    }
    await this.settings.onSettled?.(batch, outcomes);
  }

  private async sendWhileOpen(batch: PlannedBatch, outcomes: (RowOutcome | undefined)[]): Promise<void> {
    while (outcomes.includes(undefined) && !this.cancelling.signal.aborted) {
      const failure = await this.send(batch, outcomes);
      if (!outcomes.includes(undefined) || this.cancelling.signal.aborted) break;
      if (failure) await this.outlast(batch, failure);
      // Some rows were accepted: there will be capacity for the others soon.
      else await this.rest(backoff(1));
      await this.resuming?.promise;
    }
  }

  /** Sends the rows without outcome. @returns why none of them has progressed; null if one has */
  private async send(batch: PlannedBatch, outcomes: (RowOutcome | undefined)[]): Promise<CloudFailure | null> {
    const places = [...outcomes.keys()].filter((place) => !outcomes[place]);
    try {
      const inputs = places.map((place) => (batch.rows[place] as PlannedRow).input);
      const { rentals, failures } = await this.settings.batchTest(inputs);
      if (!(await this.settle(batch, places, outcomes, rentals, failures))) return 'busy';
      this.endOutage();
      return null;
    } catch (error) {
      return cloudFailureOf(error);
    }
  }

  /** Waits until a batch whose call failed should be sent again. */
  private async outlast(batch: PlannedBatch, failure: CloudFailure): Promise<void> {
    this.outage ??= { failure, calls: 0, asking: batch, over: withResolvers() };
    const { outage } = this;
    if (outage.asking !== batch) return outage.over.promise;
    outage.calls++;
    outage.failure = failure;
    const stalled = failure === 'signedOut';
    this.settings.onFailure({ failure, stalled });
    await this.rest(stalled ? forever : pauseAfter(failure, outage.calls));
  }

  private endOutage(): void {
    if (!this.outage) return;
    this.outage.over.resolve();
    this.outage = null;
    this.settings.onFailure(null);
    // A manual retry does not wait for the delay.
    this.tryAgain();
  }

  private async rest(milliseconds: number): Promise<void> {
    const ended = AbortSignal.any([this.alarm.signal, this.cancelling.signal]);
    // Aborted: the caller checks the state.
    await this.settings.pause(milliseconds, ended).catch(() => {});
  }

  /** Records the results of the rows at `places`. @returns whether any of them has progressed */
  private async settle(
    batch: PlannedBatch,
    places: number[],
    outcomes: (RowOutcome | undefined)[],
    rentals: (Rental | null)[],
    failures: BatchTestFailure[],
  ): Promise<boolean> {
    const failureAt = new Map(failures.map((failure) => [failure.errorInfo.index, failure]));
    let replanned = 0;
    let unanswered = 0;
    for (const [index, place] of places.entries()) {
      const planned = batch.rows[place] as PlannedRow;
      const rental = rentals[index];
      const failure = failureAt.get(index);
      const again = failure && this.replanned(planned, failure, batch);
      if (rental) {
        outcomes[place] = this.took(planned, rental);
      } else if (again) {
        batch.rows[place] = again;
        replanned++;
      } else if (failure?.errorType === 'ConflictUnhandled' || failure?.errorType === 'BadRequest') {
        outcomes[place] = this.refuse(planned, failure);
      } else unanswered++;
    }
    const theirs = failures.flatMap(({ errorInfo }) => (errorInfo.rental ? [errorInfo.rental] : []));
    this.settings.onWritten([...rentals.filter((rental) => rental !== null), ...theirs]);
    this.settings.onTally({ ...this.tally });
    if (replanned > 0) await this.settings.onReplanned?.(batch);
    return unanswered < places.length;
  }

  private replanned(planned: PlannedRow, failure: BatchTestFailure, batch: PlannedBatch): PlannedRow | null {
    const theirs = failure.errorType === 'ConflictUnhandled' ? failure.errorInfo.rental : undefined;
    return (theirs && this.settings.replan?.(planned, theirs, batch)) ?? null;
  }

  private took({ kind, input }: PlannedRow, { conflictID, _version }: Rental): RowOutcome {
    const isOurs = conflictID === input.conflictID;
    this.count(isOurs ? (kind === 'insert' ? 'inserted' : 'updated') : 'unchanged');
    return isOurs ? { kind: 'written', version: _version } : { kind: 'unchanged' };
  }

  private refuse({ row }: PlannedRow, { errorType, message }: BatchTestFailure): RowOutcome {
    const kind = errorType === 'ConflictUnhandled' ? 'conflicts' : 'rejected';
    this.count(kind);
    this.refused.push({ ...row, reason: message });
    return { kind, reason: message };
  }

  private count(kind: keyof ImportTally, rows = 1): void {
    this.tally[kind] += rows;
    if (kind === 'unchanged') this.settings.onTally({ ...this.tally });
  }
}

/** The longest delay of a timer: 24 days. */
const forever = 2 ** 31 - 1;

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
