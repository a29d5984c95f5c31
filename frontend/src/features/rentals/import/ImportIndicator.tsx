import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { LazyComponent } from '../../../components/LazyComponent';
import { useFormats } from '../../../components/useFormats';
import { useUnloadWarning } from '../../../components/useUnloadWarning';
import { selectAccountId } from '../../session/public/session';
import { type CurrentImport, isUnderWay, selectCurrentImport } from './uploadSlice';
import './indicator.scss';
import { isolate } from '../../../lib/isolate';
import { importDialog } from './importDialog';
import { rowsDone } from './importTally';
import { keptReview } from './reviewForm';
import { mayHaveResumableImport, onResumableImport } from './send/resumableImport';
import { useImportNotices } from './useImportNotices';

/**
 * Shows a running import's progress in the top bar of every page, and opens its dialog, where another can follow. Notifies
 * of the import's end.
 */
export function ImportIndicator() {
  const current = useAppSelector(selectCurrentImport);
  const sub = useAppSelector(selectAccountId);
  const store = useAppStore();
  const [isOpen, setIsOpen] = useState(() => keptReview.isWaiting?.(store.getState()));
  const close = useCallback(() => setIsOpen(false), []);
  useResumableImport(sub);
  useImportNotices();
  useUnloadWarning(current !== null && !current.survivesReload && isUnderWay(current));
  return (
    <>
      {current && <Indication current={current} onShow={() => setIsOpen(true)} />}
      {isOpen && sub !== null && (
        <Suspense>
          <LazyComponent part={importDialog} props={{ firstFile: null, onClose: close }} onMovedOn={close} />
        </Suspense>
      )}
    </>
  );
}

interface IndicationProps {
  readonly current: CurrentImport;
  readonly onShow: () => void;
}

function Indication({ current, onShow }: IndicationProps) {
  const { t } = useTranslation('rentals');
  const { percent } = useFormats();
  const fraction = fractionOf(current);
  const state = stateOf(current);
  const label = t(`import.indicator.${state}`, { name: isolate(current.fileName), share: percent(fraction) });
  return (
    <button type="button" className={`import-indicator is-${state}`} title={label} onClick={onShow}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" pathLength="1" />
        <circle cx="10" cy="10" r="8" pathLength="1" strokeDasharray={`${fraction} 1`} />
      </svg>
      <span aria-hidden="true">
        {state === 'ended' ? t('import.indicator.short') : percent(Math.floor(fraction * 100) / 100)}
      </span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/**
 * Resumes an import of an earlier visit once the user is signed in, and one of another tab once that is closed. Suspends
 * it when they sign out.
 */
function useResumableImport(sub: string | null): void {
  const store = useAppStore();
  useEffect(() => {
    if (sub === null) return;
    const manager = import('./send/getImportManager').then(({ getImportManager }) => getImportManager(store));
    let waiting = new AbortController();
    const watch = () => {
      // No import of another tab is left to wait for, or there is a new one.
      waiting.abort();
      waiting = new AbortController();
      const { signal } = waiting;
      if (mayHaveResumableImport()) void manager.then((ready) => ready.resumeStored(sub, signal));
    };
    watch();
    const stopWatching = onResumableImport(watch);
    return () => {
      stopWatching();
      waiting.abort();
      void manager.then((ready) => ready.leave());
    };
  }, [sub, store]);
}

function fractionOf({ phase, validRows, tally }: CurrentImport): number {
  if (phase === 'ended' || validRows === 0) return 1;
  return Math.min(1, rowsDone(tally) / validRows);
}

function stateOf({ phase, failure }: CurrentImport): 'running' | 'paused' | 'failed' | 'ended' {
  if (phase === 'ended') return 'ended';
  if (phase === 'paused') return 'paused';
  return failure ? 'failed' : 'running';
}
