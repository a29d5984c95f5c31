import type { BatchTestFailure } from '../../../../../graphql/batch-test';
import type { Rental, RentalInput } from '../../../../../graphql/generated/schema';
import { type CallFailure, callFailureOf } from '../failures';
import type { BatchOutcome } from '../rentalsApi';
import { backoff, type Wait } from '../retry';
import type { ImportRow, RefusedRow } from './importFile';
import { planRow } from './importPlan';

/** How many rows ended how. */
export interface ImportTally {
  inserted: number;
  updated: number;
  unchanged: number;
  conflicts: number;
  rejected: number;
}

export const emptyTally: ImportTally = { inserted: 0, updated: 0, unchanged: 0, conflicts: 0, rejected: 0 };

/** How many of a file's sound rows have been dealt with, one way or another. */
export function rowsDone({ inserted, updated, unchanged, conflicts, rejected }: ImportTally): number {
  return inserted + updated + unchanged + conflicts + rejected;
}

/** Why no row is moving: the next attempt comes by itself, or waits for {@link ImportRun.tryAgain}. */
export interface Trouble {
  failure: CallFailure;
  stalled: boolean;
}

export interface ImportRunEvents {
  onTally(tally: ImportTally): void;
  onTrouble(trouble: Trouble | null): void;
  /** Rentals as the cloud now holds them. */
  onWritten(rentals: Rental[]): void;
}

export interface ImportRunSettings extends ImportRunEvents {
  importId: string;
  next(): Promise<ImportRow[]>;
  findKnown(id: string): Rental | undefined;
  batchTest(rows: RentalInput[]): Promise<BatchOutcome>;
  pause: Wait;
}

export interface ImportResult {
  tally: ImportTally;
  /** `failed` when the file could no longer be read. */
  end: 'done' | 'stopped' | 'failed';
  /** Rows that the cloud did not take. */
  refused: RefusedRow[];
}

/** A row under way, and what it was meant to do. */
interface SentRow {
  row: ImportRow;
  kind: 'insert' | 'update';
  input: RentalInput;
}

/** Calls under way at once: enough to keep a connection busy, few enough to leave capacity to others. */
const parallelCalls = 4;

/** Attempts in a row before a person is asked. */
const attemptsBeforeAsking = 5;

/**
 * Sends a file's rows to the cloud in batches. A batch whose call fails stays as it is and is sent again, under the
 * same mutation ids, until it arrives or the run is cancelled: no row is lost and none is written twice.
 */
export class ImportRun {
  private readonly cancelling = new AbortController();
  private readonly tally: ImportTally = { ...emptyTally };
  private readonly refused: RefusedRow[] = [];
  private stalled: (() => void)[] = [];
  private reading: Promise<unknown> = Promise.resolve();
  private troubled = 0;

  constructor(private readonly settings: ImportRunSettings) {}

  async run(): Promise<ImportResult> {
    const lanes = Array.from({ length: parallelCalls }, () => this.sendBatches());
    const hasFailed = (await Promise.allSettled(lanes)).some(({ status }) => status === 'rejected');
    const end = hasFailed ? 'failed' : this.cancelling.signal.aborted ? 'stopped' : 'done';
    return { tally: { ...this.tally }, refused: this.refused, end };
  }

  /** Ends the run once the calls under way have been answered. */
  cancel(): void {
    this.cancelling.abort();
    this.tryAgain();
  }

  /** Sends stalled batches again. */
  tryAgain(): void {
    for (const resume of this.stalled.splice(0)) resume();
  }

  private async sendBatches(): Promise<void> {
    while (!this.cancelling.signal.aborted) {
      const rows = await this.nextRows();
      if (rows.length === 0) return;
      await this.sendUntilAnswered(this.plan(rows));
    }
  }

  /** One lane at a time: the file is read in order. */
  private nextRows(): Promise<ImportRow[]> {
    const rows = this.reading.then(() => this.settings.next());
    this.reading = rows.catch(() => this.cancelling.abort());
    return rows;
  }

  private plan(rows: ImportRow[]): SentRow[] {
    const sent: SentRow[] = [];
    for (const row of rows) {
      const plan = planRow(row, this.settings.findKnown(row.id), this.settings.importId);
      if (plan.kind === 'unchanged') this.tally.unchanged++;
      else sent.push({ row, ...plan });
    }
    this.reportTally();
    return sent;
  }

  private async sendUntilAnswered(batch: SentRow[]): Promise<void> {
    let waiting = batch;
    for (let attempt = 1; waiting.length > 0; attempt++) {
      const { again, failure } = await this.send(waiting);
      waiting = again;
      if (waiting.length === 0 || this.cancelling.signal.aborted) return;
      await this.beforeNextAttempt(attempt, failure);
      if (this.cancelling.signal.aborted) return;
    }
  }

  /** @returns the rows to send again, and why */
  private async send(batch: SentRow[]): Promise<{ again: SentRow[]; failure: CallFailure }> {
    try {
      const { rentals, failures } = await this.settings.batchTest(batch.map(({ input }) => input));
      return { again: this.settle(batch, rentals, failures), failure: 'busy' };
    } catch (error) {
      return { again: batch, failure: callFailureOf(error) };
    }
  }

  private async beforeNextAttempt(attempt: number, failure: CallFailure): Promise<void> {
    const stalled = failure === 'signedOut' || attempt % attemptsBeforeAsking === 0;
    this.troubled++;
    this.settings.onTrouble({ failure, stalled });
    try {
      if (stalled) await new Promise<void>((resolve) => this.stalled.push(resolve));
      else await this.settings.pause(backoff(attempt), this.cancelling.signal);
    } catch {
      // Cancelled while waiting; the caller looks.
    } finally {
      this.troubled--;
      if (this.troubled === 0) this.settings.onTrouble(null);
    }
  }

  /** Counts what was answered; returns the rows that the cloud had no capacity for. */
  private settle(batch: SentRow[], rentals: (Rental | null)[], failures: BatchTestFailure[]): SentRow[] {
    const failureAt = new Map(failures.map((failure) => [failure.errorInfo.index, failure]));
    const written = rentals.filter((rental) => rental !== null);
    const again: SentRow[] = [];
    batch.forEach((sent, index) => {
      const failure = failureAt.get(index);
      if (rentals[index]) this.tally[sent.kind === 'insert' ? 'inserted' : 'updated']++;
      else if (failure?.errorType === 'ConflictUnhandled') this.refuse('conflicts', sent, failure);
      else if (failure?.errorType === 'BadRequest') this.refuse('rejected', sent, failure);
      else again.push(sent);
    });
    const theirs = failures.flatMap(({ errorInfo }) => (errorInfo.rental ? [errorInfo.rental] : []));
    this.settings.onWritten([...written, ...theirs]);
    this.reportTally();
    return again;
  }

  private refuse(kind: 'conflicts' | 'rejected', { row }: SentRow, { message }: BatchTestFailure): void {
    this.tally[kind]++;
    this.refused.push({ ...row, reason: message });
  }

  private reportTally(): void {
    this.settings.onTally({ ...this.tally });
  }
}
