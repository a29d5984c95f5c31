/** The notes. */
export { headingOf, type Note } from '../note';
export { loadNotes, selectNotesState } from '../notesSlice';
