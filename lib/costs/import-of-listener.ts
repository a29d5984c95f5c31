import { messageInterval } from '../../graphql/rental-changes';
import { prices } from './prices';

/**
 * A table begins with four partitions, and so does its stream. Each has its batches, and during an import each makes a
 * file for each message.
 */
const filesOfImportMessage = 4;

/** Measured during an import, for each imported rental. */
export interface ImportFigures {
  /** Rentals in files and responses. */
  readonly readsPerRow: number;
  /** Size of those, compressed. */
  readonly bytesPerRow: number;
  /** Queries to AppSync. */
  readonly queriesPerRow: number;
  /** Read units of those queries. */
  readonly unitsPerRow: number;
}

export interface ImportCosts {
  readonly seconds: number;
  readonly messages: number;
  readonly files: number;
  readonly queries: number;
  readonly rows: number;
  readonly bytes: number;
  readonly readUnits: number;
  /** Price of the files, queries, read units and bytes, without the messages. */
  readonly readingDollars: number;
  /** Price of everything: `readingDollars` and the messages. */
  readonly dollars: number;
}

/** The messages and reads of one listener during an import, at `rowsPerSecond`. */
export function importOfListener(rows: number, rowsPerSecond: number, figures: ImportFigures): ImportCosts {
  const seconds = rows / rowsPerSecond;
  const messages = Math.ceil(seconds / (messageInterval / 1000));
  const files = messages * filesOfImportMessage;
  const read = rows * figures.readsPerRow;
  const queries = Math.ceil(rows * figures.queriesPerRow);
  const bytes = rows * figures.bytesPerRow;
  const units = rows * figures.unitsPerRow;
  const readingDollars =
    files * prices.bucketDownload +
    queries * prices.appSyncOperation +
    units * prices.tableReadUnit +
    (bytes / 1e9) * prices.egressGigabyte;
  return {
    seconds,
    messages,
    files,
    queries,
    rows: read,
    bytes,
    readUnits: units,
    readingDollars,
    dollars: messages * prices.appSyncMessage + readingDollars,
  };
}
