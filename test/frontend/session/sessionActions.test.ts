import { mainReducers } from '../../../frontend/src/app/mainReducers';
import { addMainReducers, createStore, type Store } from '../../../frontend/src/app/store';
import { authClient } from '../../../frontend/src/cloud/clients';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { notify, selectNotifications } from '../../../frontend/src/features/notifications/notificationsSlice';
import { readLock, startingSession } from '../../../frontend/src/features/session/keptLock';
import {
  followOtherTabs,
  liftLock,
  lockScreen,
  restoreSession,
  signIn,
  signOut,
  unlockScreen,
} from '../../../frontend/src/features/session/sessionActions';
import { selectIsSignedIn, selectSession } from '../../../frontend/src/features/session/sessionSlice';
import { fakeAuth, refusal } from './fakeAuth';

jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: jest.fn() }));

const credentials = { email: 'jan@example.com', password: 'geheim123', remember: true };
const token = 'CognitoIdentityServiceProvider.client.u1.refreshToken';
let fake: ReturnType<typeof fakeAuth>;
let store: Store;
const session = () => selectSession(store.getState());

addMainReducers(mainReducers);

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

test('signing out makes a guest, at once, and ends the session in the cloud', async () => {
  await signIn(store.dispatch, credentials);
  await signOut(store.dispatch);
  expect(fake.auth.signOut).toHaveBeenCalledTimes(1);
  expect(session()).toEqual({ status: 'guest', email: null, sub: null });
  fake.tellSignedOut();
  expect(selectNotifications(store.getState())).toEqual([]);
});

describe('a session that ends elsewhere', () => {
  test('ends here, and is watched for once', async () => {
    await signIn(store.dispatch, credentials);
    await signIn(store.dispatch, credentials);
    expect(fake.auth.watchSession).toHaveBeenCalledTimes(1);
    fake.tellSignedOut();
    expect(session().status).toBe('guest');
  });

  test('is told to the person, with the way back to where they are', async () => {
    window.history.replaceState(null, '', '/dashboards/Rotterdam?q=be');
    await signIn(store.dispatch, credentials);
    fake.tellSignedOut();
    fake.tellSignedOut();
    expect(selectNotifications(store.getState())).toEqual([
      expect.objectContaining({
        textKey: 'notifications:session.ended',
        action: {
          textKey: 'notifications:session.signIn',
          to: '/auth/loginformik?from=%2Fdashboards%2FRotterdam%3Fq%3Dbe',
        },
      }),
    ]);
  });

  test('is told as well when it had ended before this visit', async () => {
    localStorage.setItem(token, 'x');
    fake.auth.currentSession.mockResolvedValueOnce(null);
    await restoreSession(store.dispatch);
    expect(selectNotifications(store.getState())).toHaveLength(1);
  });
});

