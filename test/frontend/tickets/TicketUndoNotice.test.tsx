import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { TicketChange } from '../../../frontend/src/features/tickets/changeTickets';
import { TicketUndoNotice } from '../../../frontend/src/features/tickets/TicketUndoNotice';
import { loadTickets, ticketsChanged } from '../../../frontend/src/features/tickets/ticketsSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

test.each<[change: TicketChange, one: string, several: string]>([
  [
    { field: 'AgentName', value: 'Eva Novák' },
    'Ticket #2 is assigned to Eva Novák.',
    '2 tickets are assigned to Eva Novák.',
  ],
  [{ field: 'AgentName', value: '' }, 'Ticket #2 is assigned to nobody.', '2 tickets are assigned to nobody.'],
  [
    { field: 'Priority', value: 'High' },
    'The priority of ticket #2 is now: High.',
    'The priority of 2 tickets is now: High.',
  ],
  [{ field: 'Due', value: '2031-01-04' }, 'Ticket #2 is due on 4 Jan 2031.', '2 tickets are due on 4 Jan 2031.'],
  [{ field: 'Due', value: undefined }, 'Ticket #2 has no due date any more.', '2 tickets have no due date any more.'],
])('the notice counts the tickets that %j changed', async (change, one, several) => {
  await startTranslations(['tickets', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadTickets());
  render(
    <Provider store={store}>
      <TicketUndoNotice onUndo={() => undefined} />
    </Provider>,
  );
  // Those of the sample with a due date.
  act(() => void store.dispatch(ticketsChanged({ ids: [2], change })));
  expect(screen.getByRole('status').textContent).toContain(one);
  act(() => void store.dispatch(ticketsChanged({ ids: [4, 5], change })));
  expect(screen.getByRole('status').textContent).toContain(several);
});
