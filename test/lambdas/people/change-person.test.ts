import { answerCall } from '../../../lambdas/people/answer-call';
import { fakeServices } from './fake-services';

let services: ReturnType<typeof fakeServices>;
const ask = (field: string, given: Record<string, unknown>, sub = 'ann') =>
  answerCall({ field, arguments: given, caller: { sub, email: `${sub}@example.nl` } }, services.context);

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation();
  services = fakeServices();
  services.add('ann', ['admin']);
  services.add('bob', ['admin']);
  services.add('cas', ['editor']);
  services.add('dee', []);
});

describe('setPersonRole', () => {
  test.each(['viewer', 'editor', 'admin'] as const)('leaves a person with the role of %s alone', async (role) => {
    for (const sub of ['bob', 'cas', 'dee']) {
      expect(await ask('setPersonRole', { sub, role })).toEqual({ value: expect.objectContaining({ sub, role }) });
      expect(services.rolesOf(sub)).toEqual([role]);
    }
  });

  test('adds the new role before it removes the old one, so that a failure leaves no one without a role', async () => {
    services.fail('removeFromRole', 'InternalErrorException');
    await expect(ask('setPersonRole', { sub: 'cas', role: 'viewer' })).rejects.toThrow();
    expect(services.rolesOf('cas')).toEqual(['editor', 'viewer']);
  });

  test('no change of a person is made while a role may be changing', async () => {
    services.lease(1_000_000_000);
    for (const field of ['setPersonRole', 'disablePerson', 'removePerson']) {
      expect(await ask(field, { sub: 'cas', role: 'viewer' })).toMatchObject({ refusal: { errorType: 'Busy' } });
    }
    expect(services.rolesOf('cas')).toEqual(['editor']);
  });

  test('two admins who give different roles at the same moment leave one of them', async () => {
    await Promise.all(
      (['viewer', 'admin'] as const).map((role, index) =>
        ask('setPersonRole', { sub: 'cas', role }, ['ann', 'bob'][index] as string),
      ),
    );
    expect(services.rolesOf('cas')).toHaveLength(1);
    expect(services.leased()).toBe(0);
  });

  test('an unknown account is refused', async () => {
    expect(await ask('setPersonRole', { sub: 'nobody', role: 'viewer' })).toEqual({
      refusal: { errorType: 'NotFound', message: expect.stringContaining('no longer exists') },
    });
  });
});

describe.each([
  ['setPersonRole', { role: 'viewer' }],
  ['disablePerson', {}],
  ['removePerson', {}],
])('%s and admins', (field, given) => {
  const changes = () => services.calls.filter((call) => /^(addToRole|removeFromRole|disable|deleteAccount)/.test(call));

  test('one of two admins loses the role', async () => {
    expect(await ask(field, { ...given, sub: 'bob' })).toEqual({ value: expect.objectContaining({ sub: 'bob' }) });
    expect(services.leased()).toBe(0);
  });

  test.each([
    ['was invited and has not signed in', () => services.add('bob', ['admin'], 'FORCE_CHANGE_PASSWORD')],
    ['is disabled', () => services.context.pool.disable('bob')],
  ])('the last admin stays when the other one %s', async (_state, prepare) => {
    await prepare();
    services.calls.length = 0;
    expect(await ask(field, { ...given, sub: 'ann', ownAccount: true })).toEqual({
      refusal: { errorType: 'LastAdmin', message: expect.stringContaining('Make somebody else admin first') },
    });
    expect(changes()).toEqual([]);
    expect(services.leased()).toBe(0);
  });

  test('changes the caller’s own account only with ownAccount', async () => {
    expect(await ask(field, { ...given, sub: 'ann' })).toEqual({
      refusal: { errorType: 'OwnAccount', message: expect.stringContaining('This is your own account') },
    });
    expect(changes()).toEqual([]);
    expect(await ask(field, { ...given, sub: 'ann', ownAccount: true })).toHaveProperty('value');
  });

  test('of two admins who do it to each other at the same moment, one stays', async () => {
    const answers = await Promise.all([
      ask(field, { ...given, sub: 'bob' }, 'ann'),
      ask(field, { ...given, sub: 'ann' }, 'bob'),
    ]);
    expect(answers.map(({ refusal }) => refusal?.errorType).sort()).toEqual(['LastAdmin', undefined]);
  });

  test('a lease of another call ends in a refusal, an expired one is acquired', async () => {
    services.lease(1_000_000_000);
    expect((await ask(field, { ...given, sub: 'bob' })).refusal?.errorType).toBe('Busy');
    expect(changes()).toEqual([]);
    services.lease(999_999);
    expect(await ask(field, { ...given, sub: 'bob' })).toHaveProperty('value');
  });
});

test('who is disabled is signed out as well, and can be enabled again', async () => {
  expect(await ask('disablePerson', { sub: 'cas' })).toEqual({ value: expect.objectContaining({ state: 'disabled' }) });
  expect(services.calls.filter((call) => /^(disable|signOut)/.test(call))).toEqual(['disable cas', 'signOut cas']);
  expect(await ask('enablePerson', { sub: 'cas' })).toEqual({ value: expect.objectContaining({ state: 'confirmed' }) });
});