describe('locking', () => {
  const account = { email: 'jan@example.com', sub: 'u1' };
  const lock = async () => {
    localStorage.setItem(token, 'x');
    await restoreSession(store.dispatch);
    await lockScreen(store.dispatch, account);
  };

  test('keeps the name, and puts tokens and data away', async () => {
    await lock();
    expect(session()).toEqual({ status: 'locked', ...account });
    expect(fake.auth.signOut).toHaveBeenCalledTimes(1);
    expect(store.getState().rentals.items).toEqual([]);
    expect(readLock(localStorage)).toEqual({ ...account, remember: true });
  });

  test('is not undone by the tokens going', async () => {
    await lock();
    fake.tellSignedOut();
    expect(session().status).toBe('locked');
  });

  test('outlives a reload, which drops tokens that were left', async () => {
    await lock();
    const reloaded = createStore(defaultLayout, startingSession(localStorage));
    expect(selectSession(reloaded.getState()).status).toBe('locked');
    await restoreSession(reloaded.dispatch);
    expect(selectSession(reloaded.getState())).toEqual({ status: 'locked', ...account });
    expect(fake.auth.signOut).toHaveBeenCalledTimes(2);
    expect(fake.auth.currentSession).toHaveBeenCalledTimes(1);
  });

  test('is opened by the password, which keeps the tokens where they were kept', async () => {
    sessionStorage.setItem(token, 'x');
    await restoreSession(store.dispatch);
    await lockScreen(store.dispatch, account);
    await expect(unlockScreen(store.dispatch, account.email, 'geheim123')).resolves.toBe('signedIn');
    expect(fake.auth.signIn).toHaveBeenCalledWith({ email: account.email, password: 'geheim123', remember: false });
    expect(session()).toEqual({ status: 'signedIn', ...account });
    expect(readLock(localStorage)).toBeNull();
  });

  test('is not opened by a wrong one', async () => {
    await lock();
    fake.auth.signIn.mockRejectedValueOnce(refusal('NotAuthorizedException'));
    await expect(unlockScreen(store.dispatch, account.email, 'x')).rejects.toThrow();
    expect(session().status).toBe('locked');
    expect(readLock(localStorage)).not.toBeNull();
  });

  test('can be lifted by who wants to sign in as somebody else: as a guest', async () => {
    await lock();
    liftLock(store.dispatch);
    expect(session()).toEqual({ status: 'guest', email: null, sub: null });
    expect(readLock(localStorage)).toBeNull();
  });

  describe('in another tab', () => {
    const tell = (lock: object | null) => {
      if (lock) localStorage.setItem('polder.lock', JSON.stringify(lock));
      else localStorage.removeItem('polder.lock');
      window.dispatchEvent(new StorageEvent('storage', { key: 'polder.lock' }));
    };
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    let stop: () => void;
    beforeEach(() => {
      stop = followOtherTabs(store.dispatch);
    });
    afterEach(() => stop());

    test('locks here', async () => {
      await signIn(store.dispatch, credentials);
      tell({ ...account, remember: true });
      expect(session().status).toBe('locked');
    });

    test('and unlocking there unlocks here', async () => {
      tell({ ...account, remember: true });
      localStorage.setItem(token, 'x');
      tell(null);
      await settled();
      expect(session()).toEqual({ status: 'signedIn', ...account });
    });

    test('and going away there makes a guest here', async () => {
      tell({ ...account, remember: true });
      tell(null);
      await settled();
      expect(session().status).toBe('guest');
    });
  });
});

describe('another tab', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: token }));
  let stop: () => void;
  beforeEach(async () => {
    stop = followOtherTabs(store.dispatch);
    localStorage.setItem(token, 'x');
    await restoreSession(store.dispatch);
  });
  afterEach(() => stop());

  test('that signs out signs out here, and this one says so', async () => {
    localStorage.removeItem(token);
    fake.auth.currentSession.mockResolvedValueOnce(null);
    tell();
    await settled();
    expect(session().status).toBe('guest');
    expect(selectNotifications(store.getState())).toHaveLength(1);
  });

  test('that signs in as somebody else leaves nothing here of the last person', async () => {
    store.dispatch(notify({ kind: 'info', textKey: 'notifications:session.ended' }));
    fake.auth.currentSession.mockResolvedValueOnce({ email: 'piet@example.com', sub: 'u2' });
    tell();
    await settled();
    expect(session()).toEqual({ status: 'signedIn', email: 'piet@example.com', sub: 'u2' });
    expect(fake.auth.forgetIdentity).toHaveBeenCalledTimes(1);
    expect(selectNotifications(store.getState())).toEqual([]);
  });

  test('that renews the tokens changes nothing', async () => {
    const before = store.getState();
    tell();
    await settled();
    expect(store.getState()).toBe(before);
  });

  test('that locks the screen by taking the tokens away leaves it locked', async () => {
    await lockScreen(store.dispatch, { email: 'jan@example.com', sub: 'u1' });
    tell();
    await settled();
    expect(session().status).toBe('locked');
  });
});
