import type { MutationBatchTestArgs, Rental } from './generated/schema';

/** How many rows one `batchTest` takes: 500 rows of about 330 bytes stay under every limit of AppSync and Lambda. */
export const maxBatchSize = 500;

/** The message for a batch of more than {@link maxBatchSize} rows. */
export const batchTooLarge = (rows: number) =>
  `A batch holds at most ${maxBatchSize} rentals and this one has ${rows}. Send it in smaller batches.`;

/**
 * Bytes of a subscription message. AppSync drops a longer one silently, so systems that follow `onBatchTest` would not
 * receive that batch.
 * Source: https://docs.aws.amazon.com/general/latest/gr/appsync.html
 */
export const maxMessageBytes = 240_000;

/** Who called `batchTest`. */
export interface ChangeAuthor {
  /** The account's id, `sub`. */
  id: string;
  /** The email address, where the call says it. */
  email: string | null;
  /** The display name, if the person has chosen one and the call says it. */
  name: string | null;
}

/** What the resolver hands to the `batchTest` function. `origin` and `author` may be missing. */
export interface BatchTestCall extends MutationBatchTestArgs {
  author?: ChangeAuthor | null;
}

/** At most how many characters of a file's name a version keeps. */
export const maxSourceLength = 200;

/** Why a row was not written. */
export type BatchTestErrorType = 'ConflictUnhandled' | 'BadRequest' | 'Throttled' | 'InternalFailure';

/** True for errors that a person has to resolve; after any other error, the row may be sent again. */
export const isFinalError = (errorType: BatchTestErrorType): boolean =>
  errorType === 'ConflictUnhandled' || errorType === 'BadRequest';

/** One row that was not written, as it arrives in `errors[].errorType` and `errors[].errorInfo`. */
export interface BatchTestFailure {
  errorType: BatchTestErrorType;
  /** A sentence that says what to do. */
  message: string;
  errorInfo: {
    /** The row's place in the call's `rentals`, from 0. */
    index: number;
    id: string;
    /** The field at fault, where it is one. */
    field?: keyof Rental;
    /** The stored rental that the row conflicts with. */
    rental?: Omit<Rental, '__typename'>;
  };
}

/** What the `batchTest` function hands to its resolver. */
export interface BatchTestAnswer {
  /** Aligned with the call's `rentals`; null where a row was not written. */
  rentals: (Omit<Rental, '__typename'> | null)[];
  failures: BatchTestFailure[];
}
