import pin from 'bootstrap-icons/icons/pin-angle-fill.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { ItemList } from '../../components/ItemList';
import { useFormats } from '../../components/useFormats';
import { ListSkeleton, useIsListDrawn } from '../sample-data/public/list';
import { excerptOf, type Note, progressOf } from './note';
import { selectNotesState } from './notesSlice';

/** In pixels: two lines of text and their padding. */
const rowHeight = 64;

export interface NoteListProps {
  readonly notes: Note[];
  readonly shown: Note | undefined;
  readonly addressOf: (id: number) => string;
  /** Clears the search and the filter. */
  readonly onShowAll: () => void;
  readonly nameOf: (note: Note) => string;
}

/** The notes that match the search, each with its colour, title, excerpt and date. */
export function NoteList({ notes, shown, addressOf, nameOf, onShowAll }: NoteListProps) {
  const { t } = useTranslation('notes');
  const { date } = useFormats();
  const { status, search, colour } = useAppSelector(selectNotesState);
  const isDrawn = useIsListDrawn(status);

  if (!isDrawn) return <ListSkeleton rows={4} rowHeight={rowHeight} />;
  if (notes.length === 0) {
    const isNarrowed = search !== '' || colour !== null;
    return (
      <EmptyState
        drawing={isNarrowed ? 'fishing' : 'window'}
        title={t(isNarrowed ? 'noMatchTitle' : 'noneTitle')}
        hint={t(isNarrowed ? (colour ? 'noMatchColour' : 'noMatch') : 'none')}
      >
        {isNarrowed && (
          <button type="button" className="btn btn-outline-secondary" onClick={onShowAll}>
            {t(colour ? 'showAll' : 'clearSearch')}
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
              {date(note.changed ?? note.datef)}
              {progressOf(note) && ` · ${t('checklist.progress', progressOf(note) ?? {})}`}
              {excerptOf(note) && ' · '}
              <Highlight text={excerptOf(note)} search={search} />
            </span>
          </span>
          {note.pinned && (
            <>
              <Icon icon={pin} />
              <span className="visually-hidden">{t('isPinned')}</span>
            </>
          )}
        </>
      )}
    </ItemList>
  );
}
