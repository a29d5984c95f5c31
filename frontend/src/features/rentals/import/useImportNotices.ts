import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { isolate } from '../../../lib/isolate';
import { paths } from '../../../lib/paths';
import { notify } from '../../notifications/public/notify';
import { selectCurrentImport } from './uploadSlice';

/** Notifies of a finished import, or the undoing of one: by a toast, unless its report is on the screen. */
export function useImportNotices(): void {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrentImport);
  const wasUnderWay = useRef<string | null>(null);

  useEffect(() => {
    if (!current) return;
    if (current.phase !== 'ended') {
      wasUnderWay.current = current.importId;
      return;
    }
    if (wasUnderWay.current !== current.importId) return;
    wasUnderWay.current = null;
    const { kind, end, refusedCount, leftOut, fileName } = current;
    const isWhole = end === 'done' && refusedCount + leftOut === 0;
    dispatch(
      notify({
        kind: isWhole ? 'success' : end === 'failed' ? 'danger' : 'warning',
        textKey: `notifications:${kind === 'undo' ? 'importUndo' : 'import'}.${isWhole ? 'whole' : (end ?? 'done')}`,
        params: { fileName: isolate(fileName) },
        action: { textKey: 'notifications:import.report', to: `${paths.imports}?import=1` },
        topic: `import ${current.importId}`,
        quiet: document.querySelector('.import-dialog') !== null,
      }),
    );
  }, [current, dispatch]);
}
