import { type BatchTestFailure, isFinalError } from '../../../../../../graphql/batch-test';
import type { Rental } from '../../../../../../graphql/generated/schema';
import type { BatchOutcome } from '../../sync/syncApi';
import type { ImportTally } from '../importTally';
import type { PlannedBatch, PlannedRow } from './plan';

/** The outcome of a planned row; `unchanged` if the cloud already held the same, written by another user. */
export type RowOutcome =
  | { kind: 'written'; version: number }
  | { kind: 'unchanged' }
  | { kind: 'conflicts' | 'rejected'; reason: string };

/**
 * Checks a row again that the cloud refused because it holds something else.
 * @returns the row to send instead, or null for a conflict
 */
export type Replan = (planned: PlannedRow, stored: Rental, batch: PlannedBatch) => PlannedRow | null;

/** The cloud's answer to some rows of a batch, by their positions in it. Rows in neither map have to be sent again. */
export interface BatchAnswer {
  outcomes: Map<number, RowOutcome>;
  /** Rows to send instead. */
  replanned: Map<number, PlannedRow>;
  /** Rentals as now held by the cloud. */
  rentals: Rental[];
}

/** @param positions of the sent rows */
export function readAnswer(
  batch: PlannedBatch,
  positions: readonly number[],
  { rentals, failures }: BatchOutcome,
  replan: Replan = () => null,
): BatchAnswer {
  const failureAt = new Map(failures.map((failure) => [failure.errorInfo.index, failure]));
  const outcomes = new Map<number, RowOutcome>();
  const replanned = new Map<number, PlannedRow>();
  for (const [index, position] of positions.entries()) {
    const planned = batch.rows[position] as PlannedRow;
    const rental = rentals[index];
    const failure = failureAt.get(index);
    const stored = failure?.errorType === 'ConflictUnhandled' ? failure.errorInfo.rental : undefined;
    const other = stored && replan(planned, stored, batch);
    if (rental) outcomes.set(position, writtenOutcome(planned, rental));
    else if (other) replanned.set(position, other);
    else if (failure && isFinalError(failure.errorType)) outcomes.set(position, refusedOutcome(failure));
  }
  const stored = failures.flatMap(({ errorInfo }) => (errorInfo.rental ? [errorInfo.rental] : []));
  return { outcomes, replanned, rentals: [...rentals.filter((rental) => rental !== null), ...stored] };
}

/** In place of an answer, to rows that the firewall in front of the cloud takes for an attack. */
export function blockedAnswer(positions: readonly number[], reason: string): BatchAnswer {
  const outcomes = new Map(positions.map((position) => [position, { kind: 'rejected', reason } as const]));
  return { outcomes, replanned: new Map(), rentals: [] };
}

/** The count of the tally that an outcome belongs to. */
export function tallyKey(kind: PlannedRow['kind'], outcome: RowOutcome): keyof ImportTally {
  if (outcome.kind !== 'written') return outcome.kind;
  return kind === 'insert' ? 'inserted' : 'updated';
}

function writtenOutcome({ input }: PlannedRow, { conflictID, _version }: Rental): RowOutcome {
  return conflictID === input.conflictID ? { kind: 'written', version: _version } : { kind: 'unchanged' };
}

function refusedOutcome({ errorType, message }: BatchTestFailure): RowOutcome {
  return { kind: errorType === 'ConflictUnhandled' ? 'conflicts' : 'rejected', reason: message };
}
