import { http } from '../../../frontend/src/features/sample-data/http';
import { storageChanged } from '../../../frontend/src/features/sample-data/persistEdits';
import { emptyDraft } from '../../../frontend/src/features/tickets/newTicket';
import { labelOf, type Ticket, type TicketStatus } from '../../../frontend/src/features/tickets/ticket';
import {
  loadTickets,
  nextTicketId,
  selectTicketCounts,
  selectTickets,
  selectTicketsState,
  ticketAdded,
  ticketDeleted,
  ticketMovedOn,
  ticketStepUndone,
  ticketsSearched,
  ticketsShown,
  ticketUndoDismissed,
} from '../../../frontend/src/features/tickets/ticketsSlice';
import { wholeList } from '../../../frontend/src/features/tickets/ticketView';
import { describeDeletion, describeSampleList } from '../sample-data/describeSampleList';
import { makeAppStore } from '../sample-data/makeAppStore';

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadTickets()).unwrap();
  const tickets = () => selectTicketsState(getState());
  return {
    dispatch,
    tickets,
    counts: () => selectTicketCounts(getState()),
    found: () => selectTickets(getState()).map(({ Id }) => Id),
    ticket: (id: number) => tickets().items.find(({ Id }) => Id === id) as Ticket,
  };
}

beforeEach(() => localStorage.clear());

describeSampleList<Ticket>({
  path: '/api/data/ticket/TicketData',
  count: 8,
  fields: ['AgentName', 'Date', 'Id', 'Label', 'Status', 'deleted', 'ticketDescription', 'ticketTitle'],
  optional: ['Due'],
  load: loadTickets,
  select: selectTicketsState,
  searched: ticketsSearched,
  edit: ticketMovedOn(1),
});
describeDeletion<Ticket>({
  load: loadTickets,
  select: selectTicketsState,
  deleted: ticketDeleted,
  undone: ticketStepUndone,
  dismissed: ticketUndoDismissed,
});

test('the sample tickets have every status, with its label', async () => {
  const { data } = await http.get<Ticket[]>('/api/data/ticket/TicketData');
  for (const ticket of data) {
    expect(ticket.deleted).toBe(false);
    expect(ticket.Label).toBe(labelOf(ticket.Status));
  }
  expect(new Set(data.map(({ Status }) => Status))).toEqual(new Set(['Open', 'Pending', 'Closed']));
});

test.each<[TicketStatus, Ticket['Label']]>([
  ['Closed', 'danger'],
  ['Pending', 'warning'],
  ['Open', 'success'],
])('the label of %s is %s', (status, label) => {
  expect(labelOf(status)).toBe(label);
});

