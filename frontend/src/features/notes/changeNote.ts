import { joinParts, type Note, partsOf } from './note';

/** What a change of a text loses and undo brings back: the key of its sentence. */
export type NoteLoss =
  | 'formatting.removed'
  | 'checklist.layoutRemoved'
  | 'checklist.unticked'
  | 'checklist.itemRemoved';

/** A text without `html` has no formatting: who changes the one says the other. */
export type NoteChange = { readonly id: number } & (
  | Pick<Note, 'color'>
  | (Pick<Note, 'title'> & { readonly html: string | undefined; readonly loss?: NoteLoss | undefined })
);

/** A note's text after the first line, as it was before a change. */
export interface LostText extends Pick<Note, 'id'> {
  readonly text: string;
  readonly html: string | undefined;
  readonly loss: NoteLoss;
}

interface WithLostText {
  readonly items: Note[];
  lost: LostText | null;
}

export function changeNote(state: WithLostText, note: Note, change: NoteChange): void {
  if (!('title' in change)) {
    note.color = change.color;
    return;
  }
  const { id, title, html, loss } = change;
  const before = { id, text: partsOf(note).text, html: note.html };
  Object.assign(note, { title, html });
  // A change of the first line leaves what undo would bring back.
  const isTextChanged = partsOf(note).text !== before.text || html !== before.html;
  if (isTextChanged) state.lost = loss ? { ...before, loss } : null;
}

/** Brings back what the last change lost. */
export function bringBackText(state: WithLostText): void {
  const { items, lost } = state;
  const note = items.find(({ id }) => id === lost?.id);
  if (lost && note) Object.assign(note, { title: joinParts(partsOf(note).title, lost.text), html: lost.html });
  state.lost = null;
}
