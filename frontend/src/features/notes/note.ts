import { array, boolean, int, object, enum as oneOf, optional, type infer as Shape, string } from 'zod/mini';
import { momentSchema } from '../sample-data/public/moment';
import { readChecklist, withoutMark } from './checklist';

export const noteColours = ['info', 'danger', 'warning', 'success'] as const;
export type NoteColour = (typeof noteColours)[number];

const noteSchema = object({
  id: int(),
  /** The whole text; the list shows its first line. */
  title: string(),
  color: oneOf(noteColours),
  /** The date it was created on, as `2026-11-20`. */
  datef: momentSchema,
  deleted: boolean(),
  // The sample, and notes stored by an earlier version, lack what follows.
  /** The moment of the last change to its text or colour. */
  changed: optional(momentSchema),
  pinned: optional(boolean()),
  /** The text after the first line as sanitised HTML, for a note with formatting; `title` has the same as plain text. */
  html: optional(string()),
});
export type Note = Shape<typeof noteSchema>;
export const notesSchema = array(noteSchema);

/** A note split into its first line and the rest. */
export function partsOf({ title: whole }: Note): { title: string; text: string } {
  const [title = '', ...rest] = whole.split('\n');
  return { title, text: rest.join('\n') };
}

/** The reverse of `partsOf`. */
export const joinParts = (title: string, text: string): string => (text ? `${title}\n${text}` : title);

/** The first line of a note that is not blank; empty for a blank note. */
export function headingOf({ title }: Note): string {
  return linesOf(title)[0] ?? '';
}

/** The text after the heading, as one line. */
export function excerptOf({ title }: Note): string {
  return linesOf(title).slice(1).join(' ');
}

/** How many items of a checklist are done; null for another note. */
export function progressOf(note: Note): { done: number; count: number } | null {
  const items = readChecklist(partsOf(note).text);
  return items && { done: items.filter(({ done }) => done).length, count: items.length };
}

/** The colour in the page's address, which is untrusted input; null for all. */
export const readColour = (text: string | null): NoteColour | null =>
  noteColours.find((colour) => colour === text) ?? null;

/** Pinned notes first, then those changed last; notes that were never changed keep their order, at the end. */
export const sortNotes = (notes: readonly Note[]): Note[] =>
  [...notes].sort(
    (one, other) =>
      Number(other.pinned ?? false) - Number(one.pinned ?? false) ||
      compareMoments(other.changed ?? '', one.changed ?? ''),
  );

function compareMoments(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => withoutMark(line).trim())
    .filter(Boolean);
