import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import {
  createSampleSlice,
  emptySample,
  itemReducers,
  nextId,
  removeItems,
  type SampleList,
  type SelectingState,
} from '../sample-data/public/slice';
import { type Note, type NoteColour, notesSchema, sortNotes } from './note';

export interface NotesState extends SelectingState<Note> {
  search: string;
  /** The colour of the notes in the list; null for all. */
  colour: NoteColour | null;
}

/** A text without `html` has no formatting: who changes the one says the other. */
type NoteChange = { readonly id: number } & (
  | Pick<Note, 'color'>
  | (Pick<Note, 'title'> & { readonly html: string | undefined })
);

const initialState: NotesState = { ...emptySample, items: [], selected: 1, search: '', colour: null };

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
    updated: {
      reducer: (state, { payload, meta }: PayloadAction<NoteChange, string, { time: string }>) => {
        const note = state.items.find(({ id }) => id === payload.id);
        if (note) Object.assign(note, payload, { changed: meta.time });
      },
      prepare: (payload: NoteChange) => ({ payload, meta: { time: new Date().toISOString() } }),
    },
    /** Pins a note to the top of the list, or no longer: that is no change of the note. */
    pinToggled: (state, { payload }: PayloadAction<number>) => {
      const note = state.items.find(({ id }) => id === payload);
      if (note) note.pinned = !note.pinned;
    },
    coloursFiltered: (state, { payload }: PayloadAction<NoteColour | null>) => {
      state.colour = payload;
    },
    /**
     * Selects a note. Removes a blank note that was selected before, but no other: it may be open in another tab. One of
     * a tab that was closed is in the list, and goes once it was opened and left.
     */
    selected: (state, { payload }: PayloadAction<number>) => {
      removeItems(state, (note) => note.id === state.selected && note.id !== payload && isBlank(note));
      state.selected = payload;
    },
    /** Adds an empty note and selects it, unless an empty one is selected. */
    added: (state, { payload }: PayloadAction<Pick<Note, 'datef'> & Partial<Pick<Note, 'color' | 'changed'>>>) => {
      const id = emptyNoteId(state);
      const empty = state.items.find((note) => note.id === id);
      if (empty) Object.assign(empty, payload);
      else state.items.push({ id, title: '', color: 'info', deleted: false, ...payload });
      state.selected = id;
    },
  },
  selectors: {
    selectNotes: createSelector(
      [(state: NotesState) => state.items, (state: NotesState) => state.search, (state: NotesState) => state.colour],
      (items, search, colour) =>
        sortNotes(
          items.filter(({ title, color }) => matchesSearch(search, title) && (colour === null || color === colour)),
        ),
    ),
    /** The id of the note that `noteAdded` selects. */
    selectEmptyNoteId: (state) => emptyNoteId(state),
    selectCurrentNote: (state) => state.items.find(({ id }) => id === state.selected),
  },
});

const isBlank = ({ title }: Note) => title.trim() === '';

const emptyNoteId = (state: NotesState) =>
  state.items.find((note) => note.id === state.selected && isBlank(note))?.id ?? nextId(state);

export const loadNotes = load;

export const {
  selected: noteSelected,
  searched: notesSearched,
  added: noteAdded,
  updated: noteUpdated,
  pinToggled: notePinToggled,
  coloursFiltered: noteColoursFiltered,
  deleted: noteDeleted,
  deletionUndone: noteDeletionUndone,
  undoDismissed: noteUndoDismissed,
} = actions;

export const { selectState: selectNotesState, selectNotes, selectEmptyNoteId, selectCurrentNote } = selectors;
