import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import { appsReducer, type WithApps } from '../sample-data/appsReducer';
import {
  addSampleCases,
  createSampleLoad,
  deleteItem,
  emptySample,
  type FieldChange,
  nextId,
  type SelectingState,
  undoAndShow,
  updateField,
} from '../sample-data/sampleList';
import { type Note, notesSchema } from './note';

declare module '../sample-data/appsReducer' {
  interface AppsState {
    notes: NotesState;
  }
}

export interface NotesState extends SelectingState<Note> {
  search: string;
}

const initialState: NotesState = { ...emptySample, items: [], selected: 1, search: '' };

export const loadNotes = createSampleLoad<Note>({
  name: 'notes',
  path: '/api/data/notes/NotesData',
  version: 1,
  schema: notesSchema,
  sample: () => import('./sample'),
});

const notesSlice = createSlice({
  name: 'notes',
  initialState,
  reducers: {
    /** Selects a note. Removes a blank note that was selected before. */
    noteSelected: (state, { payload }: PayloadAction<number>) => {
      state.items = state.items.filter((note) => note.id === payload || !isBlank(note));
      state.selected = payload;
    },
    notesSearched: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    /** Selects the empty note, adding one if there is none. */
    noteAdded: (state, { payload }: PayloadAction<Pick<Note, 'datef'>>) => {
      const id = emptyNoteId(state);
      if (!state.items.some((note) => note.id === id))
        state.items.push({ id, title: '', color: 'info', deleted: false, ...payload });
      state.selected = id;
    },
    noteUpdated: (state, { payload }: PayloadAction<FieldChange<Note>>) => updateField(state, payload),
    noteDeleted: (state, { payload }: PayloadAction<number>) => deleteItem(state, payload),
    noteDeletionUndone: (state) => undoAndShow(state),
    /** Makes the deletion final: it can no longer be undone. */
    noteUndoDismissed: (state) => {
      state.deletion = null;
    },
  },
  extraReducers: (builder) => addSampleCases(builder, 'notes', loadNotes),
  selectors: {
    selectNotesState: (state) => state,
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

export const {
  noteSelected,
  notesSearched,
  noteAdded,
  noteUpdated,
  noteDeleted,
  noteDeletionUndone,
  noteUndoDismissed,
} = notesSlice.actions;

const injected = notesSlice.injectInto(appsReducer);
export const { selectNotesState, selectNotes, selectEmptyNoteId, selectCurrentNote } = injected.getSelectors(
  (state: WithApps) => state.apps.notes as NotesState,
);
