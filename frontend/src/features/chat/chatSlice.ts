import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { int, record, string } from 'zod/mini';
import { matchesSearch } from '../../lib/search';
import { createSampleSlice } from '../sample-data/createSampleSlice';
import { storageChanged } from '../sample-data/persistEdits';
import { type PersistedSlice, persistSlice, readPersisted } from '../sample-data/persistSlice';
import { emptySample, type SampleList, type SelectingState } from '../sample-data/sampleList';
import { type Chat, chatsSchema, incomingCount, type ReadCounts, unreadCount } from './chat';

/** The contacts that the list shows: those of `recent` chats, or all. */
export type ChatFilter = 'all' | 'recent';

export interface ChatState extends SelectingState<Chat> {
  search: string;
  filter: ChatFilter;
  read: ReadCounts;
  /** Unsent messages by chat. */
  drafts: Record<string, string>;
}

const readPart: PersistedSlice<ReadCounts> = { name: 'chat-read', version: 1, schema: record(string(), int()) };

const draftsPart: PersistedSlice<ChatState['drafts']> = {
  name: 'chat-drafts',
  version: 1,
  schema: record(string(), string()),
};

function initialState(): ChatState {
  const stored = readPersisted(readPart);
  const drafts = readPersisted(draftsPart);
  return {
    ...emptySample,
    items: [],
    selected: 1,
    search: '',
    filter: 'all',
    read: stored.found === 'value' ? stored.value : {},
    drafts: drafts.found === 'value' ? drafts.value : {},
  };
}

const list: SampleList<Chat> = {
  name: 'chat',
  path: '/api/data/chat/ChatData',
  version: 1,
  schema: chatsSchema,
  sample: () => import('./sample'),
};

const { load, actions, selectors } = createSampleSlice({
  list,
  initialState,
  reducers: {
    selected: (state, { payload }: PayloadAction<number>) => {
      state.selected = payload;
    },
    chatsFiltered: (state, { payload }: PayloadAction<ChatFilter>) => {
      state.filter = payload;
    },
    /** Marks all messages of the contact as read. */
    chatRead: (state, { payload }: PayloadAction<number>) => {
      const chat = state.items.find(({ id }) => id === payload);
      if (chat) state.read[chat.id] = incomingCount(chat);
    },
    /** Marks the newest messages of the contact as unread. */
    chatMarkedUnread: (state, { payload }: PayloadAction<number>) => {
      const chat = state.items.find(({ id }) => id === payload);
      if (chat) state.read[chat.id] = incomingCount(chat) - (chat.chatHistory[0]?.from.length ?? 0);
    },
    draftChanged: (state, { payload }: PayloadAction<{ id: number; text: string }>) => {
      if (payload.text) state.drafts[payload.id] = payload.text;
      else delete state.drafts[payload.id];
    },
    /** Appends a message to the chat's outgoing list. The chat becomes a recent one and moves to the top. */
    messageSent: (state, { payload }: PayloadAction<{ id: number; text: string }>) => {
      const chat = state.items.find(({ id }) => id === payload.id);
      const text = payload.text.trim();
      if (!chat || text === '') return;
      chat.chatHistory[0]?.to.push(text);
      chat.recent = true;
      state.items = [chat, ...state.items.filter(({ id }) => id !== chat.id)];
      delete state.drafts[chat.id];
    },
  },
  extraReducers: (builder, load) => {
    builder.addMatcher(storageChanged.match, (state, { payload }) => {
      if (payload.part === readPart.name) state.read = payload.value as ReadCounts;
      if (payload.part === draftsPart.name) state.drafts = payload.value as ChatState['drafts'];
    });
    builder.addMatcher(load.fulfilled.match, (state, { meta }) => {
      if (meta.arg?.reset) Object.assign(state, { read: {}, drafts: {} });
    });
  },
  selectors: {
    selectChats: createSelector(
      [(state: ChatState) => state.items, (state: ChatState) => state.search, (state: ChatState) => state.filter],
      (items, search, filter) =>
        items.filter(
          ({ name, excerpt, recent }) =>
            // A search covers all contacts.
            (filter === 'all' || recent || search !== '') && matchesSearch(search, name, excerpt),
        ),
    ),
    selectCurrentChat: (state) => state.items.find(({ id }) => id === state.selected),
    selectUnreadTotal: (state) => state.items.reduce((sum, chat) => sum + unreadCount(chat, state.read), 0),
  },
});

export const loadChats = load;

export const {
  selected: chatSelected,
  searched: chatsSearched,
  chatsFiltered,
  chatRead,
  chatMarkedUnread,
  draftChanged,
  messageSent,
} = actions;

export const { selectState: selectChatState, selectChats, selectCurrentChat, selectUnreadTotal } = selectors;

// Regardless of the status, which changes while a reset loads the chats again.
persistSlice(readPart, { select: (state) => selectChatState(state).read });
persistSlice(draftsPart, { select: (state) => selectChatState(state).drafts });
