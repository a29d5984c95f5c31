import type { BatchTestAnswer } from '../../graphql/batch-test';
import { mapConcurrently } from '../shared/map-concurrently';
import type { Outcome } from './outcome';
import { validateBatch } from './validate-batch';
import { type RentalWriter, timedOut, writeRental } from './write-rental';

/** Rows written concurrently: 500 rows of some 10 ms each then take well under a second. */
const concurrentWrites = 32;

/** One line of the log per batch; it holds no content of any rental. */
export interface BatchSummary {
  rows: number;
  written: number;
  unchanged: number;
  conflicts: number;
  rejected: number;
  failed: number;
  /** For each error, the number of rows that it prevented from being written. */
  causes: Record<string, number>;
  milliseconds: number;
}

/**
 * Writes a batch row by row; a row that fails does not affect the others.
 * @throws BadRequest when the batch as a whole is refused.
 */
export async function writeBatch(
  rentals: unknown,
  writer: RentalWriter,
): Promise<{ answer: BatchTestAnswer; summary: BatchSummary }> {
  const started = writer.clock.now();
  const rows = validateBatch(rentals);
  const outcomes = await before(writer.deadline - started, (deadline) =>
    mapConcurrently(rows, concurrentWrites, async (row) =>
      'kind' in row ? row : await Promise.race([writeRental(row, writer), deadline.then(() => timedOut(row))]),
    ),
  );
  return {
    answer: {
      rentals: outcomes.map((outcome) => ('rental' in outcome ? outcome.rental : null)),
      failures: outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : [])),
    },
    summary: summarise(outcomes, writer.clock.now() - started),
  };
}

/**
 * Runs work that has a deadline.
 * @param milliseconds until the deadline
 * @param work gets a promise that resolves at the deadline; its timer is cleared when the work is done
 */
async function before<Result>(
  milliseconds: number,
  work: (deadline: Promise<void>) => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await work(deadline);
  } finally {
    clearTimeout(timer);
  }
}

function summarise(outcomes: readonly Outcome[], milliseconds: number): BatchSummary {
  const kinds = { written: 0, unchanged: 0, conflict: 0, rejected: 0, failed: 0 };
  const causes: Record<string, number> = {};
  for (const outcome of outcomes) {
    kinds[outcome.kind]++;
    if (outcome.kind === 'failed') causes[outcome.cause] = (causes[outcome.cause] ?? 0) + 1;
  }
  const { conflict: conflicts, ...others } = kinds;
  return { rows: outcomes.length, conflicts, ...others, causes, milliseconds };
}
