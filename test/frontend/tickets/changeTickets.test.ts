import {
  commentDrafted,
  loadTickets,
  selectTicketsState,
  ticketCommented,
  ticketStepUndone,
  ticketsChanged,
  ticketsDeleted,
} from '../../../frontend/src/features/tickets/ticketsSlice';
import { makeAppStore } from '../sample-data/makeAppStore';

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadTickets()).unwrap();
  const tickets = () => selectTicketsState(getState());
  return { dispatch, tickets, ticket: (id: number) => tickets().items.find(({ Id }) => Id === id) };
}

beforeEach(() => localStorage.clear());

test('each field is changed, and undone to what it was', async () => {
  const { dispatch, tickets, ticket } = await loadedStore();
  const before = tickets().items;
  dispatch(ticketsChanged({ ids: [1], change: { field: 'AgentName', value: 'Bram Visser' } }));
  dispatch(ticketsChanged({ ids: [1], change: { field: 'Priority', value: 'Urgent' } }));
  dispatch(ticketsChanged({ ids: [1], change: { field: 'Due', value: '2026-12-01' } }));
  expect(ticket(1)).toMatchObject({ AgentName: 'Bram Visser', Priority: 'Urgent', Due: '2026-12-01' });
  for (let left = 3; left > 0; left -= 1) dispatch(ticketStepUndone());
  expect(tickets().items).toStrictEqual(before);
});

test('a typed date passes through others, but is undone in one step', async () => {
  const { dispatch, tickets, ticket } = await loadedStore();
  for (const value of ['2026-12-01', '2026-12-15', undefined, '2026-12-16'])
    dispatch(ticketsChanged({ ids: [1], change: { field: 'Due', value } }));
  expect(tickets().steps).toHaveLength(1);
  dispatch(ticketsChanged({ ids: [2], change: { field: 'Due', value: '2026-12-16' } }));
  expect(tickets().steps).toHaveLength(2);
  dispatch(ticketStepUndone());
  dispatch(ticketStepUndone());
  expect(ticket(1)).not.toHaveProperty('Due');
});

test('the status of several tickets is one step, without those that have it already', async () => {
  const { dispatch, tickets } = await loadedStore();
  const before = tickets().items;
  dispatch(ticketsChanged({ ids: [1, 2, 3], change: { field: 'Status', value: 'Closed' } }));
  expect(
    tickets()
      .items.slice(0, 3)
      .map(({ Status, Label }) => [Status, Label]),
  ).toEqual(Array(3).fill(['Closed', 'danger']));
  expect(tickets().steps).toMatchObject([{ before: [{ id: 1 }, { id: 2 }] }]);
  dispatch(ticketsChanged({ ids: [1, 99], change: { field: 'Status', value: 'Closed' } }));
  expect(tickets().steps).toHaveLength(1);
  dispatch(ticketStepUndone());
  expect(tickets().items).toEqual(before);
});

test('one undo restores several deleted tickets to their places', async () => {
  const { dispatch, tickets } = await loadedStore();
  const before = tickets().items;
  dispatch(ticketsDeleted([7, 2, 99, 1]));
  expect(tickets().items.map(({ Id }) => Id)).toEqual([3, 4, 5, 6, 8]);
  dispatch(ticketStepUndone());
  expect(tickets().items).toEqual(before);
});

test('a comment has its author and time, and needs text', async () => {
  const { dispatch, tickets, ticket } = await loadedStore();
  dispatch(commentDrafted({ id: 1, text: '  ' }));
  dispatch(ticketCommented(1, 'me@example.com'));
  expect(ticket(1)).not.toHaveProperty('Comments');
  dispatch(commentDrafted({ id: 1, text: ' The boiler is replaced. ' }));
  dispatch(ticketCommented(1, 'me@example.com'));
  expect(ticket(1)?.Comments).toEqual([
    { author: 'me@example.com', time: expect.any(String), text: 'The boiler is replaced.' },
  ]);
  expect(tickets().drafts).toEqual({});
});
