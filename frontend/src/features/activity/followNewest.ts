/** The delays before looking for a change that was just written, in milliseconds: the history is written later. */
const defaultWaits = [500, 1000, 2000, 4000, 8000] as const;

export interface NewestSource {
  /** The time of the last change that this browser knows of. */
  latest(): number;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
  /** The time of the newest entry that was already read. */
  readonly since: number;
  readonly signal: AbortSignal;
  /** Reads the newest entries. @returns the time of the first; 0 where there is none */
  readNewest(): Promise<number>;
}

/**
 * Reads the history whenever the rentals have a change that it did not show yet. The history is written a moment after
 * the rentals, so it is read again after each delay; a change that does not match the filter is given up after the last
 * one.
 */
export function followNewest(source: NewestSource, waits: readonly number[] = defaultWaits): void {
  const { signal } = source;
  let seen = source.since;
  let isReading = false;

  const readUntilFound = async () => {
    if (isReading) return;
    isReading = true;
    // Repeated reads start with a longer delay: an import changes rentals for minutes.
    for (let first = 0; source.latest() > seen; first = 1) {
      const target = source.latest();
      for (const wait of waits.slice(first)) {
        await pause(wait, signal);
        if (signal.aborted) return;
        // Without a network, the next attempt is after the next delay.
        const newest = await source.readNewest().catch(() => 0);
        if (signal.aborted) return;
        if (newest > seen) seen = newest;
        if (seen >= target) break;
      }
      seen = Math.max(seen, target);
    }
    isReading = false;
  };

  const unsubscribe = source.subscribe(() => void readUntilFound());
  signal.addEventListener('abort', unsubscribe, { once: true });
  void readUntilFound();
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
