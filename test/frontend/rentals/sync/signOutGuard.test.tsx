import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importBegun, importChanged } from '../../../../frontend/src/features/rentals/import/uploadSlice';
import LeaveDialog from '../../../../frontend/src/features/rentals/sync/LeaveDialog';
import { changesMade, cloudOpened, rentalsReceived } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { useSignOutGuard } from '../../../../frontend/src/features/rentals/sync/useSignOutGuard';
import { signedIn } from '../../../../frontend/src/features/session/sessionSlice';
import { clearBeforeSignOut, confirmSignOut } from '../../../../frontend/src/features/session/signOutGuards';
import { accountKey } from '../../../../frontend/src/lib/accountStorage';
import { writeStoredText } from '../../../../frontend/src/lib/storage';
import { makeStore, renderRentals } from '../renderRentals';
import { rental } from '../rental.fixture';

const park = jest.fn(async (_account: string) => {});
jest.mock('../../../../frontend/src/features/rentals/import/send/getImportManager', () => ({
  getImportManager: () => ({ park: (account: string) => park(account) }),
}));

function Leaving() {
  const question = useSignOutGuard();
  return question && <LeaveDialog {...question} />;
}

function setUp() {
  const store = makeStore();
  store.dispatch(signedIn({ email: 'jan@example.com', sub: 'u1', role: 'editor' }));
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals: [rental({ id: 'a' })] }));
  renderRentals(<Leaving />, { store });
  return store;
}

const changeOf = (id: string) => ({ id, rentalId: 'a', content: { Name: 'Mine' }, seen: rental({ id: 'a' }), at: 0 });
const anImport = {
  ...{
    importId: 'i',
    kind: 'import' as const,
    fileName: 'markets.csv',
    validRows: 2,
    leftOut: 0,
    phase: 'running' as const,
  },
} as Parameters<typeof importBegun>[0];

test('who has sent everything leaves without being asked', async () => {
  setUp();
  await expect(confirmSignOut()).resolves.toBe(true);
});

test('unsent changes are listed before signing out, and the user may stay', async () => {
  const store = setUp();
  act(() => void store.dispatch(changesMade([changeOf('one')])));
  let leaves: Promise<boolean> = Promise.resolve(true);
  act(() => {
    leaves = confirmSignOut();
  });
  expect(await screen.findByText(/1 change is not in the cloud yet/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /cancel/i }));
  await expect(leaves).resolves.toBe(false);
  expect(store.getState().rentals.outbox.changes).toHaveLength(1);
});

test('who leaves all the same leaves nothing behind', async () => {
  const store = setUp();
  act(() => {
    store.dispatch(changesMade([changeOf('one')]));
    store.dispatch(importBegun(anImport));
  });
  let leaves: Promise<boolean> = Promise.resolve(false);
  act(() => {
    leaves = confirmSignOut();
  });
  expect(await screen.findByText(/The import of .*markets\.csv.* is not finished/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await expect(leaves).resolves.toBe(true);
  await act(() => clearBeforeSignOut());
  expect(store.getState().rentals.outbox.changes).toEqual([]);
  expect(park).toHaveBeenCalledWith('u1');
});

test('a question asked while the session is being restored stays when it is', async () => {
  const store = makeStore({ status: 'unknown', email: 'jan@example.com', sub: 'u1', role: null });
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals: [rental({ id: 'a' })] }));
  renderRentals(<Leaving />, { store });
  act(() => void store.dispatch(changesMade([changeOf('one')])));
  let leaves: Promise<boolean> = Promise.resolve(false);
  act(() => {
    leaves = confirmSignOut();
  });
  await screen.findByText(/1 change is not in the cloud yet/);
  act(() => void store.dispatch(signedIn({ email: 'jan@example.com', sub: 'u1', role: 'editor' })));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await expect(leaves).resolves.toBe(true);
});

test.each([
  ['rentals.views', /Your saved views are in this browser only/],
  ['texts', /Your analysed texts are in this browser only/],
  ['import.kept', /An import in another tab is not finished/],
])('warns a user who would lose %s, which only this browser has', async (name, sentence) => {
  setUp();
  writeStoredText(accountKey(name, 'u1'), '[]');
  act(() => void confirmSignOut());
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  writeStoredText(accountKey(name, 'u1'), null);
});

test.each([
  ['that the account has keep nobody', { print: '2.a', savedAt: 1 }, true],
  ['changed without a network are asked about', { print: '2.a', savedAt: 1, chosenAt: 2 }, false],
])('saved views %s', async (_what, record, isLeaving) => {
  setUp();
  writeStoredText(accountKey('rentals.views', 'u1'), '[]');
  writeStoredText(accountKey('settings', 'u1'), JSON.stringify({ views: record }));
  let leaves: Promise<boolean> | undefined;
  await act(async () => {
    leaves = confirmSignOut();
  });
  if (isLeaving) await expect(leaves).resolves.toBe(true);
  else expect(await screen.findByText(/Your saved views are in this browser only/)).toBeInTheDocument();
  for (const name of ['rentals.views', 'settings']) writeStoredText(accountKey(name, 'u1'), null);
});

test('saved views that the account has do not hide analysed texts, which only this browser has', async () => {
  setUp();
  for (const name of ['rentals.views', 'texts']) writeStoredText(accountKey(name, 'u1'), '[]');
  writeStoredText(accountKey('settings', 'u1'), JSON.stringify({ views: { print: '2.a', savedAt: 1 } }));
  act(() => void confirmSignOut());
  expect(await screen.findByText(/Your analysed texts are in this browser only/)).toBeInTheDocument();
  expect(screen.queryByText(/Your saved views/)).toBeNull();
  for (const name of ['rentals.views', 'texts', 'settings']) writeStoredText(accountKey(name, 'u1'), null);
});

test('a finished import does not delay signing out', async () => {
  const store = setUp();
  act(() => {
    store.dispatch(importBegun(anImport));
    store.dispatch(importChanged({ phase: 'ended' }));
  });
  await expect(confirmSignOut()).resolves.toBe(true);
});

test('an import whose report is only in this browser delays signing out', async () => {
  const store = setUp();
  act(() => {
    store.dispatch(importBegun(anImport));
    store.dispatch(importChanged({ phase: 'ended', isArchived: false }));
  });
  act(() => void confirmSignOut());
  expect(await screen.findByText(/The import of .*markets\.csv.* is not finished/)).toBeInTheDocument();
});

test('a finished import does not hide one of another tab', async () => {
  const store = setUp();
  act(() => {
    store.dispatch(importBegun(anImport));
    store.dispatch(importChanged({ phase: 'ended', isArchived: true }));
  });
  writeStoredText(accountKey('import.kept', 'u1'), '[]');
  act(() => void confirmSignOut());
  expect(await screen.findByText(/An import in another tab is not finished/)).toBeInTheDocument();
  writeStoredText(accountKey('import.kept', 'u1'), null);
});
