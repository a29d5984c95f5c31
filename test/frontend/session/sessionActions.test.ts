import { mainReducers } from '../../../frontend/src/app/mainReducers';
import { addMainReducers, createStore, type Store } from '../../../frontend/src/app/store';
import { authClient } from '../../../frontend/src/cloud/clients';
import { selectIsSessionPending } from '../../../frontend/src/features/connection/connectionSlice';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { notify, selectNotifications } from '../../../frontend/src/features/notifications/notificationsSlice';
import { clearLock, lockScreen, signOut, unlockScreen } from '../../../frontend/src/features/session/leavingActions';
import { followOtherTabs, restoreSession, signIn } from '../../../frontend/src/features/session/sessionActions';
import { selectIsSignedIn, selectSession } from '../../../frontend/src/features/session/sessionSlice';
import { startingSession } from '../../../frontend/src/features/session/startingSession';
import { readLock } from '../../../frontend/src/features/session/storedLock';
import { accountKey } from '../../../frontend/src/lib/accountStorage';
import { readStoredText, writeStoredText } from '../../../frontend/src/lib/storage';
import notificationTexts from '../../../frontend/src/locales/en/notifications.json';
import { fakeAuth, refusal } from './fakeAuth';

jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: jest.fn(), loadedAuthClient: jest.fn() }));

const credentials = { email: 'jan@example.com', password: 'geheim123', remember: true };
const token = 'CognitoIdentityServiceProvider.client.u1.refreshToken';
let fake: ReturnType<typeof fakeAuth>;
let revoking: jest.Mock<Promise<Response>, [input: unknown, init?: RequestInit]>;
let store: Store;
const session = () => selectSession(store.getState());

addMainReducers(mainReducers);

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  fake = fakeAuth();
  // Revoking has no answer, as with a user pool that hangs: nothing may wait for it.
  revoking = jest.fn((_input, _init) => new Promise<Response>(() => {}));
  globalThis.fetch = revoking;
  store = createStore(defaultLayout);
});

test('the session is unknown until storage was read', () => {
  expect(session()).toEqual({ status: 'unknown', email: null, sub: null, role: null });
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
    expect(session()).toEqual({ status: 'signedIn', email: 'jan@example.com', sub: 'u1', role: 'editor' });
  });

  test('a session that the user pool no longer honours is a guest’s', async () => {
    localStorage.setItem(token, 'x');
    fake.auth.currentSession.mockResolvedValueOnce(null);
    await restoreSession(store.dispatch);
    expect(session().status).toBe('guest');
  });

  describe('without a network', () => {
    const isPending = () => selectIsSessionPending(store.getState());
    const unreachable = () => fake.auth.currentSession.mockRejectedValueOnce(refusal('NetworkError'));
    beforeEach(() => {
      jest.useFakeTimers();
      localStorage.setItem(token, 'x');
    });
    afterEach(() => jest.useRealTimers());

    test('restoring waits, notifies the person, and retries within seconds', async () => {
      for (let failure = 0; failure < 4; failure++) unreachable();
      await restoreSession(store.dispatch);
      expect(session().status).toBe('unknown');
      expect(isPending()).toBe(true);
      await jest.advanceTimersByTimeAsync(3 * 3_000);
      expect(fake.auth.currentSession).toHaveBeenCalledTimes(4);
      expect(isPending()).toBe(true);
      await jest.advanceTimersByTimeAsync(3_000);
      expect(selectIsSignedIn(store.getState())).toBe(true);
      expect(isPending()).toBe(false);
    });

    test('signing out in the meantime cancels it', async () => {
      unreachable();
      await restoreSession(store.dispatch);
      await signOut(store.dispatch);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(session().status).toBe('guest');
      expect(fake.auth.currentSession).toHaveBeenCalledTimes(1);
      expect(isPending()).toBe(false);
    });
  });
});

test('signing in takes up the session', async () => {
  await expect(signIn(store.dispatch, credentials)).resolves.toBe('signedIn');
  expect(session()).toEqual({ status: 'signedIn', email: 'jan@example.com', sub: 'u1', role: 'editor' });
});

test('signing in by way of another step does not, yet', async () => {
  fake.auth.signIn.mockResolvedValueOnce('confirmEmail');
  await expect(signIn(store.dispatch, credentials)).resolves.toBe('confirmEmail');
  expect(selectIsSignedIn(store.getState())).toBe(false);
});

