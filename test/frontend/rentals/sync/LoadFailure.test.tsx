import { act, screen } from '@testing-library/react';
import { LoadFailure } from '../../../../frontend/src/features/rentals/sync/LoadFailure';
import { cloudOpened, loadFailed, loadFinished } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
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
