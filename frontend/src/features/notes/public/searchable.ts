import type { SearchableApp } from '../../sample-data/public/searchableApp';
import { headingOf } from '../note';
import { loadNotes, selectNotesState } from '../notesSlice';

export const searchableNotes: SearchableApp = {
  page: '/apps/notes',
  load: (dispatch) => void dispatch(loadNotes()),
  status: (state) => selectNotesState(state).status,
  find: (state) =>
    selectNotesState(state)
      .items.filter(({ deleted }) => !deleted)
      .map((note) => ({
        id: `note ${note.id}`,
        kind: 'note',
        to: `/apps/notes?id=${note.id}`,
        title: headingOf(note),
        text: note.title.split('\n').slice(1).join(' '),
      })),
};
