import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import { createSampleSlice, itemReducers } from '../sample-data/createSampleSlice';
import { emptySample, nextId, type SampleList, type SelectingState } from '../sample-data/sampleList';
import { type Note, notesSchema } from './note';

export interface NotesState extends SelectingState<Note> {
  search: string;
}

const initialState: NotesState = { ...emptySample, items: [], selected: 1, search: '' };

const list: SampleList<Note> = {
  name: 'notes',
  path: '/api/data/notes/NotesData',
  version: 1,
  schema: notesSchema,
  sample: () => import('./sample'),
};

const { load, actions, selectors } = createSampleSlice({
  list,
  initialState,
  reducers: {
    ...itemReducers<Note, NotesState>(),
    /** Selects a note. Removes a blank note that was selected before. */
    selected: (state, { payload }: PayloadAction<number>) => {
      state.items = state.items.filter((note) => note.id === payload || !isBlank(note));
      state.selected = payload;
    },
    /** Selects the empty note, adding one if there is none. */
    added: (state, { payload }: PayloadAction<Pick<Note, 'datef'>>) => {
      const id = emptyNoteId(state);
      if (!state.items.some((note) => note.id === id))
        state.items.push({ id, title: '', color: 'info', deleted: false, ...payload });
      state.selected = id;
    },
  },
  selectors: {
    selectNotes: createSelector(
      [(state: NotesState) => state.items, (state: NotesState) => state.search],
      (items, search) => items.filter(({ title }) => matchesSearch(search, title)),
    ),
    /** The id of the note that `noteAdded` selects. */
    selectEmptyNoteId: (state) => emptyNoteId(state),
    selectCurrentNote: (state) => state.items.find(({ id }) => id === state.selected),
  },
});

const isBlank = ({ title }: Note) => title.trim() === '';

const emptyNoteId = (state: NotesState) => state.items.find(isBlank)?.id ?? nextId(state);

export const loadNotes = load;

export const {
  selected: noteSelected,
  searched: notesSearched,
  added: noteAdded,
  updated: noteUpdated,
  deleted: noteDeleted,
  deletionUndone: noteDeletionUndone,
  undoDismissed: noteUndoDismissed,
} = actions;

export const { selectState: selectNotesState, selectNotes, selectEmptyNoteId, selectCurrentNote } = selectors;
