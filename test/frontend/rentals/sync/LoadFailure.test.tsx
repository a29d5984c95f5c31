import { act, screen } from '@testing-library/react';
import { OutdatedContext } from '../../../../frontend/src/components/outdated';
import { LoadFailure } from '../../../../frontend/src/features/rentals/sync/LoadFailure';
import {
  cloudOpened,
  connectionChanged,
  loadFailed,
  loadFinished,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { makeStore, renderRentals } from '../renderRentals';

test('the heading of the page has the focus once “Try again” is gone', () => {
  const store = makeStore();
  store.dispatch(cloudOpened());
  store.dispatch(loadFailed('network'));
  renderRentals(
    <main>
      <h1>Rotterdam</h1>
      <LoadFailure />
    </main>,
    { store },
  );
  act(() => screen.getByRole('button', { name: 'Try again' }).focus());
  act(() => void store.dispatch(loadFinished({ at: 0 })));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Rotterdam' })).toHaveFocus();
});

test('code that a newer release has replaced is no network failure; a call that fails later is one', () => {
  const store = makeStore();
  store.dispatch(loadFailed('network'));
  renderRentals(
    <OutdatedContext value={true}>
      <LoadFailure />
    </OutdatedContext>,
    { store },
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/newer version.*The rentals could not be loaded\./);
  expect(screen.getByRole('alert')).not.toHaveTextContent('network');
  act(() => void store.dispatch(connectionChanged('connected')));
  expect(screen.getByRole('alert')).toHaveTextContent('A network error has occurred.');
});
