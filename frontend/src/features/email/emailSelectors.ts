import { createSelector } from '@reduxjs/toolkit';
import { nextNumber } from '../sample-data/public/slice';
import { conversationWith, sizeConversations } from './conversations';
import type { EmailState } from './emailState';
import { restorableEmails } from './emailUndo';
import { countEmails, listEmails } from './listEmails';

/** They take the slice's state; createSampleSlice makes selectors of the store's state of them. */
export const emailSelectors = {
  /** The emails listed, the newest first. */
  selectEmails: createSelector(
    [
      (state: EmailState) => state.items,
      (state: EmailState) => state.filter,
      (state: EmailState) => state.search,
      (state: EmailState) => state.everywhere,
      (state: EmailState) => state.uploading,
    ],
    (items, filter, search, everywhere, uploading) => listEmails(items, { filter, search, everywhere, uploading }),
  ),
  selectTrashCount: (state: EmailState) => state.items.filter(({ trash }) => trash).length,
  /** The conversation of the selected email, the oldest first. */
  selectConversation: createSelector(
    [(state: EmailState) => state.items, (state: EmailState) => state.selected],
    (items, selected) => {
      const email = items.find(({ id }) => id === selected);
      return email ? conversationWith(items, email) : [];
    },
  ),
  selectConversationSizes: createSelector([(state: EmailState) => state.items], sizeConversations),
  selectCurrentEmail: (state: EmailState) => state.items.find(({ id }) => id === state.selected),
  selectEmailCounts: createSelector(
    [(state: EmailState) => state.items, (state: EmailState) => state.uploading],
    countEmails,
  ),
  selectNextEmailId: (state: EmailState) =>
    // An upload ends in the draft of its number.
    Math.max(
      nextNumber(restorableEmails(state), null, ({ id }) => id),
      ...state.uploading.map((id) => id + 1),
    ),
};
