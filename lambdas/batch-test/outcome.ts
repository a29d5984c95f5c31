import type { BatchTestErrorType, BatchTestFailure } from '../../graphql/batch-test';
import type { CompleteRental } from '../../graphql/rental';
import { publicRental, type StoredRental } from '../shared/stored-rental';
import type { ValidRow } from './valid-row';

/** The result of one row of a batch. */
export type Outcome =
  | { readonly kind: 'written' | 'unchanged'; readonly rental: CompleteRental }
  | { readonly kind: 'conflict' | 'rejected'; readonly failure: BatchTestFailure }
  | {
      readonly kind: 'failed';
      readonly failure: BatchTestFailure;
      /** Name of the error behind it, for the log. */
      readonly cause: string;
    };

type RowPlace = Pick<ValidRow, 'index' | 'id'>;

/** A row that its sender has to correct. */
export function rejected(
  { index, id }: RowPlace,
  message: string,
  field?: BatchTestFailure['errorInfo']['field'],
): Outcome {
  return { kind: 'rejected', failure: { errorType: 'BadRequest', message, errorInfo: { index, id, field } } };
}

/** A row that conflicts with the stored rental. */
export function conflict({ index, id }: RowPlace, stored: StoredRental, message: string): Outcome {
  const errorInfo = { index, id, rental: publicRental(stored) };
  return { kind: 'conflict', failure: { errorType: 'ConflictUnhandled', message, errorInfo } };
}

/** A valid row that could not be written this time. */
export function failed(
  { index, id }: RowPlace,
  errorType: Extract<BatchTestErrorType, 'Throttled' | 'InternalFailure'>,
  message: string,
  cause: string,
): Outcome {
  return { kind: 'failed', failure: { errorType, message, errorInfo: { index, id } }, cause };
}
