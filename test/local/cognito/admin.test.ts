import { createCredentialIssuer } from '../../../local/iam/credentials';
import {
  type Answer,
  cognitoPerTest,
  type RunningCognito,
  refusal,
  runCognito,
  signInByPassword,
} from './running-cognito';
import { srpClient } from './srp-client';
import { allResources, clientId, poolId, userPool } from './template-fixtures';

const { runWithAnna } = cognitoPerTest();
const bea = 'bea@example.nl';
const day = 24 * 60 * 60_000;
let cognito: RunningCognito;
beforeEach(async () => {
  cognito = await runWithAnna();
});

const callAsAdmin = (operation: string, input: object = {}): Promise<Answer> =>
  cognito.callSigned(operation, { UserPoolId: poolId, ...input });
const invite = (input: object = {}) =>
  callAsAdmin('AdminCreateUser', { Username: bea, DesiredDeliveryMediums: ['EMAIL'], ...input });

async function beginBySrp(secret: string): Promise<Answer> {
  const client = srpClient('Accounts');
  const { ChallengeParameters } = await cognito.call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: clientId,
    AuthParameters: { USERNAME: bea, SRP_A: client.SRP_A },
  });
  return cognito.call('RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: client.answer(ChallengeParameters, secret),
  });
}
const choose = (Session: string, newPassword: string, USERNAME = bea) =>
  cognito.call('RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session,
    ChallengeResponses: { USERNAME, NEW_PASSWORD: newPassword },
  });

