import { createHourlyLimit, createLockout, lockoutAfter } from '../../../local/cognito/attempts';

const minute = 60_000;
const locked = expect.objectContaining({ code: 'NotAuthorizedException', message: 'Password attempts exceeded' });
const exceeded = expect.objectContaining({ code: 'LimitExceededException' });

test.each([
  [0, 0],
  [4, 0],
  [5, 1000],
  [6, 2000],
  [10, 32_000],
  [20, 15 * minute],
  [2000, 15 * minute],
])('after %i wrong passwords the account is locked for %i ms', (failures, duration) => {
  expect(lockoutAfter(failures)).toBe(duration);
});

describe('lockout', () => {
  const start = 1_800_000_000_000;
  let time = start;
  const failTimes = (lockout: ReturnType<typeof createLockout>, times: number) => {
    for (let count = 0; count < times; count++) lockout.failed('anna');
  };
  beforeEach(() => {
    time = start;
  });

  test('it ends after its time, and each further failure doubles it', () => {
    const lockout = createLockout(() => time);
    failTimes(lockout, 5);
    expect(() => lockout.check('anna')).toThrow(locked);
    time += 1000;
    lockout.check('anna');
    lockout.failed('anna');
    time += 1999;
    expect(() => lockout.check('anna')).toThrow(locked);
    time += 1;
    lockout.check('anna');
  });

  test('attempts while locked do not lengthen it', () => {
    const lockout = createLockout(() => time);
    failTimes(lockout, 5);
    for (let count = 0; count < 10; count++) expect(() => lockout.check('anna')).toThrow(locked);
    time += 1000;
    lockout.check('anna');
  });

  test('others are not locked', () => {
    const lockout = createLockout(() => time);
    failTimes(lockout, 5);
    lockout.check('bert');
  });

  test('success or fifteen minutes without attempts resets the failure count', () => {
    const lockout = createLockout(() => time);
    failTimes(lockout, 4);
    lockout.succeeded('anna');
    lockout.failed('anna');
    lockout.check('anna');

    failTimes(lockout, 4);
    time += 15 * minute;
    lockout.check('anna');
    lockout.failed('anna');
    lockout.check('anna');
  });
});

test('five wrong codes an hour, then none until the hour is over', () => {
  let time = 0;
  const limit = createHourlyLimit(() => time);
  for (let count = 0; count < 5; count++) {
    limit.check('anna');
    limit.failed('anna');
    time += minute;
  }
  expect(() => limit.check('anna')).toThrow(exceeded);
  limit.check('bert');
  time = 60 * minute - 1;
  expect(() => limit.check('anna')).toThrow(exceeded);
  time = 60 * minute;
  limit.check('anna');
});

test('a right code resets the count', () => {
  const limit = createHourlyLimit(() => 0);
  for (let count = 0; count < 4; count++) limit.failed('anna');
  limit.succeeded('anna');
  limit.failed('anna');
  limit.check('anna');
});

test('failures of invented accounts and subjects are removed in time', () => {
  let time = 1_800_000_000_000;
  const lockout = createLockout(() => time);
  const limit = createHourlyLimit(() => time);
  const guess = (from: number) => {
    for (let name = from; name < from + 100; name++) {
      lockout.check(`name${name}`);
      lockout.failed(`name${name}`);
      limit.check(`name${name}`);
      limit.failed(`name${name}`);
    }
  };
  guess(0);
  expect([lockout.size, limit.size]).toEqual([100, 100]);
  time += 60 * minute;
  guess(100);
  expect([lockout.size, limit.size]).toEqual([100, 100]);
});
