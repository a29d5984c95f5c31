import { storageChanged } from '../../../frontend/src/features/sample-data/persistEdits';
import { emptyDraft } from '../../../frontend/src/features/tickets/newTicket';
import {
  commentDrafted,
  loadTickets,
  selectTicketsState,
  ticketAdded,
  ticketDeleted,
  ticketStepUndone,
  ticketUndoDismissed,
} from '../../../frontend/src/features/tickets/ticketsSlice';
import { fillStorage, makeAppStore, storedBy } from '../sample-data/makeAppStore';

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadTickets()).unwrap();
  return { dispatch, tickets: () => selectTicketsState(getState()) };
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const newTicket = { ...emptyDraft, subject: 'Lift stuck', description: 'Between two floors.' };

async function withDraft() {
  const store = await loadedStore();
  store.dispatch(ticketAdded(newTicket));
  store.dispatch(commentDrafted({ id: 9, text: 'The mechanic comes' }));
  store.dispatch(commentDrafted({ id: 1, text: 'Both floors' }));
  return store;
}

test('the draft of a comment returns with its ticket, and is not there for a new one that gets its number', async () => {
  const { dispatch, tickets } = await withDraft();
  dispatch(ticketDeleted(9));
  dispatch(ticketStepUndone());
  expect(tickets().drafts[9]).toBe('The mechanic comes');
  dispatch(ticketDeleted(9));
  dispatch(ticketUndoDismissed());
  dispatch(ticketAdded(newTicket));
  expect(tickets().drafts).toEqual({ 1: 'Both floors' });
});

test('the draft of a comment stays while another tab deletes its ticket, which its undo brings back, but not after a reset', async () => {
  const { dispatch, tickets } = await withDraft();
  const { items, drafts } = tickets();
  dispatch(storageChanged({ part: 'tickets', value: items.filter(({ Id }) => Id !== 9) }));
  dispatch(storageChanged({ part: 'tickets', value: items }));
  expect(tickets().drafts).toEqual(drafts);
  await dispatch(loadTickets({ reset: true })).unwrap();
  expect(tickets().drafts).toEqual({});
});

test('a new ticket has no draft of a comment from one that another tab deleted', async () => {
  const { dispatch, tickets } = await withDraft();
  dispatch(storageChanged({ part: 'tickets', value: tickets().items.filter(({ Id }) => Id !== 9) }));
  dispatch(ticketAdded(newTicket));
  expect(tickets().items[0]?.Id).toBe(9);
  expect(tickets().drafts).toEqual({ 1: 'Both floors' });
});

test('the draft of a comment survives a reload, but not without its ticket, nor after it was emptied', async () => {
  const { dispatch } = await withDraft();
  dispatch(commentDrafted({ id: 3, text: 'Third' }));
  dispatch(commentDrafted({ id: 3, text: '' }));
  leavePage();
  expect(storedBy('tickets-drafts').value).toEqual({ 1: 'Both floors', 9: 'The mechanic comes' });
  expect((await loadedStore()).tickets().drafts).toEqual({ 1: 'Both floors', 9: 'The mechanic comes' });

  dispatch(ticketDeleted(9));
  leavePage();
  expect((await loadedStore()).tickets().drafts).toEqual({ 1: 'Both floors' });
});

test('the draft of a comment follows another tab, and is said to be unsaved where the browser refuses to store it', async () => {
  const { dispatch, tickets } = await withDraft();
  dispatch(storageChanged({ part: 'tickets-drafts', value: { 2: 'Elsewhere' } }));
  expect(tickets().drafts).toEqual({ 2: 'Elsewhere' });

  leavePage();
  fillStorage();
  dispatch(commentDrafted({ id: 2, text: 'Elsewhere too' }));
  leavePage();
  expect(tickets().unsaved).toBe(true);
});

test('the draft of a comment stays when the tickets of another account arrive late', async () => {
  const { dispatch, tickets } = await withDraft();
  const drafts = tickets().drafts;
  dispatch(loadTickets.fulfilled({ items: [], origin: 'stored' }, 'an earlier request', undefined));
  expect(tickets().drafts).toEqual(drafts);
});
