import { createPersonRecords } from '../../../lambdas/people/person-records';
import { recordAdminCheck, recordSignIn } from '../../../lambdas/post-authentication/record-sign-in';
import { startPeopleTable } from '../people/people-table';

const now = new Date('2026-11-23T10:00:00Z');
const warnings = () => jest.mocked(console.warn).mock.calls.map(([entry]) => entry);

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('the sign-in is written, and whether the account was checked; who added the person stays', async () => {
  const table = await startPeopleTable();
  const people = createPersonRecords(table.client, table.tableName);
  await people.recordInviter('cas', 'ann@example.nl');
  expect(await recordSignIn(table.client, table.tableName, 'cas', now)).toBe(true);
  expect(await recordSignIn(table.client, table.tableName, 'cas', now)).toBe(true);
  await recordAdminCheck(table.client, table.tableName, 'cas', now);
  expect(await recordSignIn(table.client, table.tableName, 'cas', now)).toBe(false);
  expect((await people.read(['cas'])).get('cas')).toEqual({
    lastSignInAt: '2026-11-23T10:00:00.000Z',
    addedBy: 'ann@example.nl',
  });
  expect(warnings()).toEqual([]);
  await table.close();
});

test.each([
  [
    'a table that refuses',
    'People',
    'cas',
    () => Promise.reject(Object.assign(new Error(), { name: 'Refused' })),
    'Refused',
  ],
  ['no table', undefined, 'cas', () => Promise.resolve({}), 'NoTableName'],
  ['no account', 'People', undefined, () => Promise.resolve({}), 'NoSub'],
])('a sign-in continues with %s, which is logged', async (_case, table, sub, send, name) => {
  expect(await recordSignIn({ send }, table, sub, now)).toBe(false);
  await recordAdminCheck({ send }, table, sub, now);
  expect(warnings()).toEqual([{ signInNotRecorded: name }, { adminCheckNotRecorded: name }]);
});

test('a table that does not answer delays a sign-in by about a second', async () => {
  jest.useFakeTimers();
  const done = recordSignIn({ send: () => new Promise(() => {}) }, 'People', 'cas', now);
  await jest.advanceTimersByTimeAsync(1_000);
  await done;
  expect(warnings()).toEqual([{ signInNotRecorded: 'TooLate' }]);
  jest.useRealTimers();
});
