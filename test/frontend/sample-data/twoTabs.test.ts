import { waitFor } from '@testing-library/react';
import { calendarEventsSchema } from '../../../frontend/src/features/calendar/calendarEvent';
import { eventDeleted, selectCalendarState } from '../../../frontend/src/features/calendar/calendarSlice';
import { chatRead, loadChats, selectChatState } from '../../../frontend/src/features/chat/chatSlice';
import { emptyDraft } from '../../../frontend/src/features/email/compose';
import type { Email } from '../../../frontend/src/features/email/email';
import { emailDrafted, loadEmails, selectEmailState } from '../../../frontend/src/features/email/emailSlice';
import {
  loadNotes,
  noteAdded,
  noteDeleted,
  noteUpdated,
  selectNotesState,
} from '../../../frontend/src/features/notes/notesSlice';
import { addedToCart, cartRestored, selectCart } from '../../../frontend/src/features/shop/shopSlice';
import { nodeMoved, selectTreeState } from '../../../frontend/src/features/tree/treeSlice';
import { changeElsewhere, makeAppStore, storedBy } from './makeAppStore';

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

async function notesStore() {
  const store = makeAppStore();
  await store.dispatch(loadNotes()).unwrap();
  return { ...store, notes: () => selectNotesState(store.getState()) };
}

beforeEach(() => localStorage.clear());

