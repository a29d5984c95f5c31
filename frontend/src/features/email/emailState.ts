import { emptySample, removeItems, type SampleState } from '../sample-data/public/slice';
import { groupOf } from './conversations';
import { isBlankDraft } from './draftEmail';
import type { Email, EmailFilter } from './email';
import { listEmails } from './listEmails';
import type { EmailMove, RemovedEmail } from './moveEmails';

export interface EmailState extends SampleState<Email> {
  /** The id of the selected email; 0 for none. */
  selected: number;
  search: string;
  filter: EmailFilter;
  /** The emails whose trash flag was toggled last, for undo. */
  trashToggled: number[];
  /** The last move to another folder, for undo. */
  move: EmailMove | null;
  /** What was in the trash when it was emptied last, for undo. */
  emptied: RemovedEmail[];
  /** Whether a search covers all folders. */
  everywhere: boolean;
  /** The drafts that files are being uploaded for. */
  uploading: number[];
}

export const initialState: EmailState = {
  ...emptySample,
  items: [],
  selected: 1,
  search: '',
  filter: 'inbox',
  trashToggled: [],
  move: null,
  emptied: [],
  everywhere: false,
  uploading: [],
};

/** Selects an email, or none (0). */
export function select(state: EmailState, id: number): void {
  if (id !== state.selected) dropBlankDraft(state);
  state.selected = id;
}

/**
 * Removes the selected email if it is a blank draft, and tells whether it was. Only that one: another may be open in
 * another tab, which would lose it.
 */
export function dropBlankDraft(state: EmailState): boolean {
  const count = state.items.length;
  removeItems(state, (email) => email.id === state.selected && isBlankDraft(email, state.uploading));
  return state.items.length < count;
}

const day = 86_400_000;

/** Removes what closed tabs have left behind: no list shows it, and after a day no tab is likely to have it open. */
export function dropForgottenDrafts(state: EmailState, now: number): void {
  removeItems(
    state,
    (email) =>
      isBlankDraft(email, state.uploading) && email.id !== state.selected && now - Date.parse(email.time) > day,
  );
}

/** Selects the first email of the folder; of the drafts none, as one that opens takes the focus. */
export function selectFirst(state: EmailState): void {
  select(state, state.filter === 'draft' ? 0 : (listEmails(state.items, state)[0]?.id ?? 0));
}

/** Whether an email is shown in the composer, which takes the focus. */
const isWritten = ({ draft, trash }: Email): boolean => draft && !trash;

/**
 * Selects the next email in the list in place of one that is about to leave it. None if that is a draft: the keys that
 * follow, such as an undo, would change its text.
 */
export function showNeighbour(state: EmailState, leaving: readonly number[]): void {
  if (!leaving.includes(state.selected)) return;
  const listed = listEmails(state.items, state);
  const shown = state.items.find(({ id }) => id === state.selected);
  const index = listed.findIndex((email) => shown && groupOf(email) === groupOf(shown));
  const staying = ({ id }: Email) => !leaving.includes(id);
  const neighbour = listed.slice(index + 1).find(staying) ?? listed.slice(0, Math.max(0, index)).findLast(staying);
  state.selected = neighbour && !isWritten(neighbour) ? neighbour.id : 0;
}

export function changeEmails(state: EmailState, ids: readonly number[], apply: (email: Email) => void): void {
  const wanted = new Set(ids);
  for (const email of state.items) if (wanted.has(email.id)) apply(email);
}
