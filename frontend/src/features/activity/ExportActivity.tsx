import download from 'bootstrap-icons/icons/download.svg?glyph';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../cloud/errors';
import { Icon } from '../../components/Icon';
import { Spinner } from '../../components/Spinner';
import { useErrorSentence } from '../../components/useErrorSentence';
import { useFormats } from '../../components/useFormats';
import { announce } from '../../lib/announce';
import { writeDay } from '../../lib/days';
import { saveFile } from '../../lib/saveFile';
import type { ActivityExport } from './activityCsv';
import { type ActivityFilter, queryOf } from './activityFilter';
import { loadHistoryApi } from './useActivity';

export interface ExportActivityProps {
  readonly filter: ActivityFilter;
  /** True where nothing can match. */
  readonly isDisabled: boolean;
}

type Progress =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly count: number }
  | { readonly status: 'failed'; readonly count: number; readonly error: unknown };

const idle: Progress = { status: 'idle' };

/** Saves all changes that match the filter as a CSV file. */
export function ExportActivity({ filter, isDisabled }: ExportActivityProps) {
  const { t } = useTranslation('activity');
  const { number } = useFormats();
  const sentence = useErrorSentence();
  const [progress, setProgress] = useState<Progress>(idle);
  const begun = useRef<ActivityExport>(null);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    setProgress({ status: 'running', count: begun.current?.count ?? 0 });
    try {
      const [{ ActivityExport }, { listActivity }] = await Promise.all([import('./activityCsv'), loadHistoryApi()]);
      begun.current ??= new ActivityExport(queryOf(filter), listActivity);
      const file = await begun.current.run((count) => setProgress({ status: 'running', count }), signal);
      const { count } = begun.current;
      saveFile(file, `${t('export.fileName')}-${writeDay(new Date())}.csv`);
      announce(t('export.done', { formatted: number(count), count }));
      finish();
    } catch (error) {
      if (!signal.aborted) setProgress({ status: 'failed', count: begun.current?.count ?? 0, error });
    }
  };
  const finish = () => {
    begun.current = null;
    setProgress(idle);
  };
  const cancel = () => {
    stopping.current?.abort();
    finish();
  };

  if (progress.status === 'idle') {
    return (
      <button type="button" className="btn btn-outline-secondary" disabled={isDisabled} onClick={() => void run()}>
        <Icon icon={download} />
        {t('export.start')}
      </button>
    );
  }
  const { count } = progress;
  return (
    <div className="activity-export">
      {progress.status === 'running' ? (
        <p role="status">
          <Spinner /> <span className="tabular">{t('export.running', { formatted: number(count), count })}</span>
        </p>
      ) : (
        <p role="alert">
          {sentence(errorKey(progress.error))} {t('export.failed', { formatted: number(count), count })}
        </p>
      )}
      {progress.status === 'failed' && (
        <button type="button" className="btn btn-primary" onClick={() => void run()}>
          {t('export.goOn')}
        </button>
      )}
      <button type="button" className="btn btn-outline-secondary" onClick={cancel}>
        {t('export.cancel')}
      </button>
    </div>
  );
}
