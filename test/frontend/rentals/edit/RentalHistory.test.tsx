import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import RentalHistory from '../../../../frontend/src/features/rentals/edit/RentalHistory';
import { startTranslations } from '../../../../frontend/src/lib/i18n';
import { versionAt } from '../../activity/versions.fixture';
import { guestStore } from '../../app/renderApp';
import { rental } from '../rental.fixture';

const rentalHistory = jest.fn();

jest.mock('../../../../frontend/src/cloud/historyApi', () => ({
  rentalHistory: (query: unknown) => rentalHistory(query),
}));

beforeEach(async () => {
  rentalHistory.mockReset();
  await startTranslations(['activity', 'errors'], 'en');
});

function show() {
  render(
    <Provider store={guestStore()}>
      <MemoryRouter>
        <RentalHistory rental={rental()} isChanged={false} onRestore={jest.fn()} />
      </MemoryRouter>
    </Provider>,
  );
}

test('the button for older versions keeps the focus while they are read, and asks once', async () => {
  rentalHistory
    .mockResolvedValueOnce({ items: [versionAt(rental()._lastChangedAt, { version: 2 })], nextToken: 'next' })
    .mockReturnValueOnce(new Promise(() => undefined));
  show();
  const older = await screen.findByRole('button', { name: 'Show older changes' });
  await waitFor(() => expect(older).toHaveAttribute('aria-disabled', 'false'));
  fireEvent.click(older);
  expect(older).toHaveAttribute('aria-disabled', 'true');
  // A disabled element loses the focus.
  expect(older).toBeEnabled();
  fireEvent.click(older);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(rentalHistory).toHaveBeenCalledTimes(2);
});

test('the focus stays in the history when “Try again” goes away', async () => {
  rentalHistory
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ items: [versionAt(rental()._lastChangedAt, { version: 2 })], nextToken: null });
  show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  act(() => retry.focus());
  fireEvent.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(screen.getByRole('list').parentElement).toHaveFocus();
});
