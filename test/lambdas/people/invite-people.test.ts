import type { InvitationInput } from '../../../graphql/generated/schema';
import { maxInvitations } from '../../../graphql/people';
import { invitePeople } from '../../../lambdas/people/invite-people';
import { fakeServices } from './fake-services';

let services: ReturnType<typeof fakeServices>;
const invite = (...invitations: InvitationInput[]) => invitePeople(services.context, { invitations });

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  services = fakeServices();
  services.add('ann', ['admin']);
  for (const method of ['info', 'warn', 'error'] as const) jest.spyOn(console, method).mockImplementation();
});

test('each row is answered by itself, in its place', async () => {
  const answers = await invite(
    { email: ' eva@example.nl ', role: 'editor' },
    { email: 'not an address', role: 'viewer' },
    { email: 'ann@example.nl', role: 'viewer' },
    { email: 'EVA@example.nl', role: 'admin' },
    { email: 'finn@example.nl', role: 'admin' },
  );
  expect(answers.map(({ person, errorType }) => [person?.role, person?.state, person?.addedBy, errorType])).toEqual([
    ['editor', 'invited', 'ann@example.nl', null],
    [undefined, undefined, undefined, 'BadRequest'],
    [undefined, undefined, undefined, 'AlreadyExists'],
    [undefined, undefined, undefined, 'AlreadyExists'],
    ['admin', 'invited', 'ann@example.nl', null],
  ]);
  expect(services.rolesOf('eva')).toEqual(['editor']);
  expect(services.recordOf('finn')?.addedBy).toBe('ann@example.nl');
});

test('the log says who invited whom as what, by account ids', async () => {
  await invite({ email: 'eva@example.nl', role: 'editor' }, { email: 'not an address', role: 'viewer' });
  expect(jest.mocked(console.info).mock.calls).toEqual([
    [{ people: { invited: services.account('eva')?.sub, caller: 'ann', role: 'editor' } }],
  ]);
});

test('a caller with AWS credentials is found by their account', async () => {
  Object.assign(services.context.caller, { email: null });
  const [answer] = await invite({ email: 'eva@example.nl', role: 'viewer' });
  expect(answer?.person?.addedBy).toBe('ann@example.nl');
});

test('an invitation whose role could not be set is reported as sent, and as without the role', async () => {
  services.fail('addToRole', 'InternalErrorException');
  const [answer] = await invite({ email: 'eva@example.nl', role: 'admin' });
  expect(answer).toMatchObject({ person: { role: 'viewer', state: 'invited' }, errorType: 'RoleNotSet' });
  expect(jest.mocked(console.info).mock.calls).toEqual([[{ people: { invited: 'eva', caller: 'ann' } }]]);
});

test('an invitation that is not recorded is still an invitation', async () => {
  services.fail('recordInviter', 'InternalServerError');
  const [answer] = await invite({ email: 'eva@example.nl', role: 'admin' });
  expect(answer).toMatchObject({ person: { role: 'admin', addedBy: null }, errorType: null });
});

test.each([
  ['LimitExceededException', 'MailLimit'],
  ['CodeDeliveryFailureException', 'MailFailed'],
  ['TooManyRequestsException', 'Throttled'],
  ['InternalErrorException', 'InternalFailure'],
])('%s of Cognito is reported as %s, and the other rows go on', async (name, errorType) => {
  services.fail('create eva@example.nl', name);
  const answers = await invite(
    { email: 'eva@example.nl', role: 'viewer' },
    { email: 'finn@example.nl', role: 'viewer' },
  );
  expect(answers.map((answer) => answer.errorType)).toEqual([errorType, null]);
});

test('too many in one call are refused before any is sent', async () => {
  const many = Array.from({ length: maxInvitations + 1 }, (_, index): InvitationInput => {
    return { email: `p${index}@example.nl`, role: 'viewer' };
  });
  await expect(invite(...many)).rejects.toThrow('at most 50 invitations and this one has 51');
  expect(services.calls).toEqual([]);
});

test('a call may send as many as that', async () => {
  const many = Array.from({ length: maxInvitations }, (_, index): InvitationInput => {
    return { email: `p${index}@example.nl`, role: 'viewer' };
  });
  expect((await invite(...many)).every(({ errorType }) => errorType === null)).toBe(true);
});
