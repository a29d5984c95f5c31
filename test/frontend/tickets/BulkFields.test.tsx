import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BulkFields } from '../../../frontend/src/features/tickets/BulkFields';
import { loadTickets, selectTicketsState, ticketsChanged } from '../../../frontend/src/features/tickets/ticketsSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

const ids = [2, 4];

/** Chosen tickets with a due date, and the text field for another one. */
async function openDueField() {
  await startTranslations(['tickets', 'common'], 'en');
  const store = guestStore();
  await store.dispatch(loadTickets());
  store.dispatch(ticketsChanged({ ids, change: { field: 'Due', value: '2026-12-01' } }));
  render(
    <Provider store={store}>
      <BulkFields ids={ids} />
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Due date…' }));
  const dueDates = () =>
    selectTicketsState(store.getState())
      .items.filter(({ Id }) => ids.includes(Id))
      .map(({ Due }) => Due);
  return { user, field: screen.getByRole('textbox', { name: 'Due' }), dueDates };
}

test('an unreadable date leaves the due dates of the chosen tickets, by Enter and by the button', async () => {
  const { user, field, dueDates } = await openDueField();
  await user.type(field, '31 feb{Enter}');
  expect(dueDates()).toEqual(['2026-12-01', '2026-12-01']);
  expect(field.getAttribute('aria-invalid')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'Remove due date' }));
  expect(dueDates()).toEqual(['2026-12-01', '2026-12-01']);
  expect(document.activeElement).toBe(field);

  await user.clear(field);
  await user.type(field, '4 dec 2026{Enter}');
  expect(dueDates()).toEqual(['2026-12-04', '2026-12-04']);
});

test('an empty date removes the due dates', async () => {
  const { user, field, dueDates } = await openDueField();
  await user.type(field, '{Enter}');
  expect(dueDates()).toEqual([undefined, undefined]);
});
