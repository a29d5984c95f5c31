import { chatSelected, loadChats } from '../../../frontend/src/features/chat/chatSlice';
import {
  emailLeft,
  emailSelected,
  loadEmails,
  selectEmailState,
} from '../../../frontend/src/features/email/emailSlice';
import {
  loadNotes,
  noteDeleted,
  noteSelected,
  noteUpdated,
  selectNotesState,
} from '../../../frontend/src/features/notes/notesSlice';
import { http } from '../../../frontend/src/features/sample-data/http';
import { fillStorage, makeAppStore, storedBy } from './makeAppStore';

// The notes stand for every app: all are made of the same parts.
const title = (text: string) => noteUpdated({ id: 1, title: text, html: undefined });
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

async function loadedStore() {
  const store = makeAppStore();
  await store.dispatch(loadNotes()).unwrap();
  return { ...store, notes: () => selectNotesState(store.getState()) };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a list that was only loaded is not stored', async () => {
  await loadedStore();
  leavePage();
  expect(storedBy('notes')).toBeNull();
});

test('an edit survives a reload', async () => {
  const { dispatch } = await loadedStore();
  dispatch(title('Changed'));
  dispatch(noteDeleted(2));
  leavePage();
  const { notes } = await loadedStore();
  expect(notes().items.map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(notes().items[0]?.title).toBe('Changed');
  expect(notes().origin).toBe('stored');
});

test('edits in quick succession are written once, when they pause', async () => {
  const { dispatch } = await loadedStore();
  jest.useFakeTimers();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  for (const text of ['a', 'ab', 'abc']) dispatch(title(text));
  expect(write).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(write).toHaveBeenCalledTimes(1);
  expect(storedBy('notes').value[0].title).toBe('abc');
});

test('selecting and searching are not stored', async () => {
  const { dispatch } = await loadedStore();
  dispatch({ type: 'notes/searched', payload: 'rent' });
  dispatch(noteSelected(3));
  leavePage();
  expect(storedBy('notes')).toBeNull();
});

test('opening a chat, or an email that was read, is not stored', async () => {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadChats()).unwrap();
  await dispatch(loadEmails()).unwrap();
  dispatch(chatSelected(7));
  const { items } = selectEmailState(getState());
  dispatch(emailSelected(items.find(({ unread }) => !unread)?.id ?? 0));
  dispatch(emailLeft());
  leavePage();
  expect([storedBy('chat'), storedBy('email')].map((stored) => stored === null)).toEqual([true, true]);
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 0, value: [] })],
  ['another shape', JSON.stringify({ version: 1, value: [{ id: 1, title: 4 }] })],
  ['no list', JSON.stringify({ version: 1, value: {} })],
  ['nothing at all', 'null'],
])('stored data that is %s is replaced by the mock, with a notice, once', async (_, text) => {
  localStorage.setItem('polder.guest.apps.notes', text);
  const first = await loadedStore();
  expect(first.notes().items).toHaveLength(4);
  expect(first.notes().origin).toBe('damaged');
  const second = await loadedStore();
  expect(second.notes().origin).toBe('mock');
});

test('of a stored list, an item that cannot be read is left out, with a notice, and the others stay', async () => {
  const { dispatch, notes } = await loadedStore();
  dispatch(title('Changed'));
  leavePage();
  const stored = JSON.parse(localStorage.getItem('polder.guest.apps.notes') ?? '');
  stored.value[1].title = 4;
  localStorage.setItem('polder.guest.apps.notes', JSON.stringify(stored));
  const later = await loadedStore();
  const others = notes().items.filter((_, index) => index !== 1);
  expect(later.notes().items.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(later.notes().items[0]?.title).toBe('Changed');
  expect(later.notes().origin).toBe('part');
});

test('resetting brings the mock back, for good', async () => {
  const { dispatch, notes } = await loadedStore();
  dispatch(title('Changed'));
  leavePage();
  await dispatch(loadNotes({ reset: true })).unwrap();
  leavePage();
  expect(notes().items[0]?.title).not.toBe('Changed');
  expect(notes().deletion).toBeNull();
  expect(storedBy('notes')).toBeNull();
});

test('a reset that fails to load costs no edits', async () => {
  const { dispatch } = await loadedStore();
  dispatch(title('Changed'));
  leavePage();
  jest.spyOn(http, 'get').mockRejectedValueOnce(new Error('offline'));
  await expect(dispatch(loadNotes({ reset: true })).unwrap()).rejects.toMatchObject({ message: 'offline' });
  expect(storedBy('notes').value[0].title).toBe('Changed');
});

test('a full storage is reported, and the edit stays for this visit', async () => {
  const { dispatch, notes } = await loadedStore();
  fillStorage();
  dispatch(title('Changed'));
  leavePage();
  expect(notes().items[0]?.title).toBe('Changed');
  expect(notes().unsaved).toBe(true);
});

test('a browser without storage shows the mock', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const { notes } = await loadedStore();
  expect(notes().items).toHaveLength(4);
  expect(notes().origin).toBe('mock');
});

test('a load that fails is rethrown, noted, and can be tried again', async () => {
  const store = makeAppStore();
  jest.spyOn(http, 'get').mockRejectedValueOnce(new Error('The chunk is gone'));
  await expect(store.dispatch(loadNotes()).unwrap()).rejects.toMatchObject({ message: 'The chunk is gone' });
  expect(selectNotesState(store.getState())).toMatchObject({
    status: 'failed',
    error: { message: 'The chunk is gone' },
    items: [],
  });
  await store.dispatch(loadNotes()).unwrap();
  expect(selectNotesState(store.getState())).toMatchObject({ status: 'ready', error: null });
});

test('a loading or loaded list is not requested again', async () => {
  const ask = jest.spyOn(http, 'get');
  const store = makeAppStore();
  await Promise.all([store.dispatch(loadNotes()), store.dispatch(loadNotes())]);
  await store.dispatch(loadNotes());
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer of another shape fails the load', async () => {
  jest.spyOn(http, 'get').mockResolvedValueOnce({ status: 200, data: [{ id: 'one' }] });
  const store = makeAppStore();
  await store.dispatch(loadNotes());
  expect(selectNotesState(store.getState()).status).toBe('failed');
});