describe('signing out', () => {
  beforeEach(async () => {
    localStorage.setItem(token, 'kept');
    sessionStorage.setItem(token, 'visit');
    await signIn(store.dispatch, credentials);
  });

  test('deletes tokens and stored data before any request, and revokes from memory', async () => {
    writeStoredText(accountKey('recentPages'), '["/apps/notes"]');
    writeStoredText(accountKey('recentPages', null), '["/about"]');
    const atEachRequest: object[] = [];
    revoking.mockImplementation((_, init) => {
      atEachRequest.push([Object.keys(localStorage), sessionStorage.length, init?.keepalive]);
      return new Promise(() => {});
    });
    await signOut(store.dispatch);
    await Promise.resolve();
    const left = [accountKey('recentPages', null)];
    expect(atEachRequest).toEqual([
      [left, 0, true],
      [left, 0, true],
    ]);
    expect(session()).toEqual({ status: 'guest', email: null, sub: null, role: null });
    expect(selectNotifications(store.getState())).toEqual([]);
    expect(revoking.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).Token)).toEqual(['kept', 'visit']);
    expect(fake.auth.forgetSession).toHaveBeenCalled();
  });

  describe('revokes again where it fails', () => {
    const callsInAMinute = async () => {
      sessionStorage.clear();
      await signOut(store.dispatch);
      await jest.advanceTimersByTimeAsync(60_000);
      return revoking.mock.calls.length;
    };
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    test('until it succeeds', async () => {
      revoking.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      revoking.mockResolvedValueOnce(new Response('{}'));
      expect(await callsInAMinute()).toBe(2);
    });

    test('three times at most', async () => {
      revoking.mockImplementation(async () => new Response('', { status: 500 }));
      expect(await callsInAMinute()).toBe(3);
    });
  });

  test('refuses late writes until the same account is back', async () => {
    await signOut(store.dispatch);
    writeStoredText(accountKey('texts', 'u1'), '[]');
    expect(readStoredText(accountKey('texts', 'u1'))).toBeNull();
    await signIn(store.dispatch, credentials);
    writeStoredText(accountKey('texts'), '[]');
    expect(readStoredText(accountKey('texts', 'u1'))).toBe('[]');
  });
});

