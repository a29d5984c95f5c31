import { useCallback, useEffect, useRef, useState } from 'react';
import type { RentalVersion } from '../../../../../graphql/generated/schema';
import { keyOfVersion } from '../../../lib/versionKey';

/** How many versions a page has. */
const pageSize = 20;
/** The waits for a version that was just written to reach the history, in milliseconds. */
const waits = [500, 1000, 2000, 4000, 8000];

export interface RentalVersions {
  /** Newest first; undefined while the first page is loading. */
  readonly versions: readonly RentalVersion[] | undefined;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  loadMore(): void;
  retry(): void;
}

/** @param latest when the rental last changed: while the history lags behind it, its newest page is read again */
export function useRentalVersions(id: string, latest: number): RentalVersions {
  const [versions, setVersions] = useState<readonly RentalVersion[]>();
  const [nextToken, setNextToken] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLoading, setLoading] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const held = useRef(versions);
  held.current = versions;

  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (tries: number) => {
      setLoading(true);
      try {
        const { rentalHistory } = await import('../../../cloud/historyApi');
        const page = await rentalHistory({ id, limit: pageSize });
        if (!isWanted) return;
        const known = held.current ?? [];
        setVersions(withNewest(known, page.items));
        if (known.length === 0) setNextToken(page.nextToken ?? null);
        setError(null);
        const isBehind = !page.items.some(({ at }) => at >= latest);
        if (isBehind && tries < waits.length) timer = setTimeout(() => void read(tries + 1), waits[tries]);
      } catch (failure) {
        if (isWanted) setError(failure);
      } finally {
        if (isWanted) setLoading(false);
      }
    };
    void read(attempt > 0 ? 1 : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, latest, attempt]);

  const loadMore = useCallback(async () => {
    setLoading(true);
    try {
      const { rentalHistory } = await import('../../../cloud/historyApi');
      const page = await rentalHistory({ id, limit: pageSize, nextToken });
      setVersions((before = []) => newestFirst([...before, ...page.items]));
      setNextToken(page.nextToken ?? null);
      setError(null);
    } catch (failure) {
      setError(failure);
    } finally {
      setLoading(false);
    }
  }, [id, nextToken]);

  return {
    versions,
    error,
    hasMore: nextToken !== null,
    isLoading,
    loadMore: () => void loadMore(),
    retry: () => setAttempt((tried) => tried + 1),
  };
}

/** The newest page in front of what was read before; a version that is in both is shown once. */
function withNewest(known: readonly RentalVersion[], newest: readonly RentalVersion[]): readonly RentalVersion[] {
  const seen = new Set(newest.map(keyOfVersion));
  return newestFirst([...newest, ...known.filter((version) => !seen.has(keyOfVersion(version)))]);
}

/** A page is in the order of the numbers: after a restore of the table, lost versions have those of newer ones. */
const newestFirst = (versions: RentalVersion[]) => versions.sort((one, other) => other.at - one.at);
