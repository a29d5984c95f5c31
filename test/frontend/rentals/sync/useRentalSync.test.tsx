import { act } from '@testing-library/react';
import { sampleRentals } from '../../../../frontend/src/features/rentals/sample/sampleRentals';
import { dropAllCopies } from '../../../../frontend/src/features/rentals/sync/localDatabase';
import { startRentalSync } from '../../../../frontend/src/features/rentals/sync/startRentalSync';
import { useRentalSync } from '../../../../frontend/src/features/rentals/sync/useRentalSync';
import {
  locked,
  lockLifted,
  sessionPending,
  signedIn,
  signedOut,
} from '../../../../frontend/src/features/session/sessionSlice';
import { makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

jest.mock('../../../../frontend/src/features/rentals/sync/localDatabase', () => ({
  dropAllCopies: jest.fn(async () => {}),
  openLocalDatabase: jest.fn(),
  localDatabaseName: jest.fn(),
}));
jest.mock('../../../../frontend/src/features/rentals/sync/startRentalSync', () => ({
  startRentalSync: jest.fn(() => () => {}),
}));
jest.mock('../../../../frontend/src/features/rentals/sample/sampleRentals', () => ({ sampleRentals: jest.fn() }));

const account = { email: 'jan@example.com', sub: 'u1' };
const loadApi = () => new Promise<never>(() => {});

function Sync() {
  useRentalSync(loadApi);
  return null;
}

/** Lets what was imported on the way arrive. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeAll(() => {
  Object.assign(globalThis, { indexedDB: {} });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

beforeEach(() => {
  jest.mocked(dropAllCopies).mockClear();
  jest.mocked(startRentalSync).mockClear();
});

async function whenSignedIn() {
  const store = makeStore();
  store.dispatch(signedIn(account));
  renderRentals(<Sync />, { store });
  await settled();
  return store;
}

test('locking the screen leaves the copy, and removes the rentals from the page', async () => {
  const store = await whenSignedIn();
  act(() => void store.dispatch(locked(account)));
  await settled();
  expect(dropAllCopies).not.toHaveBeenCalled();
  expect(store.getState().rentals.items).toEqual([]);
});

test('signing out takes the copy away', async () => {
  const store = await whenSignedIn();
  act(() => void store.dispatch(signedOut()));
  await settled();
  expect(dropAllCopies).toHaveBeenCalled();
});

test('so does leaving a locked screen to another user', async () => {
  const store = await whenSignedIn();
  act(() => void store.dispatch(locked(account)));
  act(() => void store.dispatch(lockLifted()));
  await settled();
  expect(dropAllCopies).toHaveBeenCalled();
});

test('whose session cannot be renewed yet sees the stored copy; a refused session deletes it', async () => {
  const store = makeStore({ status: 'unknown', ...account, role: null });
  renderRentals(<Sync />, { store });
  await settled();
  expect(startRentalSync).not.toHaveBeenCalled();
  act(() => void store.dispatch(sessionPending(true)));
  await settled();
  expect(startRentalSync).toHaveBeenCalledTimes(1);
  expect(dropAllCopies).not.toHaveBeenCalled();
  act(() => void store.dispatch(signedOut()));
  await settled();
  expect(dropAllCopies).toHaveBeenCalled();
});

test('a guest’s sample is loaded again until it comes', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.mocked(sampleRentals).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  jest.mocked(sampleRentals).mockResolvedValue([rental()]);
  const store = makeStore({ status: 'guest', email: null, sub: null, role: null });
  renderRentals(<Sync />, { store });
  await settled();
  expect(store.getState().rentals).toMatchObject({ error: 'network', items: [] });
  await act(() => window.dispatchEvent(new Event('online')));
  await settled();
  expect(store.getState().rentals).toMatchObject({ error: null, source: 'sample' });
  expect(store.getState().rentals.items).toHaveLength(1);
});
