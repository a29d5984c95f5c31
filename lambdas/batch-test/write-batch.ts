import type { BatchTestAnswer } from '../../graphql/batch-test';
import { mapConcurrently } from './map-concurrently';
import type { Outcome } from './outcome';
import { validateBatch } from './validate-batch';
import { type RentalWriter, writeRental } from './write-rental';

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
  const outcomes = await mapConcurrently(validateBatch(rentals), concurrentWrites, async (row) =>
    'kind' in row ? row : await writeRental(row, writer),
  );
  return {
    answer: {
      rentals: outcomes.map((outcome) => ('rental' in outcome ? outcome.rental : null)),
      failures: outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : [])),
    },
    summary: summarise(outcomes, writer.clock.now() - started),
  };
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
