import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import {
  createSampleSlice,
  deleteAt,
  emptySample,
  isChangeOf,
  itemReducers,
  nextId,
  type SampleList,
  type SelectingState,
} from '../sample-data/public/slice';
import { bringBackText, changeNote, type LostText, type NoteChange } from './changeNote';
import { type Note, type NoteColour, notesSchema, sortNotes } from './note';

export interface NotesState extends SelectingState<Note> {
  search: string;
  /** The colour of the notes in the list; null for all. */
  colour: NoteColour | null;
  /** The note that was opened last in this tab, with the fullest text that it had since. */
  opened: NoteText | null;
  /** What the last change of the selected note's text lost, for undo: newer than any deletion. */
  lost: LostText | null;
}

type NoteText = Pick<Note, 'id' | 'title'> & { readonly html: string | undefined };

const initialState: NotesState = {
  ...emptySample,
  items: [],
  selected: 1,
  search: '',
  colour: null,
  opened: null,
  lost: null,
};

const list: SampleList<Note> = {
  name: 'notes',
  path: '/api/data/notes/NotesData',
  version: 1,
  schema: notesSchema,
  sample: () => import('./sample'),
};

const shared = itemReducers<Note, NotesState>();

const { load, actions, selectors } = createSampleSlice({
  list,
  initialState,
  reducers: {
    ...shared,
    deleted: (state, action: PayloadAction<number>) => {
      const note = state.items.find(({ id }) => id === action.payload);
      if (note) restoreText(state, note);
      state.lost = null;
      shared.deleted(state, action);
    },
    updated: {
      reducer: (state, { payload, meta }: PayloadAction<NoteChange, string, { time: string }>) => {
        const note = state.items.find(({ id }) => id === payload.id);
        if (!note) return;
        remember(state, note);
        changeNote(state, note, payload);
        note.changed = meta.time;
      },
      prepare: (payload: NoteChange) => ({ payload, meta: { time: new Date().toISOString() } }),
    },
    /** Brings back the text that the last change lost. */
    textUndone: bringBackText,
    undoDismissed: (state) => {
      state.lost = null;
      state.deletion = null;
    },
    /** Pins a note to the top of the list, or no longer: that is no change of the note. */
    pinToggled: (state, { payload }: PayloadAction<number>) => {
      const note = state.items.find(({ id }) => id === payload);
      if (note) note.pinned = !note.pinned;
    },
    coloursFiltered: (state, { payload }: PayloadAction<NoteColour | null>) => {
      state.colour = payload;
    },
    selected: (state, { payload }: PayloadAction<number>) => {
      if (payload !== state.selected) leave(state);
      state.selected = payload;
      open(state);
    },
    /** Adds an empty note and selects it, unless one is selected in which nothing was ever written. */
    added: (state, { payload }: PayloadAction<Pick<Note, 'datef'> & Partial<Pick<Note, 'color' | 'changed'>>>) => {
      const id = emptyNoteId(state);
      const empty = state.items.find((note) => note.id === id);
      if (empty) Object.assign(empty, payload);
      else {
        leave(state);
        state.items.push({ id, title: '', color: 'info', deleted: false, ...payload });
      }
      state.selected = id;
      open(state);
    },
  },
  extraReducers: (builder, load) => {
    builder.addMatcher(isChangeOf(list), (state) => {
      // Undo would replace what another tab wrote.
      state.lost = null;
    });
    builder.addMatcher(load.fulfilled.match, (state) => {
      state.lost = null;
      state.opened = null;
      open(state);
    });
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

const isBlank = ({ title }: Pick<Note, 'title'>) => title.trim() === '';

function emptyNoteId(state: NotesState): number {
  const { selected, opened } = state;
  const wasWritten = opened?.id === selected && !isBlank(opened);
  return (
    (wasWritten ? undefined : state.items.find((note) => note.id === selected && isBlank(note))?.id) ?? nextId(state)
  );
}

function open(state: NotesState): void {
  if (state.lost?.id !== state.selected) state.lost = null;
  const note = state.items.find(({ id }) => id === state.selected);
  if (note) remember(state, note);
}

/** A shorter text may be on its way to none. */
function remember(state: NotesState, { id, title, html }: Note): void {
  const { opened } = state;
  if (opened?.id !== id || title.length > opened.title.length) state.opened = { id, title, html };
}

/**
 * Removes the selected note if it is blank: one that had a text is deleted, so that undo brings the text back. No other
 * blank note goes, as it may be open in another tab. One of a tab that was closed is in the list, and goes once it was
 * opened and left.
 */
function leave(state: NotesState): void {
  const { items, selected, opened } = state;
  const index = items.findIndex((note) => note.id === selected && isBlank(note));
  const note = items[index];
  if (!note || opened?.id !== selected) return;
  if (isBlank(opened)) items.splice(index, 1);
  else {
    restoreText(state, note);
    deleteAt(state, index);
  }
}

/** Gives an emptied note the text that it had, before it is deleted: undo has to bring that back. */
function restoreText({ opened }: NotesState, note: Note): void {
  if (opened?.id === note.id && isBlank(note)) Object.assign(note, { title: opened.title, html: opened.html });
}

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
  textUndone: noteTextUndone,
  undoDismissed: noteUndoDismissed,
} = actions;

export const { selectState: selectNotesState, selectNotes, selectEmptyNoteId, selectCurrentNote } = selectors;