test('an edit is put beside those of another tab, not over them', async () => {
  const { dispatch, notes } = await notesStore();
  const elsewhere = [
    ...notes().items,
    { id: 5, title: 'From there', color: 'info', datef: '2026-11-20', deleted: false },
  ];
  changeElsewhere('notes', elsewhere);
  expect(notes().items).toHaveLength(5);
  dispatch(noteUpdated({ id: 1, title: 'From here', html: undefined }));
  dispatch(noteAdded({ datef: '2026-11-20' }));
  leavePage();
  expect(storedBy('notes').value.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(storedBy('notes').value[4].title).toBe('From there');
});

test('another tab’s change is not written again, or two tabs would never stop', async () => {
  const { notes } = await notesStore();
  changeElsewhere('notes', notes().items.slice(1));
  const write = jest.spyOn(Storage.prototype, 'setItem');
  leavePage();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test('of a calendar, whose events refer to each other, the list with an edit that waits stays as it is', () => {
  const { dispatch, getState } = makeAppStore();
  const { items } = selectCalendarState(getState());
  dispatch(eventDeleted({ occurrence: { id: items[0]?.id as number, day: null }, scope: 'all' }));
  const here = selectCalendarState(getState()).items;
  changeElsewhere('calendar', items.slice(0, -1));
  expect(selectCalendarState(getState()).items).toBe(here);
});

test('an edit waiting to be stored is not lost to another tab', async () => {
  const { dispatch, notes } = await notesStore();
  dispatch(noteUpdated({ id: 1, title: 'From here', html: undefined }));
  changeElsewhere('notes', []);
  leavePage();
  expect(notes().items[0]?.title).toBe('From here');
  expect(storedBy('notes').value[0].title).toBe('From here');
});

test('an edit waiting to be stored costs no other item that another tab changed, and neither does the next', async () => {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadEmails()).unwrap();
  const subjects = (emails: readonly Email[]) => emails.slice(0, 3).map(({ subject }) => subject);
  const write = (id: number, subject: string) =>
    dispatch(emailDrafted({ id, draft: { ...emptyDraft, subject }, time: '2026-11-20T12:00:00Z' }));
  const [first, second, third, ...others] = selectEmailState(getState()).items as [Email, Email, Email, ...Email[]];
  write(first.id, 'Here');
  changeElsewhere('email', [first, { ...second, subject: 'There' }, third, ...others]);
  expect(subjects(selectEmailState(getState()).items)).toEqual(['Here', 'There', third.subject]);
  write(second.id, 'Here too');
  changeElsewhere('email', [first, second, { ...third, subject: 'There too' }, ...others]);
  leavePage();
  expect(subjects(storedBy('email').value)).toEqual(['Here', 'Here too', 'There too']);
});

test('a deletion is not undone into a list that another tab has changed', async () => {
  const { dispatch, notes } = await notesStore();
  dispatch(noteDeleted(4));
  leavePage();
  changeElsewhere('notes', notes().items);
  expect(notes().deletion).toBeNull();
});

test('nor is one that waits to be stored, in the list that another tab changed meanwhile', async () => {
  const { dispatch, notes } = await notesStore();
  const [first, ...others] = notes().items;
  dispatch(noteDeleted(4));
  changeElsewhere('notes', [{ ...first, title: 'From there' }, ...others]);
  expect(notes()).toMatchObject({ deletion: null, items: [{ title: 'From there' }, { id: 2 }, { id: 3 }] });
});

test('a reset in another tab is one here', async () => {
  const { dispatch, notes } = await notesStore();
  dispatch(noteDeleted(4));
  leavePage();
  localStorage.removeItem('polder.guest.apps.notes');
  window.dispatchEvent(new StorageEvent('storage', { key: 'polder.guest.apps.notes' }));
  await waitFor(() => expect(notes().items).toHaveLength(4));
  leavePage();
  expect(storedBy('notes')).toBeNull();
});

test('damage done by another tab is not taken over', async () => {
  const { notes } = await notesStore();
  changeElsewhere('notes', [{ id: 'one' }]);
  expect(notes().items).toHaveLength(4);
});

test('the calendar, the cart, the tree and what was read follow another tab as well', async () => {
  const { dispatch, getState } = makeAppStore();
  dispatch(eventDeleted({ occurrence: { id: 1, day: null }, scope: 'all' }));
  const events = selectCalendarState(getState()).items;
  leavePage();
  changeElsewhere('calendar', events.slice(0, 2));
  expect(selectCalendarState(getState()).items).toHaveLength(2);
  expect(calendarEventsSchema.safeParse(selectCalendarState(getState()).items).success).toBe(true);

  dispatch(addedToCart({ productId: 1, quantity: 1 }));
  leavePage();
  changeElsewhere('shop', [{ productId: 3, quantity: 2 }]);
  dispatch(cartRestored());
  expect(selectCart(getState())).toEqual([{ productId: 3, quantity: 2 }]);

  const { tree } = selectTreeState(getState());
  const [first = ''] = tree.children.root ?? [];
  dispatch(nodeMoved({ id: first, position: { parent: 'root', index: 1 } }));
  leavePage();
  changeElsewhere('tree', { ...tree, checked: [first] });
  expect(selectTreeState(getState())).toMatchObject({ tree: { ...tree, checked: [first] }, lastChange: null });

  await dispatch(loadChats()).unwrap();
  dispatch(chatRead(1));
  leavePage();
  changeElsewhere('chat-read', { 2: 9 });
  expect(selectChatState(getState()).read).toEqual({ 2: 9 });
});

test('a reset of the chats deletes the read counts', async () => {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadChats()).unwrap();
  dispatch(chatRead(1));
  leavePage();
  await dispatch(loadChats({ reset: true })).unwrap();
  leavePage();
  expect(selectChatState(getState()).read).toEqual({});
  expect(storedBy('chat-read')?.value ?? {}).toEqual({});
});

test('a page that Back shows again has what another tab stored meanwhile, or else its undo', async () => {
  const { dispatch, notes } = await notesStore();
  const showAgain = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  dispatch(noteDeleted(4));
  leavePage();
  showAgain();
  expect(notes().deletion).not.toBeNull();
  leavePage();
  const { value, version } = storedBy('notes');
  localStorage.setItem('polder.guest.apps.notes', JSON.stringify({ version, value: value.slice(1) }));
  showAgain();
  expect(notes().items).toHaveLength(2);
});
