import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { isolate } from '../../lib/isolate';
import { headingOf } from './note';
import { noteUndoDismissed, selectNotesState } from './notesSlice';

/** Says what a change of a note's text lost, or which note was deleted, whichever is newer, with an undo button. */
export function NoteUndoNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useTranslation('notes');
  const dispatch = useAppDispatch();
  const { lost, deletion } = useAppSelector(selectNotesState);
  const deleted = deletion && t('deleted', { title: isolate(headingOf(deletion.item) || t('untitled')) });
  return (
    <UndoNotice
      message={lost ? t(lost.loss) : deleted}
      of={lost ?? deletion}
      onUndo={onUndo}
      onDismiss={() => dispatch(noteUndoDismissed())}
    />
  );
}