test('an invitation creates an account with a temporary password, and mails it', async () => {
  const { User } = await invite({ UserAttributes: [{ Name: 'email_verified', Value: 'True' }] });
  expect(User).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
  expect(User.Attributes).toContainEqual({ Name: 'email', Value: bea });
  expect(User.Attributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  const mail = cognito.mails.at(-1);
  expect(mail).toMatchObject({ to: bea, subject: 'Your temporary password' });
  expect(mail?.text).toBe(`Your username is ${bea} and temporary password is ${mail?.code}.`);
  expect(mail?.code).toHaveLength(8);
});

test('the temporary password must be replaced at sign-in, once', async () => {
  await invite();
  const { ChallengeName, ChallengeParameters, Session } = await beginBySrp(cognito.codeFor(bea));
  expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  expect(JSON.parse(ChallengeParameters.requiredAttributes)).toEqual([]);
  expect(JSON.parse(ChallengeParameters.userAttributes)).toMatchObject({ email: bea, email_verified: 'false' });

  expect(await choose(Session, 'short')).toMatchObject({ __type: 'InvalidPasswordException' });
  expect(await choose(Session, 'mijn eigen', 'ann@example.nl')).toEqual(
    refusal('NotAuthorizedException', 'Invalid session for the user.'),
  );
  expect(await choose(Session, 'mijn eigen')).toHaveProperty('AuthenticationResult.IdToken');
  expect(await choose(Session, 'nog eentje')).toEqual(
    refusal('NotAuthorizedException', 'Invalid session for the user.'),
  );
  expect(await signInByPassword(cognito, bea, 'mijn eigen')).toHaveProperty('AccessToken');
  expect(await callAsAdmin('AdminGetUser', { Username: bea })).toMatchObject({ UserStatus: 'CONFIRMED' });
});

test('the template sets the text of the invitation and the validity of its password', async () => {
  const worded = await runCognito([
    ...allResources().filter(({ type }) => type !== 'AWS::Cognito::UserPool'),
    userPool({
      AdminCreateUserConfig: { InviteMessageTemplate: { EmailSubject: 'Welcome', EmailMessage: '{username}: {####}' } },
      Policies: { PasswordPolicy: { MinimumLength: 8, TemporaryPasswordValidityDays: 2 } },
    }),
  ]);
  const input = {
    UserPoolId: poolId,
    Username: bea,
    TemporaryPassword: 'tijdelijk',
    DesiredDeliveryMediums: ['EMAIL'],
  };
  await worded.callSigned('AdminCreateUser', input);
  expect(worded.mails.at(-1)).toMatchObject({ subject: 'Welcome', text: `${bea}: tijdelijk` });
  worded.later(2 * day);
  expect(await signInByPassword(worded, bea, 'tijdelijk')).toEqual(
    refusal('NotAuthorizedException', 'Temporary password has expired and must be reset by an administrator.'),
  );
  await worded.close();
});

test('without EMAIL among the media, or suppressed, nothing is mailed', async () => {
  await callAsAdmin('AdminCreateUser', { Username: bea });
  await invite({ Username: 'cas@example.nl', MessageAction: 'SUPPRESS' });
  expect(cognito.mails.filter(({ subject }) => subject === 'Your temporary password')).toEqual([]);
});

test('an invitation can be sent again, until the password was changed', async () => {
  expect(await invite({ MessageAction: 'RESEND' })).toEqual(refusal('UserNotFoundException', 'User does not exist.'));
  await invite();
  const first = cognito.codeFor(bea);
  expect(await invite()).toEqual(refusal('UsernameExistsException', 'User account already exists'));
  await invite({ MessageAction: 'RESEND' });
  expect(cognito.codeFor(bea)).not.toBe(first);
  await callAsAdmin('AdminSetUserPassword', { Username: bea, Password: 'mijn eigen', Permanent: true });
  expect(await invite({ MessageAction: 'RESEND' })).toEqual(
    refusal('UnsupportedUserStateException', `Resend not possible. ${bea} status is not FORCE_CHANGE_PASSWORD`),
  );
});

test('an administrator can set a permanent or a temporary password', async () => {
  await invite();
  const set = (input: object) => callAsAdmin('AdminSetUserPassword', { Username: bea, ...input });
  expect(await set({ Password: 'short' })).toMatchObject({ __type: 'InvalidPasswordException' });
  expect(await set({ Password: 'mijn eigen', Permanent: true })).toEqual({});
  expect(await signInByPassword(cognito, bea, 'mijn eigen')).toHaveProperty('IdToken');
  expect(await set({ Password: 'tijdelijk' })).toEqual({});
  expect(await signInByPassword(cognito, bea, 'tijdelijk')).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
  expect(await cognito.call('ForgotPassword', { ClientId: clientId, Username: bea })).toEqual(
    refusal('NotAuthorizedException', 'User password cannot be reset in the current state.'),
  );
});

test('users are listed, filtered, paginated and deleted', async () => {
  await invite();
  const names = async (input: object) =>
    ((await callAsAdmin('ListUsers', input)).Users as Answer[]).map(
      ({ Attributes }) => Attributes.find(({ Name }: { Name: string }) => Name === 'email').Value,
    );
  expect(await names({})).toEqual([expect.any(String), bea]);
  expect(await names({ Filter: 'email ^= "bea"' })).toEqual([bea]);
  expect(await names({ Filter: 'cognito:user_status = "CONFIRMED"' })).toHaveLength(1);
  const { PaginationToken } = await callAsAdmin('ListUsers', { Limit: 1 });
  expect(await names({ PaginationToken })).toEqual([bea]);
  expect(await callAsAdmin('ListUsers', { Filter: 'shoe = "43"' })).toMatchObject({
    __type: 'InvalidParameterException',
  });
  await callAsAdmin('AdminDeleteUser', { Username: bea });
  expect(await callAsAdmin('AdminGetUser', { Username: bea })).toEqual(
    refusal('UserNotFoundException', 'User does not exist.'),
  );
});

test('a pool is described by its template', async () => {
  expect(await callAsAdmin('DescribeUserPool')).toMatchObject({
    UserPool: {
      Id: poolId,
      Arn: `arn:aws:cognito-idp:eu-west-1:000000000000:userpool/${poolId}`,
      Policies: { PasswordPolicy: { MinimumLength: 8 } },
      EstimatedNumberOfUsers: 1,
    },
  });
});

test('only an administrator may: not unsigned, not with unknown keys, not as a role without permission', async () => {
  const input = { UserPoolId: poolId };
  expect(await cognito.call('ListUsers', input)).toEqual(
    refusal('MissingAuthenticationTokenException', 'Request is missing Authentication Token'),
  );
  const unknown = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'x' };
  expect(await cognito.callSigned('ListUsers', input, unknown)).toEqual(
    refusal('UnrecognizedClientException', 'The security token included in the request is invalid.'),
  );
  const roleArn = 'arn:aws:iam::000000000000:role/person';
  const role = createCredentialIssuer('a secret for tests').issue({ kind: 'role', roleArn }, 60);
  expect((await cognito.callSigned('ListUsers', input, role)).message).toBe(
    `User: arn:aws:sts::000000000000:assumed-role/person/local is not authorized to perform: cognito-idp:ListUsers on ` +
      `resource: arn:aws:cognito-idp:eu-west-1:000000000000:userpool/${poolId} because no identity-based policy allows ` +
      'the cognito-idp:ListUsers action',
  );
  expect(await callAsAdmin('ListUsers', { UserPoolId: 'eu-west-1_Other' })).toEqual(
    refusal('ResourceNotFoundException', 'User pool eu-west-1_Other does not exist.'),
  );
});
