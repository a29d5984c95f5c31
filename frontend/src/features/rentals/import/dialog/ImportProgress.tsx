import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../../components/ProgressLine';
import { useFormats } from '../../../../components/useFormats';
import { isolate } from '../../../../lib/isolate';
import { rowsDone } from '../importTally';
import type { ImportManager } from '../send/importManager';
import type { CurrentImport } from '../uploadSlice';
import { ImportTallyList } from './ImportTallyList';
import { paceOf, timeLeft } from './pace';

export interface ImportProgressProps {
  readonly current: CurrentImport;
  readonly manager: ImportManager;
  readonly onClose: () => void;
}

/** The progress of the import, and what delays it. */
export function ImportProgress({ current, manager, onClose }: ImportProgressProps) {
  const { t } = useTranslation('import');
  const { kind, fileName, phase, validRows, leftOut, tally, failure, survivesReload } = current;
  const title = t(kind === 'undo' ? 'undo.running' : 'running', { name: isolate(fileName) });
  const isPaused = phase === 'paused';
  // A button that is disabled would lose the focus.
  const isFixed = phase === 'stopping' || phase === 'preparing';
  return (
    <>
      <div className="modal-body">
        <p className="import-file">
          <strong>{title}</strong>
        </p>
        <ProgressLine
          max={1}
          {...(phase !== 'preparing' && { value: validRows === 0 ? 1 : rowsDone(tally) / validRows })}
          aria-label={title}
        />
        <Pace current={current} />
        {failure && !isPaused && (
          <div role="alert" className="alert alert-warning import-trouble">
            <p>
              <strong>{t(`failure.${failure.failure}`)}</strong>{' '}
              {t(failure.waitsForUser ? 'waitsForUser' : 'tryingAgain')}
            </p>
            <button type="button" className="btn btn-outline-secondary" onClick={() => manager.tryAgain()}>
              {t(failure.waitsForUser ? 'goOn' : 'tryNow')}
            </button>
          </div>
        )}
        <ImportTallyList kind={kind} tally={tally} leftOut={leftOut} />
        <p className="text-secondary mb-0">
          {t(survivesReload ? (isPaused ? 'staysPaused' : 'carriesOn') : 'keepOpen')}
        </p>
      </div>
      <div className="modal-footer">
        <button
          type="button"
          className={clsx('btn btn-outline-secondary me-auto', isFixed && 'disabled')}
          aria-disabled={isFixed}
          onClick={() => isFixed || manager.stop()}
        >
          {t(phase === 'stopping' ? 'stopping' : 'stop')}
        </button>
        <button
          type="button"
          className={clsx('btn btn-outline-secondary', isFixed && 'disabled')}
          aria-disabled={isFixed}
          onClick={() => isFixed || (isPaused ? manager.resume() : manager.pause())}
        >
          {t(isPaused ? 'resume' : 'pause')}
        </button>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('background')}
        </button>
      </div>
    </>
  );
}

function Pace({ current }: Pick<ImportProgressProps, 'current'>) {
  const { t } = useTranslation('import');
  const { number } = useFormats();
  const { phase, validRows, tally, startedAt, doneBefore } = current;
  const done = rowsDone(tally);
  const { rowsPerSecond, secondsLeft } = paceOf(done - doneBefore, validRows - doneBefore, useNow() - startedAt);
  const left = timeLeft(secondsLeft);
  const rows = <span>{t('progress', { count: validRows, done: number(done), total: number(validRows) })}</span>;
  if (phase === 'paused' || phase === 'preparing') {
    return (
      <p className="import-pace tabular">
        {rows}
        <span role="status">{t(phase === 'paused' ? 'paused' : 'preparing')}</span>
      </p>
    );
  }
  return (
    <p className="import-pace tabular">
      {rows}
      <span>{t('rate', { count: Math.round(rowsPerSecond), formatted: number(Math.round(rowsPerSecond)) })}</span>
      <span>
        {left
          ? t(`timeLeft.${left.unit}`, { count: left.amount, formatted: number(left.amount) })
          : t('timeLeft.unknown')}
      </span>
    </p>
  );
}

/** The current time, updated twice a second: the rate falls while no response arrives. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
