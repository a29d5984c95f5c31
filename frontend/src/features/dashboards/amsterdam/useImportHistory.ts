import { useCallback, useEffect, useState } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { ImportRecord } from '../../rentals/import/importArchive';
import { useImportDesk } from '../../rentals/import/useImportDesk';
import { selectCurrentImport } from '../../rentals/uploadSlice';
import { selectSession } from '../../session/sessionSlice';

export interface ImportHistory {
  state: 'loading' | 'ready' | 'failed';
  records: readonly ImportRecord[];
  reload(): void;
  /** Removes an import from the history. @throws when the cloud does not answer; the list stays as it was */
  remove(record: ImportRecord): Promise<void>;
}

/** The signed-in person's imports; read again whenever one has joined them. */
export function useImportHistory(): ImportHistory {
  const { archive } = useImportDesk().tools;
  const { sub } = useAppSelector(selectSession);
  const archived = useAppSelector((state) => {
    const current = selectCurrentImport(state);
    return current?.isArchived ? current.importId : null;
  });
  const [read, setRead] = useState<Pick<ImportHistory, 'state' | 'records'>>({ state: 'loading', records: [] });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an import that joined, and another attempt, are to be read
  useEffect(() => {
    if (sub === null) return;
    let isWanted = true;
    setRead(({ records }) => ({ state: 'loading', records }));
    archive.list().then(
      (records) => isWanted && setRead({ state: 'ready', records }),
      () => isWanted && setRead(({ records }) => ({ state: 'failed', records })),
    );
    return () => {
      isWanted = false;
    };
  }, [archive, sub, archived, attempt]);

  const remove = useCallback(
    async (record: ImportRecord) => {
      await archive.remove(record);
      setRead(({ state, records }) => ({ state, records: records.filter((one) => one !== record) }));
    },
    [archive],
  );

  return { ...read, reload: () => setAttempt((last) => last + 1), remove };
}
