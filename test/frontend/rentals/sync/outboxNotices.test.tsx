import { act, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import {
  runAction,
  selectHasToasts,
  selectNotifications,
} from '../../../../frontend/src/features/notifications/notificationsSlice';
import {
  changeParked,
  changesAnswered,
  changesMade,
  cloudOpened,
  rentalsReceived,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { useOutboxNotices } from '../../../../frontend/src/features/rentals/sync/useOutboxNotices';
import { isolate } from '../../../../frontend/src/lib/isolate';
import rentals from '../../../../frontend/src/locales/nl/rentals.json';
import type { RentalContent } from '../../../../graphql/rental';
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

/** The cloud refuses a local change. */
function refuse(store: ReturnType<typeof makeStore>, content: RentalContent) {
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals: [rental()] }));
  store.dispatch(changesMade([{ id: 'm', rentalId: 'a', content, seen: rental(), at: 0 }]));
  const failure = {
    errorType: 'BadRequest',
    message: 'id must be another.',
    errorInfo: { index: 0, id: 'a' },
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

describe('the notice of a refused change', () => {
  /** The text for it, after the cloud's refusal of a change. */
  async function textAfter(content: RentalContent): Promise<string> {
    const store = makeStore();
    renderRentals(<Notices />, { store });
    act(() => refuse(store, content));
    await waitFor(() => expect(selectHasToasts(store.getState())).toBe(true));
    const { textKey, params } = selectNotifications(store.getState())[0] ?? {};
    return i18next.t(textKey ?? 'rentals:sync.refused', { ...params, lng: 'nl' });
  }

  beforeAll(() => void i18next.addResourceBundle('nl', 'rentals', rentals));

  test('says why in the page’s language where this page knows why', async () => {
    expect(await textAfter({ Population: -1 })).toBe(
      `Uw wijziging van ${isolate('Nederland')} is niet overgenomen. Inwoners: Gebruik een getal vanaf 0.`,
    );
    expect(await textAfter({ Flag: 'x'.repeat(17) })).toBe(
      `Uw wijziging van ${isolate('Nederland')} is niet overgenomen. Vlag: Gebruik hoogstens 16 tekens.`,
    );
  });

  test('does not come once its account has signed out', async () => {
    const store = makeStore();
    const { unmount } = renderRentals(<Notices />, { store });
    act(() => refuse(store, { Population: -1 }));
    unmount();
    await act(() => import('../../../../frontend/src/features/rentals/sync/refusedField'));
    expect(selectHasToasts(store.getState())).toBe(false);
  });

  test('has the cloud’s reason where only the cloud knows it', async () => {
    expect(await textAfter({ Population: 5 })).toBe(
      `Uw wijziging van ${isolate('Nederland')} is niet overgenomen: id must be another.`,
    );
  });
});

test('a change that is set aside is told once, with how many there are; sending them again is in the notice', () => {
  const store = makeStore();
  renderRentals(<Notices />, { store });
  const notices = () => selectNotifications(store.getState());
  const change = (id: string) => ({ id, rentalId: id, content: { Name: `Mine ${id}` }, seen: null, at: 0 });
  act(() => {
    store.dispatch(cloudOpened());
    store.dispatch(changesMade([change('a'), change('b')]));
    store.dispatch(changeParked('a'));
  });
  expect(notices().map(({ params }) => params)).toEqual([{ count: 1, name: isolate('Mine a') }]);
  act(() => void store.dispatch(changeParked('b')));
  expect(notices().map(({ params }) => params)).toEqual([{ count: 2, name: isolate('Mine a') }]);
  act(() => runAction(notices()[0]?.id ?? ''));
  expect(store.getState().rentals.outbox.refusals).toEqual([]);
});
