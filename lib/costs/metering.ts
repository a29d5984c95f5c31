/*
 * How AWS counts what it bills, in the units of prices.ts.
 * Sources: https://aws.amazon.com/appsync/pricing/, https://aws.amazon.com/dynamodb/pricing/on-demand/
 */

/** AppSync meters each message to each listener in steps of 5 kB. */
const messageStep = 5_000;
const readUnitBytes = 4_096;
const writeUnitBytes = 1_024;

/** @param bytes of one message to one listener */
export const meteredMessages = (bytes: number): number => Math.max(1, Math.ceil(bytes / messageStep));

/** The units of one query or one read of an item, as AppSync's resolvers make them: eventually consistent. */
export const readUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / readUnitBytes)) / 2;

/** The units of one write of an item, to a table or to an index. */
export const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / writeUnitBytes));

/** What was counted for one client, or for several together. */
export interface Counts {
  messages: number;
  /** The messages as AppSync meters them. */
  metered: number;
  messageBytes: number;
  /** Queries and mutations. */
  operations: number;
  readUnits: number;
  /** Objects that were read from a bucket. */
  files: number;
  /** What answers and files took, compressed. */
  readBytes: number;
  /** Rentals in answers and files, each as often as it came. */
  rows: number;
}

export const noCounts = (): Counts => ({
  messages: 0,
  metered: 0,
  messageBytes: 0,
  operations: 0,
  readUnits: 0,
  files: 0,
  readBytes: 0,
  rows: 0,
});

/** The mean over some clients. */
export function meanCounts(all: readonly Counts[]): Counts {
  const mean = noCounts();
  for (const one of all) {
    for (const name of Object.keys(mean) as (keyof Counts)[]) mean[name] += one[name] / all.length;
  }
  return mean;
}
