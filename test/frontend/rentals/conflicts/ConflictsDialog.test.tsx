import { fireEvent, screen } from '@testing-library/react';
import ConflictsDialog from '../../../../frontend/src/features/rentals/conflicts/ConflictsDialog';
import {
  changesAnswered,
  changesMade,
  cloudOpened,
  rentalsReceived,
  selectConflicts,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { signedIn } from '../../../../frontend/src/features/session/sessionSlice';
import { makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

/** A store with a conflict about the name of each of these rentals. */
function storeWithConflicts(ids: readonly string[]) {
  const store = makeStore();
  store.dispatch(signedIn({ email: 'a@polder.test', sub: 'a', role: 'editor' }));
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals: ids.map((id) => rental({ id })) }));
  const seen = (id: string) => rental({ id });
  store.dispatch(
    changesMade(ids.map((id) => ({ id, rentalId: id, content: { Name: `My ${id}` }, seen: seen(id), at: 0 }))),
  );
  const failures = ids.map((id, index) => ({
    errorType: 'ConflictUnhandled' as const,
    message: '',
    errorInfo: { index, id, rental: rental({ id, Name: `Their ${id}`, _version: 2 }) },
  }));
  const batch = store.getState().rentals.outbox.changes;
  store.dispatch(changesAnswered({ batch, answer: { rentals: ids.map(() => null), failures } }));
  return store;
}

test.each(['Keep theirs', 'Keep mine', 'Keep this selection'])(
  'a double click on “%s” settles one conflict',
  async (name) => {
    const store = storeWithConflicts(['a', 'b', 'c']);
    const left = () => selectConflicts(store.getState()).map(({ id }) => id);
    renderRentals(<ConflictsDialog />, { store });
    fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
    expect(left()).toEqual(['b', 'c']);
    // The buttons of the next conflict are in the same place.
    fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
    expect(left()).toEqual(['b', 'c']);
    fireEvent.click(screen.getByRole('button', { name }), { detail: 0 });
    expect(left()).toEqual(['c']);
  },
);
