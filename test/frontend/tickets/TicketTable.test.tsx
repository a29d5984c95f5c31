import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useAppSelector } from '../../../frontend/src/app/hooks';
import { useSelectedIds } from '../../../frontend/src/components/useSelectedIds';
import { sampleTickets } from '../../../frontend/src/features/tickets/sample';
import { TicketTable } from '../../../frontend/src/features/tickets/TicketTable';
import type { Ticket } from '../../../frontend/src/features/tickets/ticket';
import { loadTickets, selectTicketsState } from '../../../frontend/src/features/tickets/ticketsSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { doubleClick } from '../doubleClick';

const tickets = sampleTickets().slice(0, 5);
const idOf = ({ Id }: Ticket) => Id;

function ShownTickets() {
  const { items } = useAppSelector(selectTicketsState);
  const selection = useSelectedIds(items, items, idOf);
  return <TicketTable tickets={items} onSort={() => {}} selection={selection} />;
}

function Tickets() {
  const selection = useSelectedIds(tickets, tickets, idOf);
  return <TicketTable tickets={tickets} onSort={() => {}} selection={selection} />;
}

test('Shift selects the tickets from the last selected one to this one', async () => {
  await startTranslations(['tickets'], 'en');
  render(
    <Provider store={guestStore()}>
      <MemoryRouter>
        <Tickets />
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select ticket/ });
  const checked = () => boxes.map((box) => box.checked);
  await user.click(boxes[1] as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(boxes[3] as HTMLElement);
  await user.keyboard('{/Shift}');
  expect(checked()).toEqual([false, true, true, true, false]);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  expect(all.indeterminate).toBe(true);
  await user.click(boxes[2] as HTMLElement);
  expect(checked()).toEqual([false, true, false, true, false]);
  await user.click(all);
  expect(checked()).toEqual([true, true, true, true, true]);
  await user.click(all);
  expect(checked()).toEqual([false, false, false, false, false]);
});

test('a double click on the button of one ticket deletes no other', async () => {
  await startTranslations(['tickets'], 'en');
  const store = guestStore();
  await store.dispatch(loadTickets());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ShownTickets />
      </MemoryRouter>
    </Provider>,
  );
  const { length } = selectTicketsState(store.getState()).items;
  doubleClick(() => screen.getAllByRole('button', { name: /^Delete/ })[0] as HTMLElement);
  expect(selectTicketsState(store.getState()).items).toHaveLength(length - 1);
});
