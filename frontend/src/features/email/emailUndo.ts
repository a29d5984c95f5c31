import type { PayloadAction } from '@reduxjs/toolkit';
import { deleteAt, undoDeletion } from '../sample-data/public/slice';
import type { Email, EmailLocation } from './email';
import { changeEmails, type EmailState, select, showNeighbour } from './emailState';
import { moveEmails, putBack, takeTrash, undoMove } from './moveEmails';

/** Only the last change can be undone. */
function forgetChanges(state: EmailState): void {
  forgetOtherChanges(state);
  state.deletion = null;
}

/** Forgets all but a discarded draft, which the sample's list keeps. */
export function forgetOtherChanges(state: EmailState): void {
  state.trashToggled = [];
  state.move = null;
  state.emptied = [];
}

/** The changes that can be undone, and their undo. */
export const undoReducers = {
  /** Moves emails to another folder or the archive, out of the trash if necessary. */
  emailsMoved: (state: EmailState, { payload }: PayloadAction<{ ids: number[]; to: EmailLocation }>) => {
    if (payload.to === 'archive') showNeighbour(state, payload.ids);
    forgetChanges(state);
    state.move = moveEmails(state.items, payload.ids, payload.to);
  },
  /** Deletes emails, or restores them from the trash. Undo concerns those that were not there already. */
  emailsTrashed: (state: EmailState, { payload: { ids, trash } }: PayloadAction<{ ids: number[]; trash: boolean }>) => {
    showNeighbour(state, ids);
    forgetChanges(state);
    changeEmails(state, ids, (email) => {
      email.checked = false;
      if (email.trash === trash) return;
      email.trash = trash;
      state.trashToggled.push(email.id);
    });
  },
  trashEmptied: (state: EmailState) => {
    forgetChanges(state);
    state.emptied = takeTrash(state);
  },
  /**
   * Undoes the last deletion, move, discarded draft or emptied trash, and selects what it brings back. What somebody
   * opened since stays (`keepsShown`): the page's address names it.
   */
  emailUndone: (state: EmailState, { payload }: PayloadAction<{ keepsShown: boolean } | undefined>) => {
    const { deletion, trashToggled, move, emptied } = state;
    undoDeletion(state);
    changeEmails(state, trashToggled, (email) => {
      email.trash = !email.trash;
    });
    if (move) undoMove(state.items, move);
    putBack(state, emptied);
    forgetOtherChanges(state);
    if (payload?.keepsShown) return;
    select(state, deletion?.item.id ?? trashToggled[0] ?? move?.before[0]?.id ?? state.selected);
  },
  /** Ends the option to undo. */
  undoDismissed: forgetChanges,
  emailDraftDiscarded: (state: EmailState, { payload }: PayloadAction<number>) => {
    showNeighbour(state, [payload]);
    deleteAt(
      state,
      state.items.findIndex(({ id }) => id === payload),
    );
    forgetOtherChanges(state);
  },
};

/** The emails with those that undo would bring back. */
export function restorableEmails({ items, emptied, deletion }: EmailState): Email[] {
  const emails = [...items, ...emptied.map(({ email }) => email)];
  for (let at = deletion; at; at = at.before) emails.push(at.item);
  return emails;
}
