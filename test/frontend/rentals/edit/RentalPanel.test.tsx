import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import RentalPanel from '../../../../frontend/src/features/rentals/edit/RentalPanel';
import { cloudOpened, loadFinished, sampleShown } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { makeStore, renderRentals } from '../renderRentals';

let leave = () => {};

function Page() {
  const navigate = useNavigate();
  leave = () => void navigate('/?left=1');
  return <RentalPanel id="new" />;
}

test('signing out in another tab leaves no question about a form that is gone', async () => {
  const store = makeStore();
  store.dispatch(cloudOpened());
  store.dispatch(loadFinished({ at: 1 }));
  renderRentals(<Page />, { store });
  await userEvent.type(await screen.findByLabelText('Name'), 'Huis');
  await act(async () => leave());
  expect(await screen.findByText('You have changes that are not saved.')).toBeInTheDocument();
  act(() => void store.dispatch(sampleShown([])));
  await waitFor(() => expect(screen.queryByText('You have changes that are not saved.')).toBeNull());
  expect(window.location.search).toBe('?left=1');
});
