import type { Chat } from '../../../frontend/src/features/chat/chat';
import {
  chatSelected,
  chatStarted,
  chatsSearched,
  draftChanged,
  loadChats,
  messageDeleted,
  messageEdited,
  messageSent,
  messageStepUndone,
  selectChatState,
  selectChats,
  selectFoundMessages,
  selectLastStep,
} from '../../../frontend/src/features/chat/chatSlice';
import { findMessages, groupMessages, latestTime, messagesOf } from '../../../frontend/src/features/chat/messages';
import sample from '../../../frontend/src/features/chat/sample';
import { giveTimes } from '../../../frontend/src/features/chat/sampleTimes';
import { splitLinks } from '../../../frontend/src/features/chat/splitLinks';
import { makeAppStore } from '../sample-data/makeAppStore';

beforeEach(() => localStorage.clear());

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadChats()).unwrap();
  const chat = (id: number) => selectChatState(getState()).items.find((one) => one.id === id) as Chat;
  return { dispatch, chat, getState, found: () => selectChats(getState()).map(({ id }) => id) };
}

const without: Chat = {
  id: 50,
  name: 'Ann Bos',
  status: 'offline',
  thumb: '',
  recent: true,
  excerpt: '',
  chatHistory: [
    { from: ['Third'], to: ['Fourth'] },
    { from: ['First'], to: ['Second'] },
  ],
};

test('messages without known times are in reading order, by exchange', () => {
  expect(messagesOf(without).map(({ text }) => text)).toEqual(['First', 'Second', 'Third', 'Fourth']);
  expect(groupMessages(without).map(({ day, number }) => [day, number])).toEqual([
    [null, 1],
    [null, 2],
  ]);
  const damaged = { ...without, chatHistory: [{ from: ['x'], to: [], fromTimes: ['yesterday'] }] };
  expect(latestTime(damaged)).toBe('');
});

test('the sample is dated, the newest chat comes first, and a message sent today starts a new day', async () => {
  const { dispatch, chat, getState } = await loadedStore();
  const times = selectChats(getState()).map(latestTime);
  expect(times).toEqual([...times].sort().reverse());
  expect(times.every((time) => Date.parse(time) < Date.now())).toBe(true);
  expect(groupMessages(chat(10))).toHaveLength(1);
  dispatch(messageSent({ id: 10, text: 'Hello' }));
  expect(groupMessages(chat(10))).toHaveLength(2);
  expect(selectChats(getState())[0]?.id).toBe(10);
});

test('an exchange of the sample is on one day, whatever the time is', () => {
  // An ordinary day, and those on which clocks are changed.
  for (const midnight of [new Date(2026, 10, 27), new Date(2026, 2, 29), new Date(2026, 9, 25)]) {
    for (let minutes = 0; minutes < 24 * 60; minutes += 3) {
      const chats = structuredClone(sample);
      giveTimes(chats, midnight.getTime() + minutes * 60_000);
      for (const chat of chats) expect(groupMessages(chat)).toHaveLength(chat.chatHistory.length);
      const recentFirst = [...chats].sort((one, other) => Number(other.recent) - Number(one.recent));
      expect(isSorted(recentFirst.map(latestTime))).toBe(true);
    }
  }
});

const isSorted = (times: string[]) => times.every((time, place) => place === 0 || time < (times[place - 1] as string));

test('an own message is changed and deleted, and both are undone, the last first', async () => {
  const { dispatch, chat, getState } = await loadedStore();
  const before = chat(8);
  const place = { exchange: 0, side: 'to', index: 0 } as const;
  dispatch(messageEdited({ id: 8, place, text: ' Changed ' }));
  expect(
    messagesOf(chat(8))
      .filter(({ isEdited }) => isEdited)
      .map(({ text }) => text),
  ).toEqual(['Changed']);
  expect(chat(8).chatHistory[0]?.toTimes).toEqual(before.chatHistory[0]?.toTimes);
  dispatch(messageDeleted({ id: 8, place }));
  expect(chat(8).chatHistory[0]?.to).toEqual(['Could you put that in one page for the owner?']);
  expect(selectLastStep(getState())?.done).toBe('deleted');
  dispatch(messageStepUndone());
  expect(chat(8).chatHistory[0]?.to[0]).toBe('Changed');
  dispatch(messageStepUndone());
  expect(messagesOf(chat(8))).toEqual(messagesOf(before));
  expect(selectLastStep(getState())).toBeNull();
});

test('a message that stays the same, or becomes blank, is not changed', async () => {
  const { dispatch, chat } = await loadedStore();
  const before = chat(8);
  const place = { exchange: 0, side: 'to', index: 0 } as const;
  dispatch(messageEdited({ id: 8, place, text: before.chatHistory[0]?.to[0] ?? '' }));
  dispatch(messageEdited({ id: 8, place, text: '  ' }));
  dispatch(messageEdited({ id: 8, place, text: '\u200b' }));
  expect(chat(8)).toBe(before);
});

test('a chat with a contact is started once, and goes when it is left with nothing in it', async () => {
  const { dispatch, found, getState } = await loadedStore();
  const ann = { id: 11, contact: 90, name: 'Ann Bos', thumb: '', excerpt: 'Bos BV' };
  dispatch(chatStarted(ann));
  expect(found()[0]).toBe(11);
  dispatch(chatStarted(ann));
  expect(found()).toHaveLength(11);
  dispatch(draftChanged({ id: 11, text: 'Hel' }));
  dispatch(chatSelected(1));
  expect(found()).toHaveLength(11);
  dispatch(chatSelected(11));
  dispatch(draftChanged({ id: 11, text: '' }));
  dispatch(chatSelected(2));
  expect(found()).toHaveLength(10);
  dispatch(chatStarted({ id: 8, contact: 12, name: 'Kwame Asante', thumb: '', excerpt: '' }));
  expect(selectChatState(getState()).selected).toBe(8);
});

test('a search finds messages of all chats, the newest first', async () => {
  const { dispatch, getState } = await loadedStore();
  dispatch(chatsSearched('label heat'));
  expect(selectFoundMessages(getState()).map(({ chat, message }) => [chat.id, message.index])).toEqual([[8, 0]]);
  dispatch(chatsSearched('will'));
  const times = selectFoundMessages(getState()).map(({ message }) => message.time ?? '');
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual([...times].sort().reverse());
  expect(findMessages([without], ' ')).toEqual([]);
});

test.each([
  ['See https://polder.example/a?b=1, please.', ['https://polder.example/a?b=1']],
  ['(www.polder.example)', ['https://www.polder.example/']],
  ['https://nl.wikipedia.example/wiki/Delft_(stad)', ['https://nl.wikipedia.example/wiki/Delft_(stad)']],
  ['(https://nl.wikipedia.example/wiki/Delft_(stad)).', ['https://nl.wikipedia.example/wiki/Delft_(stad)']],
  ['javascript:alert(1) data:text/html,x http://localhost', []],
  ['no links here', []],
])('the links in %j', (text, addresses) => {
  const parts = splitLinks(text);
  expect(parts.flatMap(({ address }) => address ?? [])).toEqual(addresses);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
