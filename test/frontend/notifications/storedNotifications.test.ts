import { type Notification, sessionTopic } from '../../../frontend/src/features/notifications/notificationsSlice';
import {
  entry,
  readNotifications,
  storeNotifications,
} from '../../../frontend/src/features/notifications/storedNotifications';
import { accountKey } from '../../../frontend/src/lib/accountStorage';

const done: Notification = {
  id: 'n1',
  kind: 'success',
  textKey: 'notifications:import.whole',
  params: { fileName: 'rentals.csv' },
  topic: null,
  byOthers: false,
  action: { textKey: 'notifications:import.report', to: '/dashboards/Amsterdam' },
  at: 1_700_000_000_000,
  isRead: false,
  isToast: true,
};
const key = () => accountKey(entry);

beforeEach(() => localStorage.clear());

test('a notification comes back with its page, without its toast', () => {
  storeNotifications([done]);
  expect(readNotifications()).toEqual([{ ...done, isToast: false }]);
});

test('an action that only this tab can run is not stored', () => {
  storeNotifications([{ ...done, action: { textKey: 'common:loading', to: null } }]);
  expect(readNotifications()[0]?.action).toBeNull();
});

test('an ended session is not stored for the next guest, with the address that it leads back to', () => {
  const ended = { ...done, topic: sessionTopic, action: { textKey: done.textKey, to: '/login?from=%2Fapps%2Fchat' } };
  storeNotifications([ended, { ...done, id: 'n2' }]);
  expect(localStorage.getItem(key())).not.toContain('login');
  localStorage.setItem(key(), JSON.stringify([ended]));
  expect(readNotifications()).toEqual([]);
});

test('an empty list leaves no entry', () => {
  storeNotifications([done]);
  storeNotifications([]);
  expect(localStorage.getItem(key())).toBeNull();
});

test.each([
  'no JSON',
  '{}',
  '[null, 1, {}]',
  JSON.stringify([{ ...done, kind: 'odd' }]),
  JSON.stringify([{ ...done, at: 'x' }]),
])('of a damaged entry (%s) nothing is shown', (text) => {
  localStorage.setItem(key(), text);
  expect(readNotifications()).toEqual([]);
});

test('no other website is opened', () => {
  localStorage.setItem(key(), JSON.stringify([{ ...done, action: { ...done.action, to: '//evil.example' } }]));
  expect(readNotifications()).toMatchObject([{ action: null }]);
});
