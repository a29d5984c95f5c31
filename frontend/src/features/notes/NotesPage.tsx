import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Icon } from '../../components/Icon';
import { ListDetail } from '../../components/ListDetail';
import { SearchField } from '../../components/SearchField';
import { UndoNotice } from '../../components/UndoNotice';
import { useShownId } from '../../components/useShownId';
import { today } from '../../lib/today';
import { SampleHeader } from '../sample-data/SampleHeader';
import { nextId } from '../sample-data/sampleList';
import { useNewFromAddress } from '../sample-data/useNewFromAddress';
import { useSampleLoad } from '../sample-data/useSampleLoad';
import { NoteEditor } from './NoteEditor';
import { NoteList } from './NoteList';
import { headingOf, type Note } from './note';
import './notes.scss';
import {
  loadNotes,
  noteAdded,
  noteDeleted,
  noteDeletionKept,
  noteDeletionUndone,
  noteSelected,
  notesSearched,
  selectNotes,
  selectNotesState,
  selectShownNote,
} from './notesSlice';

/** Notes: a list to choose from, and the one chosen, kept as it is typed. `?new=1` starts a new one. */
export default function NotesPage() {
  const { t } = useTranslation('notes');
  const dispatch = useAppDispatch();
  const reload = useSampleLoad(loadNotes);
  const { items, status, error, origin, unsaved, search, deletion } = useAppSelector(selectNotesState);
  const found = useAppSelector(selectNotes);
  const shown = useAppSelector(selectShownNote);
  const { id, addressOf, show, close } = useShownId();
  const searchField = useRef<HTMLInputElement>(null);
  const nameOf = (note: Note) => headingOf(note) || t('untitled');

  useEffect(() => {
    if (id !== null) dispatch(noteSelected(id));
  }, [dispatch, id]);

  const add = (options?: { replace: boolean }) => {
    dispatch(notesSearched(''));
    dispatch(noteAdded({ datef: today() }));
    show(nextId(items), options);
  };
  useNewFromAddress(status === 'ready', () => add({ replace: true }));

  const remove = (note: Note) => {
    dispatch(noteDeleted(note.id));
    close();
  };
  const undo = () => {
    if (!deletion) return;
    dispatch(noteDeletionUndone());
    show(deletion.item.id, { replace: true });
  };
  const shortcuts = [
    { keys: 'n', does: t('shortcuts.add'), run: add },
    { keys: '/', does: t('shortcuts.search'), run: () => searchField.current?.focus() },
    { keys: 'Delete', does: t('shortcuts.delete'), run: () => shown && remove(shown) },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: undo },
  ];

  if (status === 'failed') return <ErrorNotice error={error} onRetry={reload} />;
  return (
    <>
      <SampleHeader
        title={t('title')}
        summary={status === 'ready' ? t('summary', { count: items.length }) : t('loading', { ns: 'common' })}
        origin={origin}
        unsaved={unsaved}
        shortcuts={shortcuts}
        onReset={() => {
          close();
          reload({ reset: true });
        }}
      >
        <button type="button" className="btn btn-primary" disabled={status !== 'ready'} onClick={() => add()}>
          <Icon glyph={plus} />
          {t('add')}
        </button>
      </SampleHeader>
      <ListDetail
        listLabel={t('list')}
        detailLabel={t('detail')}
        tools={
          <SearchField
            ref={searchField}
            label={t('search')}
            value={search}
            onChange={(text) => dispatch(notesSearched(text))}
            outcome={t('found', { count: found.length })}
          />
        }
        list={<NoteList notes={found} shown={shown} addressOf={addressOf} nameOf={nameOf} />}
        detail={
          status === 'ready' &&
          (shown ? (
            <NoteEditor key={shown.id} note={shown} onDelete={() => remove(shown)} />
          ) : (
            <p className="list-detail-empty">{t('notChosen')}</p>
          ))
        }
        isDetailOpen={id !== null}
        onBack={close}
      />
      <UndoNotice
        message={deletion && t('deleted', { title: nameOf(deletion.item) })}
        onUndo={undo}
        onDismiss={() => dispatch(noteDeletionKept())}
      />
    </>
  );
}
