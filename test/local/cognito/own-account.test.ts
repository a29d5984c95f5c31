import {
  anna,
  cognitoPerTest,
  confirmSignUp,
  limitExceeded,
  password,
  type RunningCognito,
  refusal,
  signInByPassword,
  signUp,
  wrongCode,
  wrongCodeInsteadOf,
  wrongCredentials,
} from './running-cognito';
import { poolId, userPool, webClient } from './template-fixtures';

const { run, runWithAnna } = cognitoPerTest();

describe('one’s own account', () => {
  const attributesOf = async (cognito: RunningCognito, token: string): Promise<Record<string, string>> => {
    const { UserAttributes } = await cognito.call('GetUser', { AccessToken: token });
    return Object.fromEntries(UserAttributes.map(({ Name, Value }: { Name: string; Value: string }) => [Name, Value]));
  };
  const update = (cognito: RunningCognito, token: string, Name: string, Value: string) =>
    cognito.call('UpdateUserAttributes', { AccessToken: token, UserAttributes: [{ Name, Value }] });
  const verifyEmail = (cognito: RunningCognito, token: string, code: string) =>
    cognito.call('VerifyUserAttribute', { AccessToken: token, AttributeName: 'email', Code: code });

  test('a new address takes effect once its code is entered', async () => {
    const cognito = await runWithAnna();
    const { AccessToken: token } = await signInByPassword(cognito, anna);
    const { CodeDeliveryDetailsList } = await update(cognito, token, 'email', 'new@example.nl');
    expect(CodeDeliveryDetailsList).toMatchObject([{ Destination: 'n***@e***' }]);
    expect(await attributesOf(cognito, token)).toMatchObject({ email: anna, email_verified: 'true' });
    expect(await signInByPassword(cognito, 'new@example.nl')).toEqual(wrongCredentials);

    await cognito.call('GetUserAttributeVerificationCode', { AccessToken: token, AttributeName: 'email' });
    expect(await verifyEmail(cognito, token, wrongCodeInsteadOf(cognito.codeFor('new@example.nl')))).toEqual(wrongCode);
    expect(await verifyEmail(cognito, token, cognito.codeFor('new@example.nl'))).toEqual({});
    expect(await attributesOf(cognito, token)).toMatchObject({ email: 'new@example.nl', email_verified: 'true' });
    expect(await signInByPassword(cognito, 'new@example.nl')).toHaveProperty('IdToken');
    expect(await signInByPassword(cognito, anna)).toEqual(wrongCredentials);
  });

  test('without that setting it takes effect immediately, unverified', async () => {
    const cognito = await runWithAnna([userPool({ UserAttributeUpdateSettings: undefined }), webClient()]);
    const { AccessToken: token } = await signInByPassword(cognito, anna);
    await update(cognito, token, 'email', 'new@example.nl');
    expect(await attributesOf(cognito, token)).toMatchObject({ email: 'new@example.nl', email_verified: 'false' });
    await verifyEmail(cognito, token, cognito.codeFor('new@example.nl'));
    expect(await attributesOf(cognito, token)).toMatchObject({ email_verified: 'true' });
  });

  test('an address of another account is refused, also when taken before verification', async () => {
    const cognito = await runWithAnna();
    cognito.userPools.ensureConfirmedUser(poolId, 'bert@example.nl', password);
    const { AccessToken: token } = await signInByPassword(cognito, anna);
    const taken = refusal('AliasExistsException', 'An account with the email already exists.');
    expect(await update(cognito, token, 'email', 'BERT@example.nl')).toEqual(taken);
    await update(cognito, token, 'email', 'carla@example.nl');
    const code = cognito.codeFor('carla@example.nl');
    cognito.userPools.ensureConfirmedUser(poolId, 'carla@example.nl', password);
    expect(await verifyEmail(cognito, token, code)).toEqual(taken);
  });

  test('other attributes change immediately; those that Cognito sets cannot be changed', async () => {
    const schema = [
      { Name: 'email', Required: true, Mutable: true },
      { Name: 'team', Mutable: false },
    ];
    const cognito = await run([userPool({ Schema: schema }), webClient()]);
    await signUp(cognito, anna, password, [['custom:team', 'blauw']]);
    await confirmSignUp(cognito, anna, cognito.codeFor(anna));
    const { AccessToken: token } = await signInByPassword(cognito, anna);
    expect(await update(cognito, token, 'name', 'Anna')).toEqual({ CodeDeliveryDetailsList: [] });
    expect(await attributesOf(cognito, token)).toMatchObject({ name: 'Anna', 'custom:team': 'blauw' });
    await update(cognito, token, 'name', '');
    expect(await attributesOf(cognito, token)).not.toHaveProperty('name');
    expect(await update(cognito, token, 'custom:team', 'rood')).toMatchObject({ __type: 'InvalidParameterException' });
    expect(await update(cognito, token, 'sub', 'x')).toMatchObject({ __type: 'NotAuthorizedException' });
    expect(await update(cognito, token, 'email', '')).toMatchObject({ __type: 'InvalidParameterException' });
  });

  test('changing the password needs the current one', async () => {
    const cognito = await runWithAnna();
    const { AccessToken } = await signInByPassword(cognito, anna);
    const change = (PreviousPassword: string, ProposedPassword = 'nieuw wachtwoord') =>
      cognito.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
    expect(await change(password, 'kort')).toMatchObject({ __type: 'InvalidPasswordException' });
    expect(await change('iets anders')).toEqual(wrongCredentials);
    const modified = async () =>
      (await cognito.callSigned('AdminGetUser', { UserPoolId: poolId, Username: anna })).UserLastModifiedDate;
    const before = await modified();
    cognito.later(60_000);
    expect(await change(password)).toEqual({});
    expect(await modified()).toBeGreaterThan(before);
    expect(await signInByPassword(cognito, anna, 'nieuw wachtwoord')).toHaveProperty('IdToken');
    for (let count = 0; count < 5; count++) await change('iets anders');
    expect(await change('nieuw wachtwoord')).toEqual(limitExceeded);
  });

  test('a deleted account is gone, with its tokens; its address is free', async () => {
    const cognito = await runWithAnna();
    const { AccessToken } = await signInByPassword(cognito, anna);
    expect(await cognito.call('DeleteUser', { AccessToken })).toEqual({});
    expect(await cognito.call('GetUser', { AccessToken })).toMatchObject({ __type: 'NotAuthorizedException' });
    expect(await signInByPassword(cognito, anna)).toEqual(wrongCredentials);
    expect(await signUp(cognito)).toHaveProperty('UserSub');
  });
});

describe('a ready-made account', () => {
  test('is created once and then not changed', async () => {
    const cognito = await runWithAnna();
    expect(cognito.userPools.ensureConfirmedUser(poolId, anna.toLowerCase(), 'another password')).toBe(false);
    expect(await signInByPassword(cognito, anna)).toHaveProperty('IdToken');
    expect(cognito.mails).toEqual([]);
  });

  test('needs a pool', async () => {
    const cognito = await run();
    expect(() => cognito.userPools.ensureConfirmedUser('eu-west-1_Nowhere', anna, password)).toThrow(
      'No template defines user pool eu-west-1_Nowhere.',
    );
  });
});
