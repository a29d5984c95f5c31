import { int, record, string } from 'zod/mini';
import {
  emptySample,
  type PersistedPart,
  readPersistedOr,
  removeItems,
  type SelectingState,
} from '../sample-data/public/slice';
import type { MessageStep } from './changeMessages';
import type { Chat, ReadCounts } from './chat';

/** The contacts that the list shows: those of chats with messages of the last days, or all. */
export type ChatFilter = 'all' | 'recent';

export interface ChatState extends SelectingState<Chat> {
  search: string;
  filter: ChatFilter;
  read: ReadCounts;
  /** Unsent messages by chat, and unsaved changes by message. */
  drafts: Record<string, string>;
  /** The changes of messages for undo, the last one last. */
  steps: MessageStep[];
}

export const readPart: PersistedPart<ReadCounts> = { name: 'chat-read', version: 1, schema: record(string(), int()) };

export const draftsPart: PersistedPart<ChatState['drafts']> = {
  name: 'chat-drafts',
  version: 1,
  schema: record(string(), string()),
};

export function initialState(): ChatState {
  return {
    ...emptySample,
    items: [],
    selected: 1,
    search: '',
    filter: 'all',
    read: readPersistedOr(readPart, {}),
    drafts: readPersistedOr(draftsPart, {}),
    steps: [],
  };
}

/**
 * Selects a chat. Removes the one that was selected before if nothing is in it; no other, as it may be open in another
 * tab. One of a tab that was closed is in the list, and goes once it was opened and left.
 */
export function select(state: ChatState, id: number): void {
  const isBegun = (chat: Chat) =>
    chat.chatHistory.some(({ from, to }) => from.length + to.length > 0) ||
    state.drafts[chat.id] !== undefined ||
    state.steps.some(({ chatId }) => chatId === chat.id);
  removeItems(state, (chat) => chat.id === state.selected && chat.id !== id && !isBegun(chat));
  state.selected = id;
}
