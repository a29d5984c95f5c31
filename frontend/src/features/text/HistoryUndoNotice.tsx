import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoNotice } from '../../components/UndoNotice';
import { useFormats } from '../../components/useFormats';
import { isolate } from '../../lib/isolate';
import { startOf } from './startOf';
import type { TextAnalysisControl } from './useTextAnalysis';

export interface HistoryUndoNoticeProps {
  readonly control: TextAnalysisControl;
  readonly focusAfter: RefObject<HTMLElement | null>;
}

const shownCharacters = 40;

/** Says which read text was deleted, or how many, with an undo button. */
export default function HistoryUndoNotice({ control, focusAfter }: HistoryUndoNoticeProps) {
  const { t } = useTranslation('text');
  const { number } = useFormats();
  const { deleted, undoDeletion, dismissDeletion } = control;
  const count = deleted?.length ?? 0;
  const start = startOf(deleted?.[0]?.reading.text ?? '', shownCharacters);
  const message =
    count > 1
      ? t('history.deletedMany', { count, formatted: number(count) })
      : t('history.deleted', { start: isolate(start) });
  return (
    <UndoNotice
      message={deleted && message}
      of={deleted}
      onUndo={undoDeletion}
      onDismiss={dismissDeletion}
      focusAfter={focusAfter}
    />
  );
}
