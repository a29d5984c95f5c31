import type { BatchTestAnswer } from '../../graphql/batch-test';
import { mapConcurrently } from './map-concurrently';
import type { Outcome } from './outcome';
import { validateBatch } from './validate-batch';
import { type RentalWriter, timedOut, writeRental } from './write-rental';

/** Rows under way at once: 500 rows of some 10 ms each then take well under a second. */
const concurrentWrites = 32;

/** One line of the log per batch; it holds no content of any rental. */
export interface BatchSummary {
  rows: number;
  written: number;
  unchanged: number;
  conflicts: number;
  rejected: number;
  failed: number;
  /** How often each error kept a row from being written. */
  causes: Record<string, number>;
  milliseconds: number;
}

/**
 * Writes what can be written of a batch, row by row; no row that fails keeps another from being written.
 * @throws BadRequest when the batch as a whole cannot be taken.
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
 * Does work that has to be done by a deadline.
 * @param milliseconds until the deadline
 * @param work gets a promise that is kept at the deadline, and is not waited for once the work is done
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