test('a removed person is answered as they were, and the record goes too', async () => {
  services.record('cas', { lastSignInAt: '2026-11-01T10:00:00.000Z', addedBy: 'ann@example.nl' });
  expect(await ask('removePerson', { sub: 'cas' })).toEqual({
    value: expect.objectContaining({ email: 'cas@example.nl', role: 'editor', addedBy: 'ann@example.nl' }),
  });
  expect(services.account('cas')).toBeUndefined();
  expect(services.recordOf('cas')).toBeUndefined();
  expect(services.calls).toContain('markSettingsDeleted cas');
});

describe('deleteMyAccount', () => {
  const deleted = () => services.calls.filter((call) => /^(markSettingsDeleted|deleteRecord|deleteAccount)/.test(call));

  test('deletes the data about the caller, and then the account', async () => {
    expect(await ask('deleteMyAccount', {}, 'cas')).toEqual({ value: expect.objectContaining({ sub: 'cas' }) });
    expect(deleted()).toEqual(['markSettingsDeleted cas', 'deleteRecord cas', 'deleteAccount cas']);
  });

  test('affects only the caller', async () => {
    await ask('deleteMyAccount', { sub: 'dee' }, 'cas');
    expect([services.account('cas'), services.account('dee')?.sub]).toEqual([undefined, 'dee']);
  });

  test('a dry run deletes nothing, and says why it would be refused', async () => {
    expect(await ask('deleteMyAccount', { dryRun: true }, 'cas')).toHaveProperty('value');
    await services.context.pool.disable('bob');
    expect((await ask('deleteMyAccount', { dryRun: true })).refusal?.errorType).toBe('LastAdmin');
    expect(deleted()).toEqual([]);
  });

  test('the last admin keeps account and settings', async () => {
    await services.context.pool.disable('bob');
    expect((await ask('deleteMyAccount', {})).refusal?.errorType).toBe('LastAdmin');
    expect(deleted()).toEqual([]);
  });

  test('the account stays, for another attempt, if its data cannot be deleted', async () => {
    services.fail('markSettingsDeleted', 'InternalServerError');
    await expect(ask('deleteMyAccount', {}, 'cas')).rejects.toThrow('InternalServerError');
    expect(services.account('cas')?.sub).toBe('cas');
  });
});

test('the account stays, for another attempt, if the data of a removed person cannot be deleted', async () => {
  services.fail('deleteRecord', 'InternalServerError');
  await expect(ask('removePerson', { sub: 'cas' })).rejects.toThrow('InternalServerError');
  expect(services.account('cas')?.sub).toBe('cas');
});

test('an invitation is sent again to those only who have not signed in', async () => {
  services.add('eva', [], 'FORCE_CHANGE_PASSWORD');
  expect(await ask('resendInvitation', { sub: 'eva' })).toEqual({
    value: expect.objectContaining({ state: 'invited' }),
  });
  expect((await ask('resendInvitation', { sub: 'cas' })).refusal?.errorType).toBe('NotInvited');
  await services.context.pool.disable('eva');
  expect((await ask('resendInvitation', { sub: 'eva' })).refusal?.message).toMatch(/Enable the account first/);
});

test('the log names accounts by their ids, and the reason of a refusal', async () => {
  await ask('signOutPerson', { sub: 'cas' });
  await ask('removePerson', { sub: 'ann' });
  expect(jest.mocked(console.info).mock.calls).toEqual([
    [{ people: { field: 'signOutPerson', caller: 'ann', sub: 'cas' } }],
    [{ people: { field: 'removePerson', caller: 'ann', sub: 'ann', refused: 'OwnAccount' } }],
  ]);
});

test('the log says which role was given, and that a deletion was only tried out', async () => {
  await ask('setPersonRole', { sub: 'cas', role: 'editor' });
  services.add('bob', ['admin']);
  await ask('deleteMyAccount', { dryRun: true });
  await ask('deleteMyAccount', {});
  expect(jest.mocked(console.info).mock.calls).toEqual([
    [{ people: { field: 'setPersonRole', caller: 'ann', sub: 'cas', role: 'editor' } }],
    [{ people: { field: 'deleteMyAccount', caller: 'ann', dryRun: true } }],
    [{ people: { field: 'deleteMyAccount', caller: 'ann' } }],
  ]);
});

test('a failure of Cognito stays an error; throttling is a refusal that says to try again', async () => {
  services.fail('signOut', 'InternalErrorException');
  await expect(ask('signOutPerson', { sub: 'cas' })).rejects.toThrow('InternalErrorException');
  services.fail('signOut', 'TooManyRequestsException');
  expect((await ask('signOutPerson', { sub: 'cas' })).refusal).toMatchObject({ errorType: 'Throttled' });
});
