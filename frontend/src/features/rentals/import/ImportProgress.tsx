import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import { ImportTallyList } from './ImportTallyList';
import { paceOf, timeLeft } from './importPace';
import { rowsDone } from './importRun';
import type { ImportControl, ImportStage } from './useImport';

export interface ImportProgressProps {
  readonly stage: Extract<ImportStage, { name: 'run' }>;
  readonly control: ImportControl;
}

/** How the import is getting on, and what holds it up. */
export function ImportProgress({ stage, control }: ImportProgressProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const { file, check, tally, trouble, startedAt, stopping } = stage;
  const done = rowsDone(tally);
  const { fraction, rowsPerSecond, secondsLeft } = paceOf(done, check.sound, useNow() - startedAt);
  const left = timeLeft(secondsLeft);
  return (
    <>
      <div className="modal-body">
        <p className="import-file">
          <strong>
            <bdi>{t('import.running', { name: file.name })}</bdi>
          </strong>
        </p>
        <progress max={1} value={fraction} aria-label={t('import.running', { name: file.name })} />
        <p className="import-pace">
          <span>{t('import.progress', { done: number(done), total: number(check.sound) })}</span>
          <span>{t('import.rate', { formatted: number(Math.round(rowsPerSecond)) })}</span>
          <span>
            {left
              ? t(`import.timeLeft.${left.unit}`, { count: left.amount, formatted: number(left.amount) })
              : t('import.timeLeft.unknown')}
          </span>
        </p>
        {trouble && (
          <div role="alert" className="alert alert-warning import-trouble">
            <p>
              <strong>{t(`import.trouble.${trouble.failure}`)}</strong>{' '}
              {t(trouble.stalled ? 'import.stalled' : 'import.tryingAgain')}
            </p>
            {trouble.stalled && (
              <button type="button" className="btn btn-outline-secondary" onClick={control.tryAgain}>
                {t('import.goOn')}
              </button>
            )}
          </div>
        )}
        <ImportTallyList tally={tally} leftOut={check.rows - check.sound} />
        <p className="text-secondary mb-0">{t('import.keepOpen')}</p>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-outline-secondary" disabled={stopping} onClick={control.stop}>
          {t(stopping ? 'import.stopping' : 'import.stop')}
        </button>
      </div>
    </>
  );
}

/** The time, twice a second: the rate falls while nothing arrives. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
