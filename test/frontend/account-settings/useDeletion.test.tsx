import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useDeletion } from '../../../frontend/src/features/account-settings/useDeletion';
import { selectAccountId, signedIn } from '../../../frontend/src/features/session/public/session';
import { guestStore } from '../app/renderApp';

const deleteMyAccount = jest.fn(async (_dryRun: boolean) => undefined);
const removeUserFile = jest.fn(async (_name: string) => undefined);
let current = 'ann';
/** The answer about an account that does not exist any more. */
const gone = { errors: [{ errorType: 'NotFound' }] };

jest.mock('../../../frontend/src/cloud/account', () => ({
  deleteMyAccount: (dryRun: boolean) => deleteMyAccount(dryRun),
}));
jest.mock('../../../frontend/src/cloud/auth', () => ({ currentSession: async () => ({ sub: current }) }));
jest.mock('../../../frontend/src/cloud/userFiles', () => ({
  listUserFilesIn: async () => [{ name: 'one.csv' }, { name: 'two.csv' }],
  removeUserFile: (name: string) => removeUserFile(name),
}));

async function readyDeletion() {
  const store = guestStore();
  store.dispatch(signedIn({ sub: 'ann', email: 'ann@example.nl', role: 'editor' }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => useDeletion(), { wrapper });
  await waitFor(() => expect(result.current.deletion.at).toBe('ready'));
  return { store, result };
}

beforeEach(() => {
  jest.clearAllMocks();
  current = 'ann';
});

test('the account goes with its files', async () => {
  const { result } = await readyDeletion();
  await act(() => result.current.start());
  expect(removeUserFile.mock.calls).toEqual([['one.csv'], ['two.csv']]);
  expect(deleteMyAccount).toHaveBeenLastCalledWith(false);
});

test('an account whose deletion had no answer is left when it is deleted again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, result } = await readyDeletion();
  deleteMyAccount.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => result.current.start());
  expect(result.current.deletion.at).toBe('failed');
  deleteMyAccount.mockRejectedValueOnce(gone);
  await act(() => result.current.start());
  expect(selectAccountId(store.getState())).toBeNull();
});

test('so is one whose deletion is asked for anew', async () => {
  deleteMyAccount.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  const { store, result } = await readyDeletion();
  await act(() => result.current.start());
  expect(selectAccountId(store.getState())).toBeNull();
});

test('nothing of another account is deleted that signs in in another tab meanwhile', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = await readyDeletion();
  removeUserFile.mockImplementationOnce(async () => {
    current = 'bob';
    return undefined;
  });
  await act(() => result.current.start());
  expect(removeUserFile.mock.calls).toEqual([['one.csv']]);
  expect(deleteMyAccount).not.toHaveBeenCalledWith(false);
  expect(result.current.deletion.at).toBe('failed');
});
