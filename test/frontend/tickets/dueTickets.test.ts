import { loadTickets, selectDueTickets } from '../../../frontend/src/features/tickets/public/dueTickets';
import { sampleTickets } from '../../../frontend/src/features/tickets/sample';
import { ticketsChanged } from '../../../frontend/src/features/tickets/ticketsSlice';
import { makeAppStore } from '../sample-data/makeAppStore';

test('the sample has due tickets around today, one of them overdue', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const due = sampleTickets(now).flatMap(({ Due, Status }) => (Due && Status !== 'Closed' ? [Due] : []));
  expect(due.toSorted()).toEqual(['2026-11-19', '2026-11-21', '2026-11-26']);
});

test('the due tickets are those with a date that are not closed', async () => {
  localStorage.clear();
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadTickets());
  const inSample = selectDueTickets(getState()).map(({ id }) => id);
  expect(inSample).toEqual([2, 4, 5]);
  dispatch(ticketsChanged({ ids: inSample, change: { field: 'Status', value: 'Closed' } }));
  dispatch(ticketsChanged({ ids: [1, 3, 6], change: { field: 'Due', value: '2026-11-27' } }));
  // Ticket 3 is closed.
  expect(selectDueTickets(getState())).toEqual([
    {
      id: 1,
      title: '#1 No hot water at Keizersgracht 214',
      due: '2026-11-27',
      address: '/tickt/ticket-detail?id=1',
    },
    expect.objectContaining({ id: 6 }),
  ]);
});
