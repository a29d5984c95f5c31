import { loadTickets, selectDueTickets } from '../../../frontend/src/features/tickets/public/dueTickets';
import { ticketsChanged } from '../../../frontend/src/features/tickets/ticketsSlice';
import { makeAppStore } from '../sample-data/makeAppStore';

test('the due tickets are those with a date that are not closed', async () => {
  localStorage.clear();
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadTickets());
  expect(selectDueTickets(getState())).toEqual([]);
  dispatch(ticketsChanged({ ids: [1, 3, 6], change: { field: 'Due', value: '2026-11-27' } }));
  // Ticket 3 is closed.
  expect(selectDueTickets(getState())).toEqual([
    {
      ...{ id: 1, title: '#1 No hot water at Keizersgracht 214', due: '2026-11-27' },
      address: '/tickt/ticket-detail?id=1',
    },
    expect.objectContaining({ id: 6 }),
  ]);
});
