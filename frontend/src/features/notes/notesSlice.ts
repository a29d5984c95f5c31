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
    noteSelected: (state, { payload }: PayloadAction<number>) => {
      state.selected = payload;
    },
    notesSearched: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    /** Appends an empty note, and shows it. */
    noteAdded: (state, { payload }: PayloadAction<Pick<Note, 'datef'>>) => {
      const note: Note = { id: nextId(state), title: '', color: 'info', deleted: false, ...payload };
      state.items.push(note);
      state.selected = note.id;
    },
    noteUpdated: (state, { payload }: PayloadAction<FieldChange<Note>>) => updateField(state, payload),
    noteDeleted: (state, { payload }: PayloadAction<number>) => deleteItem(state, payload),
    noteDeletionUndone: (state) => undoAndShow(state),
    /** The deletion is final: there is nothing to undo any more. */
    noteDeletionKept: (state) => {
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
    selectShownNote: (state) => state.items.find(({ id }) => id === state.selected),
  },
});

export const {
  noteSelected,
  notesSearched,
  noteAdded,
  noteUpdated,
  noteDeleted,
  noteDeletionUndone,
  noteDeletionKept,
} = notesSlice.actions;

const injected = notesSlice.injectInto(appsReducer);
export const { selectNotesState, selectNotes, selectShownNote } = injected.getSelectors(
  (state: WithApps) => state.apps.notes as NotesState,
);
