import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Highlight } from '../../components/Highlight';
import { ItemList } from '../../components/ItemList';
import { useFormats } from '../../components/useFormats';
import { ListSkeleton } from '../sample-data/ListSkeleton';
import { excerptOf, type Note } from './note';
import { notesSearched, selectNotesState } from './notesSlice';

/** In pixels: two lines of text and their padding. */
const rowHeight = 64;

export interface NoteListProps {
  readonly notes: Note[];
  readonly shown: Note | undefined;
  readonly addressOf: (id: number) => string;
  readonly nameOf: (note: Note) => string;
}

/** The notes that match the search, each with its colour, title, excerpt and date. */
export function NoteList({ notes, shown, addressOf, nameOf }: NoteListProps) {
  const { t } = useTranslation('notes');
  const { date } = useFormats();
  const dispatch = useAppDispatch();
  const { status, search } = useAppSelector(selectNotesState);

  if (status !== 'ready') return <ListSkeleton rows={4} rowHeight={rowHeight} />;
  if (notes.length === 0) {
    return (
      <EmptyState
        drawing={search ? 'fishing' : 'window'}
        title={t(search ? 'noMatchTitle' : 'noneTitle')}
        hint={t(search ? 'noMatch' : 'none')}
      >
        {search && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(notesSearched(''))}>
            {t('clearSearch')}
          </button>
        )}
      </EmptyState>
    );
  }
  return (
    <ItemList label={t('list')} items={notes} rowHeight={rowHeight} selected={shown?.id ?? null} addressOf={addressOf}>
      {(note) => (
        <>
          <span className={`note-colour text-bg-${note.color}`}>
            <span className="visually-hidden">{t(`colours.${note.color}`)}</span>
          </span>
          <span className="item-text">
            <span className="item-title" dir="auto">
              <Highlight text={nameOf(note)} search={search} />
            </span>
            <span className="item-note" dir="auto">
              {date(note.datef)}
              {excerptOf(note) && ' · '}
              <Highlight text={excerptOf(note)} search={search} />
            </span>
          </span>
        </>
      )}
    </ItemList>
  );
}
