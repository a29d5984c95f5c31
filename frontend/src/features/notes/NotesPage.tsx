import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { itemAt, type Shortcut } from '../../components/useShortcuts';
import { useShownOnBack } from '../../components/useShownOnBack';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { writeDay } from '../../lib/days';
import { useIsListDrawn } from '../sample-data/public/list';
import { SampleListPage, useNewFromAddress } from '../sample-data/public/listPage';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import { NoteEditor } from './NoteEditor';
import { NoteList } from './NoteList';
import { NoteUndoNotice } from './NoteUndoNotice';
import { headingOf, type Note, type NoteColour, noteColours, readColour } from './note';
import './notes.scss';
import {
  loadNotes,
  noteAdded,
  noteColoursFiltered,
  noteDeleted,
  noteDeletionUndone,
  noteSelected,
  notesSearched,
  noteTextUndone,
  selectCurrentNote,
  selectEmptyNoteId,
  selectNotes,
  selectNotesState,
} from './notesSlice';

/** Notes: the list, and the selected note, stored while it is typed. `?new=1` starts a new one. */
export default function NotesPage() {
  const { t } = useTranslation('notes');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadNotes);
  const state = useAppSelector(selectNotesState);
  const { items, status, search, deletion, lost } = state;
  const isDrawn = useIsListDrawn(status);
  const found = useAppSelector(selectNotes);
  const shown = useAppSelector(selectCurrentNote);
  const selectedIdParam = useSelectedIdParam();
  const { id, show, close } = selectedIdParam;
  const [parameters] = useSearchParams();
  const colour = readColour(parameters.get('colour'));
  const updateSearchParams = useUpdateSearchParams();
  const filterBy = (name: NoteColour | 'all') => updateSearchParams({ colour: name === 'all' ? null : name });
  const addressOf = (noteId: number) => `?id=${noteId}${colour ? `&colour=${colour}` : ''}`;
  const emptyNoteId = useAppSelector(selectEmptyNoteId);
  const titleField = useRef<HTMLInputElement>(null);
  const isBegun = useRef(false);
  const nameOf = (note: Note) => headingOf(note) || t('untitled');

  useEffect(() => {
    if (id !== null) dispatch(noteSelected(id));
  }, [dispatch, id]);
  useShownOnBack(selectedIdParam, {
    items,
    shown,
    first: found[0],
    select: (note) => note !== null && dispatch(noteSelected(note)),
  });

  useEffect(() => {
    dispatch(noteColoursFiltered(colour));
  }, [dispatch, colour]);

  const add = (options?: { replace: boolean }) => {
    const now = new Date();
    dispatch(notesSearched(''));
    dispatch(noteAdded({ datef: writeDay(now), changed: now.toISOString(), ...(colour && { color: colour }) }));
    isBegun.current = true;
    show(emptyNoteId, options);
  };
  // Focus a new note, ready for typing.
  useEffect(() => {
    if (!isBegun.current || !isDrawn || shown?.id !== emptyNoteId) return;
    isBegun.current = false;
    titleField.current?.focus();
  });
  useNewFromAddress(status === 'ready', () => add({ replace: true }));

  const remove = (note: Note | undefined) => {
    if (!note) return;
    const index = found.findIndex((other) => other.id === note.id);
    const neighbour = found[index + 1] ?? found[index - 1];
    dispatch(noteDeleted(note.id));
    if (note.id !== shown?.id) return;
    if (index >= 0 && neighbour) dispatch(noteSelected(neighbour.id));
    close();
  };
  const undo = () => {
    if (lost) dispatch(noteTextUndone());
    else if (deletion) {
      dispatch(noteDeletionUndone());
      show(deletion.item.id, { replace: true });
    }
  };
  const showAll = () => {
    dispatch(notesSearched(''));
    filterBy('all');
  };
  const shortcuts: Shortcut[] = [
    { keys: 'n', does: t('shortcuts.add'), run: () => add() },
    { keys: 'Delete', does: t('shortcuts.delete'), run: (row) => remove(itemAt(row, found, shown)) },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: undo },
  ];

  return (
    <SampleListPage
      texts="notes"
      state={state}
      count={items.length}
      foundCount={found.length}
      search={search}
      onSearch={(text) => dispatch(notesSearched(text))}
      filter={{
        label: t('filter'),
        pills: [
          { name: 'all', label: t('allColours') },
          ...noteColours.map((name) => ({ name, label: t(`colours.${name}`) })),
        ],
        chosen: colour ?? 'all',
        onChoose: filterBy,
      }}
      shortcuts={shortcuts}
      actions={
        <button type="button" className="btn btn-primary" disabled={status !== 'ready'} onClick={() => add()}>
          <Icon icon={plus} />
          {t('add')}
        </button>
      }
      reload={reload}
      onReset={close}
      list={<NoteList notes={found} shown={shown} addressOf={addressOf} nameOf={nameOf} onShowAll={showAll} />}
      detail={
        shown ? (
          <NoteEditor key={shown.id} note={shown} titleField={titleField} onDelete={() => remove(shown)} />
        ) : (
          <EmptyState drawing="window" title={t('notChosenTitle')} hint={t('notChosen')} />
        )
      }
      detailOf={shown?.id ?? null}
      isDetailOpen={id !== null}
      onBack={close}
    >
      <NoteUndoNotice onUndo={undo} />
    </SampleListPage>
  );
}
