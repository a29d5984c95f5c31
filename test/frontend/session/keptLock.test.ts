import { dropLock, keepLock, readLock, startingSession } from '../../../frontend/src/features/session/keptLock';

const lock = { email: 'jan@example.com', sub: 'u1', remember: false };
beforeEach(() => localStorage.clear());

test('a lock that is kept is there after a reload, from the very start', () => {
  keepLock(localStorage, lock);
  expect(readLock(localStorage)).toEqual(lock);
  expect(startingSession(localStorage)).toEqual({ status: 'locked', email: lock.email, sub: lock.sub });
});

test('without one, nothing is known of the session yet', () => {
  keepLock(localStorage, lock);
  dropLock(localStorage);
  expect(startingSession(localStorage)).toEqual({ status: 'unknown', email: null, sub: null });
});

test.each(['{', 'null', '7', '{"email":"jan@example.com"}', '{"email":1,"sub":"u1"}'])(
  'a damaged entry %s locks nobody out',
  (damaged) => {
    localStorage.setItem('polder.lock', damaged);
    expect(readLock(localStorage)).toBeNull();
  },
);
