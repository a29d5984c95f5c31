import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import RentalPanel from '../../../../frontend/src/features/rentals/edit/RentalPanel';
import {
  changesAnswered,
  changesMade,
  cloudOpened,
  loadFinished,
  rentalsReceived,
  sampleShown,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { signedIn } from '../../../../frontend/src/features/session/sessionSlice';
import type { RentalContent } from '../../../../graphql/rental';
import { makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

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
  expect(screen.getByText(/^Sign in to change rentals\./)).toBeInTheDocument();
});

describe('a rental whose change the cloud refused', () => {
  function openRefused(content: RentalContent) {
    const store = makeStore();
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals: [rental()] }));
    store.dispatch(loadFinished({ at: 1 }));
    store.dispatch(changesMade([{ id: 'm', rentalId: 'a', content, seen: rental(), at: 0 }]));
    const errorInfo = { index: 0, id: 'a' };
    const failure = { errorType: 'BadRequest', message: 'Too many of them.', errorInfo } as const;
    const batch = store.getState().rentals.outbox.changes;
    store.dispatch(changesAnswered({ batch, answer: { rentals: [null], failures: [failure] } }));
    renderRentals(<RentalPanel id="a" />, { store });
  }

  test('opens with what is wrong with its field', async () => {
    openRefused({ Code: 'Netherlands' });
    expect(await screen.findByText('Country code: Use two letters, such as NL.')).toBeInTheDocument();
  });

  test('opens with the cloud’s reason, marked as English, where only the cloud knows it', async () => {
    openRefused({ Name: 'Huis' });
    expect(await screen.findByText('Too many of them.')).toHaveAttribute('lang', 'en');
  });
});

test('a new rental is added once, also when Save is pressed again before its form is gone', async () => {
  const store = makeStore();
  store.dispatch(signedIn({ email: 'a@polder.test', sub: 'a', role: 'editor' }));
  store.dispatch(cloudOpened());
  store.dispatch(loadFinished({ at: 1 }));
  renderRentals(<RentalPanel id="new" />, { address: '/?rental=new', store });
  await userEvent.type(await screen.findByLabelText('Name'), 'Huis');
  await userEvent.type(screen.getByLabelText('Country code'), 'NL');
  await userEvent.type(screen.getByLabelText('Population'), '5');
  const form = screen.getByLabelText('Name').closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(store.getState().rentals.outbox.changes).toMatchObject([{ content: { Name: 'Huis' } }]);
});
