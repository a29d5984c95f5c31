import { emptyOutbox } from '../../../../frontend/src/features/rentals/sync/outbox';
import { persistOutbox } from '../../../../frontend/src/features/rentals/sync/persistOutbox';
import {
  cacheCleared,
  changesAnswered,
  changesMade,
  changesSent,
  cloudOpened,
  outboxJoined,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { watchUnstored } from '../../../../frontend/src/features/rentals/sync/unstoredOutbox';
import { signedOut } from '../../../../frontend/src/features/session/sessionSlice';
import { makeStore } from '../renderRentals';
import { rental } from '../rental.fixture';

test('an outbox is stored while it holds something, and once more when it is empty again', async () => {
  const store = makeStore();
  store.dispatch(cloudOpened());
  const writeOutbox = jest.fn(async () => {});
  const announce = jest.fn();
  const stored = persistOutbox(
    store,
    { writeOutbox },
    'tab',
    { isUnstored: false },
    announce,
    new AbortController().signal,
  );
  store.dispatch(outboxJoined({ ...emptyOutbox }));
  store.dispatch(cacheCleared());
  await stored();
  expect(writeOutbox).not.toHaveBeenCalled();

  store.dispatch(changesMade([{ id: '1', rentalId: 'a', content: { Name: 'Huis' }, seen: null, at: 1 }]));
  await stored();
  expect(writeOutbox.mock.calls).toEqual([['tab', store.getState().rentals.outbox]]);
  expect(announce).toHaveBeenCalledTimes(1);

  const batch = store.getState().rentals.outbox.changes;
  store.dispatch(changesSent(batch));
  const rentals = [rental({ id: 'a', Name: 'Huis', conflictID: '1' })];
  store.dispatch(changesAnswered({ batch, answer: { rentals, failures: [] } }));
  await stored();
  expect(writeOutbox).toHaveBeenLastCalledWith('tab', null);
});

test('what is stored stays when signing out empties the store', async () => {
  const store = makeStore();
  store.dispatch(cloudOpened());
  const writeOutbox = jest.fn(async () => {});
  const { signal } = new AbortController();
  const stored = persistOutbox(store, { writeOutbox }, 'tab', { isUnstored: false }, () => {}, signal);
  store.dispatch(changesMade([{ id: '1', rentalId: 'a', content: { Name: 'Huis' }, seen: null, at: 1 }]));
  const { outbox } = store.getState().rentals;
  store.dispatch(signedOut());
  await stored();
  expect(store.getState().rentals.outbox).toEqual(emptyOutbox);
  expect(writeOutbox.mock.calls).toEqual([['tab', outbox]]);
});

test('what was changed before its start, while the stored data was read, is stored too', async () => {
  const store = makeStore();
  store.dispatch(cloudOpened());
  store.dispatch(changesMade([{ id: '1', rentalId: 'a', content: { Name: 'Huis' }, seen: null, at: 1 }]));
  const writeOutbox = jest.fn(async () => {});
  persistOutbox(store, { writeOutbox }, 'tab', { isUnstored: false }, () => {}, new AbortController().signal);
  // Before anything else changes in the store, or is sent.
  await new Promise((resolve) => setTimeout(resolve));
  expect(writeOutbox.mock.calls).toEqual([['tab', store.getState().rentals.outbox]]);
});

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before the page is closed while only the page has the outbox', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const store = makeStore();
  store.dispatch(cloudOpened());
  const full = new DOMException('The disk is full.', 'QuotaExceededError');
  const writeOutbox = jest.fn(async () => {}).mockRejectedValueOnce(full);
  const stopping = new AbortController();
  const { signal } = stopping;
  const announce = jest.fn();
  const storage = watchUnstored(store, { take: () => undefined, keep: () => {} }, signal);
  const stored = persistOutbox(store, { writeOutbox }, 'tab', storage, announce, signal);
  const change = (id: string) => store.dispatch(changesMade([{ id, rentalId: id, content: {}, seen: null, at: 1 }]));
  expect(asksBeforeLeaving()).toBe(false);

  change('1');
  await stored();
  expect(asksBeforeLeaving()).toBe(true);
  expect(announce).not.toHaveBeenCalled();
  change('2');
  await stored();
  expect(asksBeforeLeaving()).toBe(false);
  expect(announce).toHaveBeenCalledTimes(1);

  writeOutbox.mockRejectedValueOnce(full);
  change('3');
  await stored();
  expect(asksBeforeLeaving()).toBe(true);
  stopping.abort();
  expect(asksBeforeLeaving()).toBe(false);
  jest.restoreAllMocks();
});
