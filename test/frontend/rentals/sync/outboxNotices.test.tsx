import { act } from '@testing-library/react';
import {
  runAction,
  selectHasToasts,
  selectNotifications,
} from '../../../../frontend/src/features/notifications/notificationsSlice';
import {
  changesAnswered,
  changesMade,
  cloudOpened,
  rentalsReceived,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { useOutboxNotices } from '../../../../frontend/src/features/rentals/sync/useOutboxNotices';
import { makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

function Notices() {
  useOutboxNotices();
  return null;
}

/** A local change conflicts with another user's. */
function meet(store: ReturnType<typeof makeStore>) {
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals: [rental()] }));
  store.dispatch(changesMade([{ id: 'm', rentalId: 'a', content: { Name: 'Mine' }, seen: rental(), at: 0 }]));
  const theirs = rental({ Name: 'Theirs', _version: 2 });
  const failure = {
    errorType: 'ConflictUnhandled',
    message: '',
    errorInfo: { index: 0, id: 'a', rental: theirs },
  } as const;
  const batch = store.getState().rentals.outbox.changes;
  store.dispatch(changesAnswered({ batch, answer: { rentals: [null], failures: [failure] } }));
}

test('the notice of a conflict goes when the conflicts are opened: it would lie over what there is to choose', async () => {
  const store = makeStore();
  const { search } = renderRentals(<Notices />, { store });
  act(() => meet(store));
  expect(selectHasToasts(store.getState())).toBe(true);

  await act(async () => {
    window.history.pushState(null, '', '/?conflicts=');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(search()).toBe('?conflicts=');
  expect(selectHasToasts(store.getState())).toBe(false);
});

test('the conflicts replace an open rental, as two dialogs would each trap the focus', () => {
  const store = makeStore();
  const { search } = renderRentals(<Notices />, { store });
  window.history.replaceState(null, '', '/?rental=a&min=5');
  act(() => meet(store));
  act(() => runAction(selectNotifications(store.getState())[0]?.id ?? ''));
  expect(search()).toBe('?min=5&conflicts=');
});
