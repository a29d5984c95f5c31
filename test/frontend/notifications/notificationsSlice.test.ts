import { createStore, type Store } from '../../../frontend/src/app/store';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import {
  actionTaken,
  type Notice,
  type Notification,
  notificationsCleared,
  notificationsRead,
  notificationsRestored,
  notify,
  runAction,
  selectHasToasts,
  selectNotificationChanges,
  selectNotifications,
  selectUnreadCount,
  sessionTopic,
  toastClosed,
} from '../../../frontend/src/features/notifications/notificationsSlice';
import { locked, signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';

const account = { email: 'jan@example.com', sub: 'u1' };
const lost: Notice = { kind: 'warning', textKey: 'common:connection.offline', topic: 'connection' };
const back: Notice = { kind: 'success', textKey: 'common:connection.up', topic: 'connection' };
let store: Store;
const items = () => selectNotifications(store.getState());
const first = () => items()[0]?.id as string;

beforeEach(() => {
  store = createStore(defaultLayout);
});

test('a notification is new, shown as a toast, and first in the list', () => {
  store.dispatch(notify({ kind: 'info', textKey: 'common:loading' }));
  store.dispatch(notify({ ...lost, params: { count: 2 } }));
  expect(items().map(({ textKey }) => textKey)).toEqual(['common:connection.offline', 'common:loading']);
  expect(items()[0]).toMatchObject({ isRead: false, isToast: true, params: { count: 2 }, at: expect.any(Number) });
  expect(selectUnreadCount(store.getState())).toBe(2);
});

test('a quiet notice is for the history only', () => {
  store.dispatch(notify({ ...lost, quiet: true }));
  expect(selectHasToasts(store.getState())).toBe(false);
  expect(selectUnreadCount(store.getState())).toBe(1);
});

test('a new notice on a topic replaces the previous one', () => {
  store.dispatch(notify(lost));
  store.dispatch(notify({ kind: 'info', textKey: 'common:loading' }));
  store.dispatch(notify(back));
  expect(items().map(({ textKey }) => textKey)).toEqual(['common:connection.up', 'common:loading']);
});

test('the history ends somewhere', () => {
  for (let count = 0; count < 60; count += 1) store.dispatch(notify({ kind: 'info', textKey: 'common:loading' }));
  expect(items()).toHaveLength(50);
});

test('a toast that is closed stays in the history', () => {
  store.dispatch(notify(lost));
  store.dispatch(toastClosed(first()));
  expect(selectHasToasts(store.getState())).toBe(false);
  expect(items()).toHaveLength(1);
});

test('reading marks all as read; clearing removes them', () => {
  store.dispatch(notify(lost));
  store.dispatch(notificationsRead());
  expect(selectUnreadCount(store.getState())).toBe(0);
  store.dispatch(notificationsCleared());
  expect(items()).toEqual([]);
});

describe('an action', () => {
  test('that runs something runs it once, and the store holds nothing but data', () => {
    const run = jest.fn();
    store.dispatch(notify({ ...lost, action: { textKey: 'common:failure.retry', run } }));
    expect(JSON.parse(JSON.stringify(items()))).toEqual(items());
    runAction(first());
    runAction(first());
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is cleared', () => store.dispatch(notificationsCleared())],
    ['is of an account that signed out', () => store.dispatch(signedOut())],
    ['is replaced by another of its topic', () => store.dispatch(notify(back))],
    ['is in no list any more', () => store.dispatch(notificationsRestored({ stored: [], replaces: true }))],
  ])('is forgotten with a notification that %s', (_, remove) => {
    const run = jest.fn();
    store.dispatch(notify({ ...lost, quiet: true, action: { textKey: 'common:failure.retry', run } }));
    const id = first();
    remove();
    runAction(id);
    expect(run).not.toHaveBeenCalled();
  });

  test('that leads to a page keeps its address', () => {
    store.dispatch(notify({ ...lost, action: { textKey: 'common:failure.retry', to: '/about' } }));
    expect(items()[0]?.action).toEqual({ textKey: 'common:failure.retry', to: '/about' });
  });

  test('cannot be taken again, and its toast goes', () => {
    store.dispatch(notify({ ...lost, action: { textKey: 'common:failure.retry', to: '/about' } }));
    store.dispatch(actionTaken(first()));
    expect(items()[0]).toMatchObject({ action: null, isToast: false });
  });

  test('that undid what the notification says takes it away', () => {
    store.dispatch(notify({ ...lost, action: { textKey: 'common:failure.retry', run: () => {} } }));
    store.dispatch(notify({ kind: 'info', textKey: 'common:loading' }));
    store.dispatch(actionTaken(items()[1]?.id as string));
    expect(items().map(({ textKey }) => textKey)).toEqual(['common:loading']);
  });
});

describe('when the session changes', () => {
  beforeEach(() => {
    store.dispatch(signedIn(account));
    store.dispatch(notify(lost));
  });

  test('the next account does not see the previous one’s notices', () => {
    store.dispatch(signedOut());
    expect(items()).toEqual([]);
  });

  test('a locked screen shows no toast, and retains the history for its account', () => {
    store.dispatch(locked(account));
    expect(selectHasToasts(store.getState())).toBe(false);
    expect(items()).toHaveLength(1);
  });

  test('signing in makes the end of the last session old news', () => {
    store.dispatch(notify({ kind: 'warning', textKey: 'notifications:session.ended', topic: sessionTopic }));
    store.dispatch(signedIn(account));
    expect(items().map(({ topic }) => topic)).toEqual(['connection']);
  });
});

describe('the stored list', () => {
  const stored = (id: string, changes: Partial<Notification> = {}): Notification => ({
    id,
    kind: 'info',
    textKey: 'common:loading',
    params: {},
    topic: null,
    byOthers: false,
    action: null,
    at: 1,
    isRead: true,
    isToast: false,
    ...changes,
  });

  test('is added after what this tab has', () => {
    store.dispatch(notify(lost));
    store.dispatch(notificationsRestored({ stored: [stored('b', { at: 2 }), stored('a')], replaces: false }));
    expect(items().map(({ id }) => id)).toEqual([first(), 'b', 'a']);
  });

  test('another tab clears what both show, and leaves this one’s toasts and their actions', () => {
    store.dispatch(notificationsRestored({ stored: [stored('a')], replaces: false }));
    store.dispatch(notify({ ...lost, action: { textKey: 'common:loading', run: () => {} } }));
    const own = first();
    store.dispatch(notificationsRestored({ stored: [], replaces: true }));
    expect(items()).toMatchObject([{ id: own, isToast: true, action: { to: null } }]);
  });

  test('what was read in another tab is read here; one topic stays one notification', () => {
    store.dispatch(notify(lost));
    const [own] = items();
    const elsewhere = [stored('c', { topic: 'connection', at: 5 }), { ...own, isRead: true } as Notification];
    store.dispatch(notificationsRestored({ stored: elsewhere, replaces: true }));
    expect(items()).toMatchObject([{ id: own?.id, isRead: true, isToast: true }]);
  });

  test('what another tab wrote is not written again; each own change is', () => {
    const changes = () => selectNotificationChanges(store.getState());
    store.dispatch(notificationsRestored({ stored: [stored('a')], replaces: true }));
    expect(changes()).toBe(0);
    store.dispatch(notify(lost));
    store.dispatch(notificationsRead());
    store.dispatch(notificationsCleared());
    expect(changes()).toBe(3);
  });
});
