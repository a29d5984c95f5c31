import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { signedIn } from '../../../frontend/src/features/session/sessionSlice';
import { joinPassages } from '../../../frontend/src/features/text/analysis';
import { storeHistory } from '../../../frontend/src/features/text/history';
import { useTextAnalysis } from '../../../frontend/src/features/text/useTextAnalysis';
import { makeStore } from '../rentals/renderRentals';

jest.mock('aws-amplify/api', () => ({}));
jest.mock('aws-amplify/auth/cognito', () => ({}));

test('what an account deleted is not restored to another one', () => {
  const store = makeStore();
  const signInAs = (sub: string) => store.dispatch(signedIn({ email: `${sub}@polder.test`, sub, role: 'editor' }));
  storeHistory('anna', [{ id: '1', at: 1, reading: joinPassages('Secret', []) }]);
  signInAs('anna');
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useTextAnalysis(), { wrapper });
  act(() => result.current.forget());
  expect(result.current.deleted).toHaveLength(1);
  act(() => void signInAs('bram'));
  expect(result.current.deleted).toBeNull();
  act(() => result.current.undoDeletion());
  expect(result.current.history).toEqual([]);
});

test('an analysis that was stopped does not report that its code failed to load', async () => {
  const store = makeStore();
  store.dispatch(signedIn({ email: 'demo@polder.test', sub: 'demo', role: 'editor' }));
  let fail = () => {};
  const load = () =>
    new Promise<never>((_resolve, reject) => {
      fail = () => reject(new Error('Loading the chunk failed.'));
    });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useTextAnalysis(load), { wrapper });
  const analyse = () => act(() => void result.current.analyse('Amsterdam is in the Netherlands.'));
  const failToLoad = () => act(async () => fail());

  analyse();
  act(() => result.current.stop());
  await failToLoad();
  expect(result.current.failure).toBeNull();

  analyse();
  await failToLoad();
  expect(result.current.failure).toBe('notLoaded');
});
