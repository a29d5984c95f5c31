import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useSelectedIds } from '../../../frontend/src/components/useSelectedIds';
import { sampleTickets } from '../../../frontend/src/features/tickets/sample';
import { TicketTable } from '../../../frontend/src/features/tickets/TicketTable';
import type { Ticket } from '../../../frontend/src/features/tickets/ticket';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

const tickets = sampleTickets().slice(0, 5);
const idOf = ({ Id }: Ticket) => Id;

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
