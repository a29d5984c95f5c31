import type { PayloadAction } from '@reduxjs/toolkit';
import { visibleText } from '../../lib/visibleText';
import {
  createSampleSlice,
  isChangeOf,
  isOwnReset,
  persistFailed,
  persistPart,
  type SampleList,
} from '../sample-data/public/slice';
import { editMessage, insertMessage, removeMessage, undoStep } from './changeMessages';
import { type Chat, chatsSchema, incomingCount } from './chat';
import { chatSelectors } from './chatSelectors';
import { type ChatFilter, draftsPart, initialState, readPart, select } from './chatState';
import type { MessagePlace } from './messages';
import { giveTimes } from './sampleTimes';

/** A message of a chat. */
interface MessageOf {
  readonly id: number;
  readonly place: MessagePlace;
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
    selected: (state, { payload }: PayloadAction<number>) => select(state, payload),
    /** Selects the chat with a contact; adds it if there is none. */
    chatStarted: (state, { payload }: PayloadAction<Pick<Chat, 'id' | 'contact' | 'name' | 'thumb' | 'excerpt'>>) => {
      const known = state.items.find(({ id }) => id === payload.id);
      if (known) known.contact = payload.contact;
      else state.items.unshift({ ...payload, status: 'offline', recent: true, chatHistory: [{ from: [], to: [] }] });
      select(state, payload.id);
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
    /** @param payload `id` of a chat, or of a message that is being changed (MessageLine.tsx) */
    draftChanged: (state, { payload }: PayloadAction<{ id: number | string; text: string }>) => {
      if (payload.text) state.drafts[payload.id] = payload.text;
      else delete state.drafts[payload.id];
    },
    /** Appends a message to the chat's outgoing list. The chat moves to the top. */
    messageSent: {
      reducer: (state, { payload, meta }: PayloadAction<{ id: number; text: string }, string, { time: string }>) => {
        const chat = state.items.find(({ id }) => id === payload.id);
        const text = visibleText(payload.text);
        if (!chat || text === '') return;
        const index = chat.chatHistory[0]?.to.length ?? 0;
        insertMessage(chat, { exchange: 0, side: 'to', index }, { text, time: meta.time, isEdited: false });
        state.items = [chat, ...state.items.filter(({ id }) => id !== chat.id)];
        delete state.drafts[chat.id];
      },
      prepare: (payload: { id: number; text: string }) => ({ payload, meta: { time: new Date().toISOString() } }),
    },
    /** Changes an own message. */
    messageEdited: (state, { payload: { id, place, text } }: PayloadAction<MessageOf & { text: string }>) => {
      const chat = state.items.find((one) => one.id === id);
      const now = visibleText(text);
      if (!chat || now === '' || chat.chatHistory[place.exchange]?.to[place.index] === now) return;
      const before = editMessage(chat, place, now);
      if (before) state.steps.push({ done: 'edited', chatId: id, place, before });
    },
    messageDeleted: (state, { payload: { id, place } }: PayloadAction<MessageOf>) => {
      const chat = state.items.find((one) => one.id === id);
      const before = chat && removeMessage(chat, place);
      if (before) state.steps.push({ done: 'deleted', chatId: id, place, before });
    },
    messageStepUndone: (state) => {
      const step = state.steps.pop();
      const chat = state.items.find(({ id }) => id === step?.chatId);
      if (step && chat) undoStep(chat, step);
    },
    undoDismissed: (state) => {
      state.steps = [];
    },
  },
  extraReducers: (builder, load) => {
    builder.addMatcher(isChangeOf(list), (state) => {
      // The messages are no longer those that were changed.
      state.steps = [];
    });
    builder.addMatcher(isChangeOf(readPart), (state, { payload }) => {
      state.read = payload.value;
    });
    builder.addMatcher(isChangeOf(draftsPart), (state, { payload }) => {
      state.drafts = payload.value;
    });
    builder.addMatcher(persistFailed.match, (state, { payload }) => {
      if (payload.part === draftsPart.name) state.unsaved = true;
    });
    builder.addMatcher(load.fulfilled.match, (state, { meta, payload }) => {
      // What is read and drafted by now belongs to the account that signed in meanwhile.
      if (state.request !== meta.requestId) return;
      state.steps = [];
      // The sample has no times. They are stored with the first change, so that they stay.
      if (payload.origin === 'mock' || payload.origin === 'damaged') giveTimes(state.items, Date.now());
      if (isOwnReset(meta.arg)) Object.assign(state, { read: {}, drafts: {} });
    });
  },
  selectors: chatSelectors,
});

export const loadChats = load;

export const {
  selected: chatSelected,
  searched: chatsSearched,
  chatsFiltered,
  chatRead,
  chatMarkedUnread,
  chatStarted,
  draftChanged,
  messageSent,
  messageEdited,
  messageDeleted,
  messageStepUndone,
  undoDismissed: messageUndoDismissed,
} = actions;

export const {
  selectState: selectChatState,
  selectChats,
  selectFoundMessages,
  selectLastStep,
  selectRecentCount,
  selectCurrentChat,
  selectUnreadTotal,
} = selectors;

// Regardless of the status, which changes while a reset loads the chats again.
persistPart(readPart, { select: (state) => selectChatState(state).read });
persistPart(draftsPart, { select: (state) => selectChatState(state).drafts });
