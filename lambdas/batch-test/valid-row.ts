import type { RentalContent } from '../../graphql/rental';

/** A row that may be written, if the table agrees. */
export interface ValidRow {
  /** The row's place in the batch, from 0. */
  readonly index: number;
  readonly id: string;
  readonly conflictID: string;
  /** The version the row changes; undefined for a new rental. */
  readonly base: number | undefined;
  readonly content: RentalContent;
}
