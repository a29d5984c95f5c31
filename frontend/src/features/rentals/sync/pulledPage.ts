import type { Rental } from '../../../../../graphql/generated/schema';

/** Per shard, the time up to which its changes have been read, in milliseconds since 1970. Absent if never read. */
export type Checkpoints = Readonly<Record<number, number>>;

export interface PulledPage {
  rentals: Rental[];
  checkpoints: Checkpoints;
}

export interface PageTaker {
  /** Called for each page as it arrives. */
  onPage(page: PulledPage): void;
  signal: AbortSignal;
}

/** The files with all rentals of a shard, from a while ago. */
export interface SnapshotFiles {
  /**
   * Reads a shard's file, and hands its rentals to `onPage`.
   * @param since what a copy lacks changed after this time: the file is only read if that is most of it
   * @returns the time that the changes since then have to be read from; undefined when there is no file of use
   */
  read(shard: number, since?: number): Promise<number | undefined>;
}

/** Opens the files that an initial load begins with. */
export type OpenFiles = (taker: PageTaker) => SnapshotFiles;
