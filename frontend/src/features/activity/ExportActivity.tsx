import download from 'bootstrap-icons/icons/download.svg?glyph';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { Spinner } from '../../components/Spinner';
import { useErrorText } from '../../components/useErrorText';
import { useFormats } from '../../components/useFormats';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { announce } from '../../lib/announce';
import { writeDay } from '../../lib/days';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
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
  | { readonly status: 'failed'; readonly error: unknown; readonly begun: Begun | null };

interface Begun {
  readonly filter: ActivityFilter;
  readonly file: ActivityExport;
}

const idle: Progress = { status: 'idle' };

/** Saves all changes that match the filter as a CSV file. */
export function ExportActivity({ filter, isDisabled }: ExportActivityProps) {
  const { t } = useTranslation('activity');
  const { number } = useFormats();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress>(idle);
  const stopping = useRef<AbortController>(null);
  const place = useRef<HTMLDivElement>(null);
  const lastButton = useRef<HTMLButtonElement>(null);
  // The button that goes on goes away.
  useRestoreFocus(place, () => lastButton.current);
  useEffect(() => () => stopping.current?.abort(), []);

  /** @param earlier an export that failed halfway, to go on with */
  const run = async (earlier: Begun | null = null) => {
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    setProgress({ status: 'running', count: earlier?.file.count ?? 0 });
    let begun = earlier;
    try {
      const [{ ActivityExport }, { listActivity }] = await Promise.all([import('./activityCsv'), loadHistoryApi()]);
      signal.throwIfAborted();
      begun ??= { filter, file: new ActivityExport(queryOf(filter), listActivity) };
      const file = await begun.file.run((count) => setProgress({ status: 'running', count }), signal);
      const { count } = begun.file;
      saveFile(file, `${t('export.fileName')}-${writeDay(new Date())}.csv`);
      announce(t('export.done', { formatted: number(count), count }));
      finish();
    } catch (error) {
      if (!signal.aborted) setProgress({ status: 'failed', error, begun });
    }
  };
  const finish = () => setProgress(idle);
  // It begins and is cancelled by a button in the same place.
  const begin = oncePerDoubleClick(() => void run());
  const cancel = oncePerDoubleClick(() => {
    stopping.current?.abort();
    finish();
    announce(t('export.cancelled'));
  });

  const { status } = progress;
  // What was read with another filter is no part of this one's file.
  const halfway = status === 'failed' && progress.begun?.filter === filter ? progress.begun : null;
  const count = status === 'running' ? progress.count : (halfway?.file.count ?? 0);
  const counted = { formatted: number(count), count };
  return (
    <div ref={place} className="activity-export">
      {status === 'running' && (
        <p role="status">
          <Spinner /> <span className="tabular">{t('export.running', counted)}</span>
        </p>
      )}
      {status === 'failed' && (
        <>
          <p role="alert">
            {errorText(progress.error)} {halfway && t('export.failed', counted)}
          </p>
          <button
            type="button"
            className="btn btn-primary"
            disabled={!halfway && isDisabled}
            onClick={() => void run(halfway)}
          >
            {t(halfway ? 'export.goOn' : 'export.start')}
          </button>
        </>
      )}
      {/* One element, so that it keeps the focus. */}
      <button
        ref={lastButton}
        type="button"
        className="btn btn-outline-secondary"
        disabled={status === 'idle' && isDisabled}
        onClick={status === 'idle' ? begin : cancel}
      >
        {status === 'idle' && <Icon icon={download} />}
        {t(status === 'idle' ? 'export.start' : 'export.cancel')}
      </button>
    </div>
  );
}
