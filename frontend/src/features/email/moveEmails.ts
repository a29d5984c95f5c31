import { type Email, type EmailLocation, folders, locationOf } from './email';

/** A move that undo can revert. */
export interface EmailMove {
  readonly to: EmailLocation;
  readonly before: { readonly id: number; readonly location: EmailLocation; readonly trash: boolean }[];
}

/** An email that was deleted for ever, and its place in the list. */
export interface RemovedEmail {
  readonly index: number;
  readonly email: Email;
}

/** An archived email is in no folder. */
export function putInto(email: Email, location: EmailLocation): void {
  for (const folder of folders) email[folder] = folder === location;
}

/** Puts emails into a folder or the archive, out of the trash if necessary. */
export function moveEmails(items: readonly Email[], ids: readonly number[], to: EmailLocation): EmailMove | null {
  const wanted = new Set(ids);
  const moved = items.filter(({ id }) => wanted.has(id));
  const before = moved.map((email) => ({ id: email.id, location: locationOf(email), trash: email.trash }));
  for (const email of moved) {
    putInto(email, to);
    email.trash = false;
    email.checked = false;
  }
  return before.length > 0 ? { to, before } : null;
}

export function undoMove(items: readonly Email[], { before }: EmailMove): void {
  const past = new Map(before.map((one) => [one.id, one]));
  for (const email of items) {
    const was = past.get(email.id);
    if (!was) continue;
    putInto(email, was.location);
    email.trash = was.trash;
  }
}

/** Takes the emails of the trash out of the list. */
export function takeTrash(state: { items: Email[] }): RemovedEmail[] {
  const removed: RemovedEmail[] = [];
  state.items.forEach((email, index) => {
    if (email.trash) removed.push({ index, email });
  });
  if (removed.length > 0) state.items = state.items.filter(({ trash }) => !trash);
  return removed;
}

export function putBack(state: { items: Email[] }, removed: readonly RemovedEmail[]): void {
  for (const { index, email } of removed) state.items.splice(index, 0, email);
}
