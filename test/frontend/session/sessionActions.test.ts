import { createStore, type Store } from '../../../frontend/src/app/store';
import { authClient } from '../../../frontend/src/cloud/clients';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { restoreSession, signIn, signOut } from '../../../frontend/src/features/session/sessionActions';
import { selectIsSignedIn, selectSession } from '../../../frontend/src/features/session/sessionSlice';
import { fakeAuth, refusal } from './fakeAuth';

jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: jest.fn() }));

const credentials = { email: 'jan@example.com', password: 'geheim123', remember: true };
const token = 'CognitoIdentityServiceProvider.client.u1.refreshToken';
let fake: ReturnType<typeof fakeAuth>;
let store: Store;
const session = () => selectSession(store.getState());

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  fake = fakeAuth();
  store = createStore(defaultLayout);
});

test('nobody knows who is there until the browser was asked', () => {
  expect(session()).toEqual({ status: 'unknown', email: null, sub: null });
});

describe('restoring', () => {
  test('a browser without tokens is a guest’s, and Amplify is not even loaded', async () => {
    await restoreSession(store.dispatch);
    expect(session().status).toBe('guest');
    expect(authClient).not.toHaveBeenCalled();
  });

  test.each([
    ['kept for later visits', () => localStorage],
    ['kept for this visit', () => sessionStorage],
  ])('takes up a session %s', async (_, storage) => {
    storage().setItem(token, 'x');
    await restoreSession(store.dispatch);
    expect(session()).toEqual({ status: 'signedIn', email: 'jan@example.com', sub: 'u1' });
  });

  test('a session that the user pool no longer honours is a guest’s', async () => {
    localStorage.setItem(token, 'x');
    fake.auth.currentSession.mockResolvedValueOnce(null);
    await restoreSession(store.dispatch);
    expect(session().status).toBe('guest');
  });

  test('without a network the answer waits until it is back', async () => {
    localStorage.setItem(token, 'x');
    fake.auth.currentSession.mockRejectedValueOnce(refusal('NetworkError'));
    await restoreSession(store.dispatch);
    expect(session().status).toBe('unknown');

    const known = new Promise<void>((resolve) => {
      store.subscribe(() => resolve());
    });
    window.dispatchEvent(new Event('online'));
    await known;
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

test('signing in takes up the session', async () => {
  await expect(signIn(store.dispatch, credentials)).resolves.toBe('signedIn');
  expect(session()).toEqual({ status: 'signedIn', email: 'jan@example.com', sub: 'u1' });
});

test('signing in by way of another step does not, yet', async () => {
  fake.auth.signIn.mockResolvedValueOnce('confirmEmail');
  await expect(signIn(store.dispatch, credentials)).resolves.toBe('confirmEmail');
  expect(selectIsSignedIn(store.getState())).toBe(false);
});

test('signing out makes a guest', async () => {
  await signIn(store.dispatch, credentials);
  await signOut(store.dispatch);
  expect(fake.auth.signOut).toHaveBeenCalledTimes(1);
  expect(session()).toEqual({ status: 'guest', email: null, sub: null });
});

test('a session that ends elsewhere ends here, and is watched for once', async () => {
  await signIn(store.dispatch, credentials);
  await signIn(store.dispatch, credentials);
  expect(fake.auth.watchSession).toHaveBeenCalledTimes(1);
  fake.tellSignedOut();
  expect(session().status).toBe('guest');
});
