import { clsx } from 'clsx';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { FileButton } from '../../../components/FileButton';
import { useErrorSentence } from '../../../components/useErrorSentence';
import { useFormats } from '../../../components/useFormats';
import { useRerenderEveryMinute } from '../../../components/useRerenderEveryMinute';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { acceptedFileTypes } from '../../rentals/public/imports';
import { useCan } from '../../session/public/permissions';
import { selectIsGuest } from '../../session/public/session';
import { type HistoryActions, HistoryRow } from './HistoryRow';
import { useImportHistory } from './useImportHistory';

export interface HistoryCardProps extends Omit<HistoryActions, 'remove'> {
  /** Imports a file. */
  readonly onFile: (file: File) => void;
}

const firstShown = 10;

/** The user's imports, the latest first, with actions for each. */
export function HistoryCard({ onFile, ...actions }: HistoryCardProps) {
  const { t } = useTranslation(['dashboards', 'import']);
  const { number } = useFormats();
  const sentence = useErrorSentence();
  const titleId = useId();
  const isGuest = useAppSelector(selectIsGuest);
  const mayImport = useCan('import');
  const isKnown = mayImport !== undefined;
  const { state, records, failure = 'unknown', reload, remove } = useImportHistory();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? records : records.slice(0, firstShown);
  useRerenderEveryMinute();
  const card = useRef<HTMLElement>(null);
  useRestoreFocus(card, () => card.current);
  const focusCard = useCallback(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={card} className="card chart-card history-card" aria-labelledby={titleId} tabIndex={-1}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{t('amsterdam.history.title')}</h2>
          <p>{t('amsterdam.history.unit')}</p>
        </div>
      </header>
      {isKnown && isGuest && (
        <div className="history-empty">
          <EmptyState drawing="boat" title={t('amsterdam.history.guestTitle')} hint={t('amsterdam.history.guest')} />
        </div>
      )}
      {isKnown && !isGuest && state === 'failed' && (
        <div role="alert" className="alert alert-warning history-failure">
          <p>
            {t('amsterdam.history.failed')} {sentence(failure)}
          </p>
          <button type="button" className="btn btn-outline-secondary" onClick={reload}>
            {t('amsterdam.history.retry')}
          </button>
        </div>
      )}
      {/* Hidden while the history loads, when it takes the place of an empty one. */}
      {!isGuest && records.length === 0 && (state === 'loading' || (isKnown && state === 'ready')) && (
        <div className={clsx('history-empty', state === 'loading' && 'invisible')} aria-busy={state === 'loading'}>
          <EmptyState drawing="boat" title={t('amsterdam.history.noneTitle')} hint={t('amsterdam.history.none')}>
            {mayImport !== false && (
              <FileButton
                label={t('import:choose')}
                accept={acceptedFileTypes}
                className="btn btn-outline-secondary"
                onFile={onFile}
              />
            )}
          </EmptyState>
        </div>
      )}
      {isKnown && !isGuest && records.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas have to be reachable by keyboard
        <section className="history-table" tabIndex={0} aria-label={t('amsterdam.history.list')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('amsterdam.history.file')}</th>
                <th scope="col">{t('amsterdam.history.when')}</th>
                <th scope="col">{t('amsterdam.history.status')}</th>
                <th scope="col" className="text-end">
                  {t('amsterdam.history.addedRows')}
                </th>
                <th scope="col" className="text-end">
                  {t('amsterdam.history.changedRows')}
                </th>
                <th scope="col" className="text-end">
                  {t('amsterdam.history.leftOut')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t('amsterdam.history.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((record) => (
                <HistoryRow key={record.importId} record={record} {...actions} remove={remove} focusCard={focusCard} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {shown.length < records.length && (
        <p className="flow-note">
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => setShowsAll(true)}>
            {t('amsterdam.history.showAll', { formatted: number(records.length) })}
          </button>
        </p>
      )}
    </section>
  );
}
