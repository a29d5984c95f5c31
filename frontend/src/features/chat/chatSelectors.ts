import { createSelector } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import { type Chat, unreadCount } from './chat';
import type { ChatState } from './chatState';
import { findMessages, isRecent, latestTime } from './messages';

/** They take the slice's state; createSampleSlice makes selectors of the store's state of them. */
export const chatSelectors = {
  /** The chats, that of the newest message first. */
  selectChats: createSelector(
    [
      createSelector([(state: ChatState) => state.items], byActivity),
      (state: ChatState) => state.search,
      (state: ChatState) => state.filter,
    ],
    (items, search, filter) =>
      items.filter(
        (chat) =>
          // A search covers all contacts.
          (filter === 'all' || search !== '' || isRecent(chat)) && matchesSearch(search, chat.name, chat.excerpt),
      ),
  ),
  selectFoundMessages: createSelector(
    [(state: ChatState) => state.items, (state: ChatState) => state.search],
    findMessages,
  ),
  selectRecentCount: createSelector(
    [(state: ChatState) => state.items],
    (items) => items.filter((chat) => isRecent(chat)).length,
  ),
  selectLastStep: (state: ChatState) => state.steps.at(-1) ?? null,
  selectCurrentChat: (state: ChatState) => state.items.find(({ id }) => id === state.selected),
  selectUnreadTotal: (state: ChatState) => state.items.reduce((sum, chat) => sum + unreadCount(chat, state.read), 0),
};

/** One that was just started is the first; those without known times keep their order, at the end. */
function byActivity(chats: readonly Chat[]): Chat[] {
  const isEmpty = ({ chatHistory }: Chat) => chatHistory.every(({ from, to }) => from.length + to.length === 0);
  const times = new Map(chats.map((chat) => [chat, isEmpty(chat) ? '9' : latestTime(chat)]));
  const timeOf = (chat: Chat) => times.get(chat) ?? '';
  return [...chats].sort((one, other) => Number(timeOf(one) < timeOf(other)) - Number(timeOf(one) > timeOf(other)));
}
