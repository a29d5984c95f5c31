import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?glyph';
import fileDown from 'bootstrap-icons/icons/file-earmark-arrow-down.svg?glyph';
import listCross from 'bootstrap-icons/icons/file-earmark-x.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { Icon, type IconProps } from '../../../components/Icon';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useErrorText } from '../../../components/useErrorText';
import { useFormats } from '../../../components/useFormats';
import { isolate } from '../../../lib/isolate';
import { selectCurrentImport } from '../../rentals/public/currentImport';
import type { ImportRecord } from '../../rentals/public/imports';
import { useDenial } from '../../session/public/permissions';
import { HistoryQuestion } from './HistoryQuestion';

export interface HistoryActions {
  /** @returns false when another tab is importing */
  readonly undo: (record: ImportRecord) => Promise<boolean>;
  readonly importAgain: (record: ImportRecord) => Promise<void>;
  readonly download: (record: ImportRecord) => Promise<void>;
  readonly downloadRejected: (record: ImportRecord) => Promise<void>;
  readonly remove: (record: ImportRecord) => Promise<void>;
}

export interface HistoryRowProps extends HistoryActions {
  readonly record: ImportRecord;
  /** Focuses the card, which stays when the row or its buttons are removed. */
  readonly focusCard: () => void;
}

/** One import with its actions. */
export function HistoryRow({
  record,
  undo,
  importAgain,
  download,
  downloadRejected,
  remove,
  focusCard,
}: HistoryRowProps) {
  const { t } = useTranslation('dashboards');
  const { number, relative, dateTime } = useFormats();
  const errorText = useErrorText();
  const denial = useDenial('import');
  const isBusy = useAppSelector((state) => selectCurrentImport(state) !== null);
  const busyReason = isBusy ? t('amsterdam.history.busy') : undefined;
  const [asking, setAsking] = useState<'undo' | 'remove' | null>(null);
  const [failure, setFailure] = useState<'elsewhere' | { readonly error: unknown } | null>(null);
  const asker = useRef<HTMLButtonElement>(null);
  const { fileName, endedAt, tally, rows, validRows } = record;
  const name = isolate(fileName);
  const leftOut = rows - validRows + tally.conflicts + tally.rejected;
  const status = statusOf(record);
  const canUndo = record.canUndo && record.undo?.end !== 'done' && tally.inserted + tally.updated > 0;

  const effect = (['inserted', 'updated'] as const).flatMap((what) => {
    const count = tally[what];
    const key = what === 'inserted' ? 'undoAdded' : 'undoChanged';
    return count > 0 ? [t(`amsterdam.history.${key}`, { count, formatted: number(count) })] : [];
  });

  const attempt = (action: (record: ImportRecord) => Promise<unknown>) => async () => {
    setAsking(null);
    setFailure(null);
    try {
      if ((await action(record)) === false) setFailure('elsewhere');
    } catch (error) {
      setFailure({ error });
    }
  };

  const ask = (what: 'undo' | 'remove') => (event: MouseEvent<HTMLButtonElement>) => {
    asker.current = event.currentTarget;
    setAsking(what);
  };
  const answerNo = () => {
    setAsking(null);
    asker.current?.focus();
  };
  const answerYes = () => {
    focusCard();
    void attempt(asking === 'remove' ? remove : undo)();
  };

  return (
    <>
      <tr className={status === 'undone' ? 'is-undone' : ''}>
        <th scope="row" title={fileName}>
          <bdi>{fileName}</bdi>
        </th>
        <td>
          <time dateTime={new Date(endedAt).toISOString()} title={dateTime(endedAt)}>
            <bdi>{relative(endedAt)}</bdi>
          </time>
        </td>
        <td>
          <span className={`history-status is-${status}`}>{t(`amsterdam.history.statusOf.${status}`)}</span>
        </td>
        <td className="text-end">{number(tally.inserted)}</td>
        <td className="text-end">{number(tally.updated)}</td>
        <td className="text-end">{number(leftOut)}</td>
        <td>
          <div className="history-actions">
            {canUndo && (
              <RestrictedButton
                className="btn btn-sm btn-outline-secondary"
                reason={denial ?? busyReason}
                aria-label={t('amsterdam.history.undoOne', { name })}
                onClick={ask('undo')}
              >
                {t('amsterdam.history.undo')}
              </RestrictedButton>
            )}
            <ActionButton
              icon={fileDown}
              label={t('amsterdam.history.download', { name })}
              onClick={attempt(download)}
            />
            {leftOut > 0 && (
              <ActionButton
                icon={listCross}
                label={t('amsterdam.history.downloadLeftOut', { name })}
                onClick={attempt(downloadRejected)}
              />
            )}
            <ActionButton
              icon={arrowRepeat}
              label={t('amsterdam.history.again', { name })}
              reason={denial ?? busyReason}
              onClick={attempt(importAgain)}
            />
            <ActionButton
              icon={trash}
              label={t('amsterdam.history.remove', { name })}
              reason={busyReason}
              onClick={ask('remove')}
            />
          </div>
        </td>
      </tr>
      {asking && (
        <HistoryQuestion
          text={
            asking === 'undo'
              ? t('amsterdam.history.undoQuestion', { name, effect: effect.join(' ') })
              : t('amsterdam.history.removeQuestion', { name })
          }
          answer={t(asking === 'undo' ? 'amsterdam.history.undoYes' : 'amsterdam.history.removeYes')}
          onNo={answerNo}
          onYes={answerYes}
        />
      )}
      {failure && (
        <tr className="history-question">
          <td colSpan={7}>
            <p role="alert" className="history-words mb-0">
              {failure === 'elsewhere'
                ? t('amsterdam.history.elsewhere')
                : `${t('amsterdam.history.actionFailed')} ${errorText(failure.error)}`}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}

interface ActionButtonProps extends Pick<IconProps, 'icon'> {
  readonly label: string;
  /** Why it may not be used now. */
  readonly reason?: string | undefined;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function ActionButton({ icon, label, reason, onClick }: ActionButtonProps) {
  return (
    <RestrictedButton className="btn btn-icon" reason={reason} aria-label={label} title={label} onClick={onClick}>
      <Icon icon={icon} />
    </RestrictedButton>
  );
}

type HistoryStatus = 'done' | 'doneInPart' | 'stopped' | 'failed' | 'undone' | 'undoneInPart';

/** The status of an import, or of undoing it. */
export function statusOf({ end, rows, validRows, tally, undo }: ImportRecord): HistoryStatus {
  if (undo) return undo.end === 'done' && undo.tally.conflicts + undo.tally.rejected === 0 ? 'undone' : 'undoneInPart';
  if (end !== 'done') return end;
  return rows > validRows || tally.conflicts + tally.rejected > 0 ? 'doneInPart' : 'done';
}
