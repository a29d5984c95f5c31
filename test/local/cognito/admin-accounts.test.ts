import {
  type Answer,
  anna,
  callFor,
  cognitoPerTest,
  password,
  type RunningCognito,
  refusal,
  signInByPassword,
  wrongCode,
} from './running-cognito';
import { clientId, identityPoolId, poolId, provider, userPool, webClient } from './template-fixtures';

const { runWithAnna } = cognitoPerTest();
const disabled = refusal('NotAuthorizedException', 'User is disabled.');
const revoked = refusal('NotAuthorizedException', 'Access Token has been revoked');
let cognito: RunningCognito;
beforeEach(async () => {
  cognito = await runWithAnna();
});

const callAsAdmin = (operation: string, input: object = {}): Promise<Answer> =>
  cognito.callSigned(operation, { UserPoolId: poolId, Username: anna, ...input });
const refresh = (RefreshToken: string) =>
  cognito.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken });
const attribute = async (name: string, Username = anna) =>
  (await callAsAdmin('AdminGetUser', { Username })).UserAttributes.find(({ Name }: Answer) => Name === name)?.Value;
const update = (attributes: Record<string, string>) =>
  callAsAdmin('AdminUpdateUserAttributes', {
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });

test('a disabled person can neither sign in nor use any token, until enabled', async () => {
  const { IdToken, AccessToken, RefreshToken } = await signInByPassword(cognito, anna);
  expect(await callAsAdmin('AdminDisableUser')).toEqual({});
  expect(await callAsAdmin('AdminGetUser')).toMatchObject({ Enabled: false, UserStatus: 'CONFIRMED' });
  expect(await signInByPassword(cognito, anna)).toEqual(disabled);
  expect(await signInByPassword(cognito, anna, 'something else')).toMatchObject({
    message: 'Incorrect username or password.',
  });
  expect(await refresh(RefreshToken)).toEqual(disabled);
  expect(await cognito.call('GetUser', { AccessToken })).toEqual(revoked);
  const identity = { IdentityPoolId: identityPoolId, Logins: { [provider]: IdToken } };
  expect(await cognito.callIdentity('GetId', identity)).toEqual(refusal('NotAuthorizedException', 'Token is inactive'));
  expect((await callAsAdmin('ListUsers', { Filter: 'status = "Disabled"' })).Users).toHaveLength(1);

  expect(await callAsAdmin('AdminEnableUser')).toEqual({});
  expect(await callAsAdmin('AdminGetUser')).toMatchObject({ Enabled: true });
  expect(await signInByPassword(cognito, anna)).toHaveProperty('IdToken');
});

describe('the codes of a disabled person', () => {
  const disable = () => callAsAdmin('AdminDisableUser');

  test('are answered as those of nobody, where the client must not find out', async () => {
    await callFor(cognito, 'ForgotPassword', anna);
    const input = { ConfirmationCode: cognito.codeFor(anna), Password: 'nieuw wachtwoord' };
    await disable();
    cognito.mails.length = 0;
    const simulated = { CodeDeliveryDetails: expect.objectContaining({ Destination: 'A***@e***' }) };
    expect(await callFor(cognito, 'ForgotPassword', anna)).toEqual(simulated);
    expect(await callFor(cognito, 'ResendConfirmationCode', anna)).toEqual(simulated);
    expect(cognito.mails).toEqual([]);
    expect(await cognito.call('ConfirmForgotPassword', { ClientId: clientId, Username: anna, ...input })).toEqual(
      wrongCode,
    );
  });

  test('are refused where it may', async () => {
    cognito = await runWithAnna([userPool(), webClient({ PreventUserExistenceErrors: 'LEGACY' })]);
    await disable();
    expect(await callFor(cognito, 'ForgotPassword', anna)).toEqual(disabled);
  });
});

test('an administrator ends all sessions of a person', async () => {
  const first = await signInByPassword(cognito, anna);
  const second = await signInByPassword(cognito, anna);
  expect(await callAsAdmin('AdminUserGlobalSignOut')).toEqual({});
  for (const { RefreshToken, AccessToken } of [first, second]) {
    expect(await refresh(RefreshToken)).toEqual(refusal('NotAuthorizedException', 'Refresh Token has been revoked'));
    expect(await cognito.call('GetUser', { AccessToken })).toEqual(revoked);
  }
  expect(await signInByPassword(cognito, anna)).toHaveProperty('IdToken');
});

test('an administrator changes attributes', async () => {
  expect(await update({ name: 'Anna de Vries' })).toEqual({});
  expect(await attribute('name')).toBe('Anna de Vries');
  expect(await update({ name: '' })).toEqual({});
  expect(await attribute('name')).toBeUndefined();
  expect(await update({ shoe: '43' })).toMatchObject({ __type: 'InvalidParameterException' });
});

test('a new address takes effect immediately only when said to be verified', async () => {
  await update({ email: 'anna@elsewhere.nl' });
  expect(await attribute('email')).toBe(anna);
  expect(cognito.mails.at(-1)?.to).toBe('anna@elsewhere.nl');
  await update({ email: 'anna@elsewhere.nl', email_verified: 'true' });
  expect(await attribute('email', 'anna@elsewhere.nl')).toBe('anna@elsewhere.nl');
  expect(await attribute('email_verified', 'anna@elsewhere.nl')).toBe('true');
  expect(await signInByPassword(cognito, 'anna@elsewhere.nl')).toHaveProperty('IdToken');
});

test('no address of another person', async () => {
  cognito.userPools.ensureConfirmedUser(poolId, 'bert@example.nl', password);
  expect(await update({ email: 'bert@example.nl', email_verified: 'true' })).toEqual(
    refusal('AliasExistsException', 'An account with the email already exists.'),
  );
});

test.each(['AdminDisableUser', 'AdminEnableUser', 'AdminUserGlobalSignOut', 'AdminUpdateUserAttributes'])(
  '%s of an unknown user is refused, and needs permission',
  async (operation) => {
    const input = { UserPoolId: poolId, Username: 'nobody@example.nl' };
    expect(await cognito.callSigned(operation, input)).toEqual(
      refusal('UserNotFoundException', 'User does not exist.'),
    );
    expect(await cognito.call(operation, input)).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  },
);
