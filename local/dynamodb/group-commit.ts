import type { Done, Store, Write } from 'dynalite/db';

/** Writes to the store, all or none of them; calls back once they would survive the process. */
export type Commit = (writes: readonly Write[], done: Done) => void;

/**
 * Writes together what arrives while an earlier write is under way: each trip to LevelDB costs a change of threads, and
 * rows that are written at the same time can share it.
 */
export function groupCommits(db: Pick<Store['db'], 'batch'>): Commit {
  let waiting: { readonly writes: readonly Write[]; readonly done: Done }[] = [];
  let isWriting = false;

  const writeNext = () => {
    const group = waiting;
    waiting = [];
    isWriting = group.length > 0;
    if (!isWriting) return;
    db.batch(
      group.flatMap(({ writes }) => writes),
      (error) => {
        writeNext();
        for (const { done } of group) done(error);
      },
    );
  };

  return (writes, done) => {
    waiting.push({ writes, done });
    if (!isWriting) writeNext();
  };
}
