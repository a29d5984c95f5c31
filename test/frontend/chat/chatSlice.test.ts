import { parseAvatar } from '../../../frontend/src/components/avatarDescription';
import { type Chat, newestMessage, presences, unreadCount } from '../../../frontend/src/features/chat/chat';
import {
  chatMarkedUnread,
  chatRead,
  chatSelected,
  chatsFiltered,
  chatsSearched,
  draftChanged,
  loadChats,
  messageSent,
  selectChatState,
  selectChats,
  selectCurrentChat,
  selectUnreadTotal,
} from '../../../frontend/src/features/chat/chatSlice';
import { http } from '../../../frontend/src/features/sample-data/http';
import { describeSampleList } from '../sample-data/describeSampleList';
import { fillStorage, makeAppStore, storedBy } from '../sample-data/makeAppStore';

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadChats()).unwrap();
  const chat = (id: number) => selectChatState(getState()).items.find((one) => one.id === id) as Chat;
  return {
    dispatch,
    chat,
    state: () => selectChatState(getState()),
    found: () => selectChats(getState()).map(({ id }) => id),
    shown: () => selectCurrentChat(getState())?.id,
    unread: (id: number) => unreadCount(chat(id), selectChatState(getState()).read),
    unreadTotal: () => selectUnreadTotal(getState()),
  };
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describeSampleList<Chat>({
  path: '/api/data/chat/ChatData',
  count: 10,
  fields: ['chatHistory', 'excerpt', 'id', 'name', 'recent', 'status', 'thumb'],
  load: loadChats,
  select: selectChatState,
  searched: chatsSearched,
  edit: messageSent({ id: 1, text: 'Tot morgen' }),
});

test('the sample chats have pictures, messages in exchanges, and every presence', async () => {
  const { data } = await http.get<Chat[]>('/api/data/chat/ChatData');
  for (const chat of data) {
    for (const exchange of chat.chatHistory) expect(Object.keys(exchange).sort()).toEqual(['from', 'to']);
    expect(parseAvatar(chat.thumb)).not.toBeNull();
  }
  expect([...new Set(data.map(({ status }) => status))].sort()).toEqual([...presences].sort());
});

test('initially selects chat 1, with an empty search and all contacts listed', async () => {
  const { state, shown, found } = await loadedStore();
  expect(state()).toMatchObject({ selected: 1, search: '', filter: 'all' });
  expect(shown()).toBe(1);
  expect(found()).toHaveLength(10);
});

test('selecting a chat shows it', async () => {
  const { dispatch, shown } = await loadedStore();
  dispatch(chatSelected(7));
  expect(shown()).toBe(7);
});

test('sending appends a message to that chat’s outgoing list, and to no other', async () => {
  const { dispatch, chat } = await loadedStore();
  const before = chat(1).chatHistory[0]?.to ?? [];
  const other = chat(2);
  dispatch(messageSent({ id: 1, text: '  See you Thursday\nat ten ' }));
  expect(chat(1).chatHistory[0]?.to).toEqual([...before, 'See you Thursday\nat ten']);
  expect(newestMessage(chat(1))).toEqual({ text: 'See you Thursday\nat ten', isOwn: true });
  expect(chat(2)).toBe(other);
});

test('does not send blank text, or to an unknown chat', async () => {
  const { dispatch, state } = await loadedStore();
  const before = state().items;
  dispatch(messageSent({ id: 1, text: ' \n ' }));
  dispatch(messageSent({ id: 1, text: '\u200b' }));
  dispatch(messageSent({ id: 99, text: 'Hello?' }));
  expect(state().items).toBe(before);
});

test('recent chats are those of the last seven days; sending makes one recent and moves it to the top', async () => {
  const { dispatch, found, state } = await loadedStore();
  dispatch(chatsFiltered('recent'));
  // As the sample says.
  expect(
    state()
      .items.filter(({ recent }) => recent)
      .map(({ id }) => id),
  ).toEqual([1, 2, 3, 5, 7]);
  expect(found()).toEqual([1, 2, 3, 5, 7]);
  dispatch(messageSent({ id: 9, text: 'Hello' }));
  expect(found()).toEqual([9, 1, 2, 3, 5, 7]);
});

test('searches the names and job titles of all contacts', async () => {
  const { dispatch, found } = await loadedStore();
  dispatch(chatsFiltered('recent'));
  dispatch(chatsSearched('surveyor'));
  expect(found()).toEqual([4]);
  dispatch(chatsSearched('chloe'));
  expect(found()).toEqual([7]);
});

test('messages without an answer are unread until the chat is opened', async () => {
  const { dispatch, unread, unreadTotal } = await loadedStore();
  expect([unread(1), unread(2), unread(5)]).toEqual([0, 2, 3]);
  expect(unreadTotal()).toBe(5);
  dispatch(chatRead(5));
  expect(unread(5)).toBe(0);
  expect(unreadTotal()).toBe(2);
});

test('a chat marked as unread counts its newest messages until it is opened again', async () => {
  const { dispatch, unread } = await loadedStore();
  dispatch(chatMarkedUnread(1));
  expect(unread(1)).toBe(2);
  dispatch(chatRead(1));
  expect(unread(1)).toBe(0);
});

test('messages and read counts survive a reload, and a reset deletes them', async () => {
  const first = await loadedStore();
  first.dispatch(messageSent({ id: 2, text: 'On my way' }));
  first.dispatch(chatRead(5));
  leavePage();
  expect(storedBy('chat-read').value).toEqual({ 5: 6 - 2 });
  const second = await loadedStore();
  expect(newestMessage(second.chat(2)).text).toBe('On my way');

  await second.dispatch(loadChats({ reset: true })).unwrap();
  expect(second.unread(5)).toBe(3);
  expect(newestMessage(second.chat(2)).isOwn).toBe(false);
});

test('a chat that cannot be read costs the messages of the others no times', async () => {
  const { dispatch, chat } = await loadedStore();
  dispatch(messageSent({ id: 2, text: 'On my way' }));
  const before = chat(2).chatHistory;
  leavePage();
  const { version, value } = storedBy('chat');
  value[5].status = 'gone';
  localStorage.setItem('polder.guest.apps.chat', JSON.stringify({ version, value }));
  jest.useFakeTimers({ now: Date.now() + 24 * 3_600_000, doNotFake: ['nextTick', 'queueMicrotask'] });
  const later = await loadedStore();
  expect(later.state()).toMatchObject({ origin: 'part', items: { length: 9 } });
  expect(later.chat(2).chatHistory).toEqual(before);
});

test('an unsent message that the browser refuses to store is said to be unsaved', async () => {
  const { dispatch, state } = await loadedStore();
  const refusal = fillStorage();
  dispatch(draftChanged({ id: 1, text: 'Good mor' }));
  leavePage();
  refusal.mockRestore();
  expect(state().unsaved).toBe(true);
});

test('an unsent message is stored with its chat until it is sent', async () => {
  const { dispatch, state } = await loadedStore();
  dispatch(draftChanged({ id: 1, text: 'Good mor' }));
  dispatch(draftChanged({ id: 2, text: 'Thanks' }));
  expect(state().drafts).toEqual({ 1: 'Good mor', 2: 'Thanks' });
  dispatch(messageSent({ id: 2, text: 'Thanks' }));
  expect(state().drafts).toEqual({ 1: 'Good mor' });
});
