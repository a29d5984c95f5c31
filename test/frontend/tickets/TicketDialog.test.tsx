import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import TicketDialog from '../../../frontend/src/features/tickets/TicketDialog';
import { loadTickets, selectTicketsState } from '../../../frontend/src/features/tickets/ticketsSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';

beforeEach(() => localStorage.clear());

test('a ticket is added once by a double click, whose second click comes before its page', async () => {
  await startTranslations(['tickets', 'apps'], 'en');
  const store = guestStore();
  await store.dispatch(loadTickets());
  const count = selectTicketsState(store.getState()).items.length;
  const router = createMemoryRouter([
    { path: '/', element: <TicketDialog onClose={() => undefined} /> },
    { path: '*', element: null },
  ]);
  await act(async () => {
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
  for (const name of [/^Subject/, /^Description/])
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'Lift stuck' } });
  const add = screen.getByRole('button', { name: 'Add ticket' });
  await act(async () => {
    add.click();
    add.click();
  });
  const { items } = selectTicketsState(store.getState());
  expect(items).toHaveLength(count + 1);
  expect(router.state.location.search).toBe(`?id=${items[0]?.Id}`);
});
