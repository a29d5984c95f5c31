import { useCallback, useEffect, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { type ErrorKey, errorKey } from '../../../cloud/errors';
import { onReconnect } from '../../../cloud/onReconnect';
import { selectCurrentImport } from '../../rentals/public/currentImport';
import { type ImportRecord, useImportManager } from '../../rentals/public/imports';
import { selectAccountId } from '../../session/public/session';

export interface ImportHistory {
  state: 'loading' | 'ready' | 'failed';
  records: readonly ImportRecord[];
  /** Why the last read failed. */
  failure?: ErrorKey;
  reload(): void;
  /** Removes an import from the history. @throws if the request fails; the list then stays unchanged */
  remove(record: ImportRecord): Promise<void>;
}

/**
 * The signed-in user's imports, read again whenever one is added. They stay while they are read again, so its component
 * needs the account as its `key`: the next account must not see them.
 */
export function useImportHistory(): ImportHistory {
  const { archive } = useImportManager().dependencies;
  const sub = useAppSelector(selectAccountId);
  const isUnderWay = useAppSelector((state) => {
    const current = selectCurrentImport(state);
    return current !== null && !current.isArchived;
  });
  const [joined, setJoined] = useState(0);
  useEffect(() => {
    // Closing the report may remove the import just as it is archived, so its removal counts as well.
    if (isUnderWay) return () => setJoined((count) => count + 1);
  }, [isUnderWay]);
  const [read, setRead] = useState<Pick<ImportHistory, 'state' | 'records' | 'failure'>>({
    state: 'loading',
    records: [],
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after a new import, and at each retry
  useEffect(() => {
    if (sub === null) return;
    let isWanted = true;
    setRead(({ records }) => ({ state: 'loading', records }));
    archive.list().then(
      (records) => isWanted && setRead({ state: 'ready', records }),
      (error) => {
        if (!isWanted) return;
        console.error(error);
        setRead(({ records }) => ({ state: 'failed', records, failure: errorKey(error) }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [archive, sub, joined, attempt]);

  const reload = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => (read.state === 'failed' ? onReconnect(reload) : undefined), [read.state, reload]);

  const remove = useCallback(
    async (record: ImportRecord) => {
      await archive.remove(record);
      setRead(({ state, records }) => ({ state, records: records.filter((one) => one !== record) }));
    },
    [archive],
  );

  return { ...read, reload, remove };
}