test('initially shows all tickets, with an empty search', async () => {
  const { tickets, found } = await loadedStore();
  expect(tickets().filter).toBe('total_tickets');
  expect(tickets().search).toBe('');
  expect(found()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the counts match the filters', async () => {
  const { dispatch, counts, found } = await loadedStore();
  expect(counts()).toEqual({ total_tickets: 8, Open: 3, Pending: 2, Closed: 3 });
  for (const filter of ['Open', 'Pending', 'Closed'] as const) {
    dispatch(ticketsShown({ ...wholeList, filter }));
    expect(found()).toHaveLength(counts()[filter]);
  }
});

test.each([
  ['a title', 'fire door', [2]],
  ['a number', '#3', [3]],
  ['an agent', 'mohammed el', [1, 6]],
  ['a description', 'scaffold', [6]],
  ['nothing', 'submarine', []],
])('a search finds %s', async (_, search, expected) => {
  const { dispatch, found } = await loadedStore();
  dispatch(ticketsSearched(search));
  expect(found()).toEqual(expected);
});

test('a search applies within the selected status', async () => {
  const { dispatch, found } = await loadedStore();
  dispatch(ticketsSearched('Linh'));
  dispatch(ticketsShown({ ...wholeList, filter: 'Open' }));
  expect(found()).toEqual([]);
  dispatch(ticketsShown({ ...wholeList, filter: 'Closed' }));
  expect(found()).toEqual([3, 7]);
});

test('a ticket changes from open to pending to closed and to open again, with its label', async () => {
  const { dispatch, ticket, counts } = await loadedStore();
  expect(ticket(1)).toMatchObject({ Status: 'Open', Label: 'success' });
  dispatch(ticketMovedOn(1));
  expect(ticket(1)).toMatchObject({ Status: 'Pending', Label: 'warning' });
  dispatch(ticketMovedOn(1));
  expect(ticket(1)).toMatchObject({ Status: 'Closed', Label: 'danger' });
  expect(counts()).toEqual({ total_tickets: 8, Open: 2, Pending: 2, Closed: 4 });
  dispatch(ticketMovedOn(1));
  expect(ticket(1)).toMatchObject({ Status: 'Open', Label: 'success' });
});

test('an unknown ticket changes nothing', async () => {
  const { dispatch, tickets } = await loadedStore();
  const before = tickets().items;
  dispatch(ticketMovedOn(99));
  dispatch(ticketDeleted(99));
  expect(tickets().items).toBe(before);
  expect(tickets().deletion).toBeNull();
});

test('deleting removes a ticket from list and counts; undo restores it at its index', async () => {
  const { dispatch, found, counts, tickets } = await loadedStore();
  dispatch(ticketDeleted(4));
  expect(found()).toEqual([1, 2, 3, 5, 6, 7, 8]);
  expect(counts()).toMatchObject({ total_tickets: 7, Open: 2 });
  dispatch(ticketStepUndone());
  expect(found()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(tickets().deletion).toBeNull();
});

test('a reset restores the eight tickets', async () => {
  const { dispatch, counts } = await loadedStore();
  dispatch(ticketDeleted(1));
  dispatch(ticketMovedOn(2));
  await dispatch(loadTickets({ reset: true })).unwrap();
  expect(counts()).toEqual({ total_tickets: 8, Open: 3, Pending: 2, Closed: 3 });
});

test('changes of tickets are undone one by one, the last one first', async () => {
  const { dispatch, ticket, tickets } = await loadedStore();
  const before = tickets().items;
  const { Status, Label } = ticket(1);
  dispatch(ticketMovedOn(1));
  dispatch(ticketDeleted(2));
  dispatch(ticketMovedOn(1));
  for (let left = 2; left >= 0; left -= 1) {
    dispatch(ticketStepUndone());
    expect(tickets().steps).toHaveLength(left);
  }
  expect(ticket(1)).toMatchObject({ Status, Label });
  expect(tickets().items).toEqual(before);
  dispatch(ticketStepUndone());
  expect(tickets().items).toEqual(before);
});

test('changes are not undone in tickets replaced by another tab', async () => {
  const { dispatch, tickets } = await loadedStore();
  const before = tickets().items;
  dispatch(ticketMovedOn(1));
  dispatch(ticketDeleted(2));
  dispatch(storageChanged({ part: 'tickets', value: before }));
  dispatch(ticketStepUndone());
  expect(tickets().items).toEqual(before);
});

test('a new ticket comes first, is open, and has a new number', async () => {
  const { dispatch, tickets, ticket, found } = await loadedStore();
  dispatch(ticketDeleted(8));
  dispatch(ticketDeleted(2));
  expect(nextTicketId(tickets())).toBe(9);
  dispatch(
    ticketAdded({ ...emptyDraft, subject: ' Lift stuck ', description: 'Between two floors.', due: '2026-12-01' }),
  );
  expect(found()).toEqual([9, 1, 3, 4, 5, 6, 7]);
  expect(ticket(9)).toMatchObject({ ticketTitle: 'Lift stuck', Status: 'Open', Label: 'success', Due: '2026-12-01' });
  dispatch(ticketStepUndone());
  dispatch(ticketStepUndone());
  expect(found()).toEqual([9, 1, 2, 3, 4, 5, 6, 7, 8]);
});