describe('a session that ends in another tab or browser', () => {
  test('ends here, and is watched for once', async () => {
    await signIn(store.dispatch, credentials);
    await signIn(store.dispatch, credentials);
    expect(fake.auth.watchSession).toHaveBeenCalledTimes(1);
    fake.notifyEnded();
    expect(session().status).toBe('guest');
  });

  test('notifies the person, with a link back to the page', async () => {
    window.history.replaceState(null, '', '/dashboards/Rotterdam?q=be');
    await signIn(store.dispatch, credentials);
    fake.notifyEnded();
    fake.notifyEnded();
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

  test('uses the specification’s text when its tokens are gone', async () => {
    await signIn(store.dispatch, credentials);
    fake.notifyEnded('tokensMissing');
    expect(selectNotifications(store.getState())).toMatchObject([{ textKey: 'notifications:session.tokensMissing' }]);
    expect(notificationTexts.session.tokensMissing).toContain('User needs to be authenticated to call this API.');
  });

  test('notifies as well when it had ended before this visit', async () => {
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

  test('shows the name, and clears tokens and data', async () => {
    await lock();
    expect(session()).toEqual({ status: 'locked', ...account, role: null });
    expect(localStorage.getItem(token)).toBeNull();
    expect(revoking).toHaveBeenCalledTimes(1);
    expect(store.getState().rentals.items).toEqual([]);
    expect(readLock()).toEqual({ ...account, remember: true });
  });

  test('is not undone by the tokens going', async () => {
    await lock();
    fake.notifyEnded();
    expect(session().status).toBe('locked');
  });

  test('outlives a reload, which drops tokens that were left', async () => {
    await lock();
    localStorage.setItem(token, 'left');
    const reloaded = createStore(defaultLayout, startingSession());
    expect(selectSession(reloaded.getState()).status).toBe('locked');
    await restoreSession(reloaded.dispatch);
    expect(selectSession(reloaded.getState())).toEqual({ status: 'locked', ...account, role: null });
    expect(localStorage.getItem(token)).toBeNull();
    expect(fake.auth.currentSession).toHaveBeenCalledTimes(1);
  });

  test('is opened by the password, and stores the tokens where they were', async () => {
    sessionStorage.setItem(token, 'x');
    await restoreSession(store.dispatch);
    await lockScreen(store.dispatch, account);
    await expect(unlockScreen(store.dispatch, account.email, 'geheim123')).resolves.toBe('signedIn');
    expect(fake.auth.signIn).toHaveBeenCalledWith({ email: account.email, password: 'geheim123', remember: false });
    expect(session()).toEqual({ status: 'signedIn', ...account, role: 'editor' });
    expect(readLock()).toBeNull();
  });

  test('is not opened by a wrong one', async () => {
    await lock();
    fake.auth.signIn.mockRejectedValueOnce(refusal('NotAuthorizedException'));
    await expect(unlockScreen(store.dispatch, account.email, 'x')).rejects.toThrow();
    expect(session().status).toBe('locked');
    expect(readLock()).not.toBeNull();
  });

  test('can be removed to sign in to another account: as a guest', async () => {
    await lock();
    clearLock(store.dispatch);
    expect(session()).toEqual({ status: 'guest', email: null, sub: null, role: null });
    expect(readLock()).toBeNull();
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
      expect(session()).toEqual({ status: 'signedIn', ...account, role: 'editor' });
    });

    test('and going away there makes a guest here', async () => {
      tell({ ...account, remember: true });
      tell(null);
      await settled();
      expect(session().status).toBe('guest');
      // Nothing waits for tokens.
      expect(selectIsSessionPending(store.getState())).toBe(false);
    });
  });
});

describe('another tab', () => {
  const settled = () => jest.advanceTimersByTimeAsync(300);
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: token }));
  let stop: () => void;
  beforeEach(async () => {
    jest.useFakeTimers();
    stop = followOtherTabs(store.dispatch);
    localStorage.setItem(token, 'x');
    await restoreSession(store.dispatch);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('that signs out signs out here, and this one says so', async () => {
    localStorage.removeItem(token);
    fake.auth.currentSession.mockResolvedValueOnce(null);
    tell();
    await settled();
    expect(session().status).toBe('guest');
    expect(selectNotifications(store.getState())).toHaveLength(1);
  });

  test('that signs in to another account clears the previous one here', async () => {
    store.dispatch(notify({ kind: 'info', textKey: 'notifications:session.ended' }));
    fake.auth.currentSession.mockResolvedValueOnce({ email: 'piet@example.com', sub: 'u2', role: 'viewer' });
    tell();
    await settled();
    expect(session()).toEqual({ status: 'signedIn', email: 'piet@example.com', sub: 'u2', role: 'viewer' });
    expect(fake.auth.forgetSession).toHaveBeenCalledTimes(1);
    expect(selectNotifications(store.getState())).toEqual([]);
  });

  test('that signs this account out clears it here, with a notice', async () => {
    sessionStorage.setItem(token, 'visit');
    writeStoredText(accountKey('recentPages'), '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'polder.signedOut', newValue: 'u1' }));
    expect(session().status).toBe('guest');
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    expect(selectNotifications(store.getState())).toHaveLength(1);
  });

  test('that signs another account out changes nothing', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'polder.signedOut', newValue: 'u2' }));
    expect(session().status).toBe('signedIn');
  });

  test('that clears the storage ends the session here, in the specification’s words', async () => {
    localStorage.clear();
    fake.auth.currentSession.mockResolvedValueOnce(null);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await settled();
    expect(selectNotifications(store.getState())).toMatchObject([{ textKey: 'notifications:session.tokensMissing' }]);
  });

  test('that signed out while the browser kept this page for Back signs out here once it is shown again', async () => {
    localStorage.removeItem(token);
    fake.auth.currentSession.mockResolvedValueOnce(null);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    expect(session().status).toBe('guest');
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

test('refreshed tokens change the role, and nothing else', async () => {
  await signIn(store.dispatch, { email: 'jan@example.com', password: 'x', remember: true });
  fake.auth.currentSession.mockResolvedValueOnce({ email: 'jan@example.com', sub: 'u1', role: 'viewer' });
  fake.notifyRefreshed();
  await new Promise(process.nextTick);
  expect(session()).toEqual({ status: 'signedIn', email: 'jan@example.com', sub: 'u1', role: 'viewer' });
});
