import { startingSession } from '../../../frontend/src/features/session/startingSession';
import { dropLock, readLock, storeLock } from '../../../frontend/src/features/session/storedLock';

const lock = { email: 'jan@example.com', sub: 'u1', remember: false };
beforeEach(() => localStorage.clear());

test('a stored lock applies from the start after a reload', () => {
  storeLock(lock);
  expect(readLock()).toEqual(lock);
  expect(startingSession()).toEqual({ status: 'locked', email: lock.email, sub: lock.sub, role: null });
});

test('without a lock and tokens, the person is a guest', () => {
  storeLock(lock);
  dropLock();
  expect(startingSession()).toEqual({ status: 'guest', email: null, sub: null, role: null });
});

test('stored tokens name their account, but may not be valid', () => {
  const keep = (part: string, value: string) =>
    localStorage.setItem(`CognitoIdentityServiceProvider.client.u1.${part}`, value);
  keep('signInDetails', '{"loginId":"zoë@example.com","authFlowType":"USER_SRP_AUTH"}');
  expect(startingSession().sub).toBeNull();
  keep('refreshToken', 'x');
  expect(startingSession()).toEqual({ status: 'unknown', email: 'zoë@example.com', sub: 'u1', role: null });
  keep('signInDetails', 'damaged');
  expect(startingSession()).toEqual({ status: 'unknown', email: null, sub: 'u1', role: null });
});

test.each(['{', 'null', '7', '{"email":"jan@example.com"}', '{"email":1,"sub":"u1"}'])(
  'a damaged entry %s locks nobody out',
  (damaged) => {
    localStorage.setItem('polder.lock', damaged);
    expect(readLock()).toBeNull();
  },
);
