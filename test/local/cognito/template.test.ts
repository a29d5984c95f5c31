import { AssemblyError } from '../../../local/assembly/types';
import { removeDirectory, runCognito, signInByPassword, temporaryDirectory } from './running-cognito';
import { allResources, clientId, identityPool, poolId, roleAttachment, userPool, webClient } from './template-fixtures';

const directory = temporaryDirectory();
afterAll(() => removeDirectory(directory));

const start = (resources = allResources()) => runCognito(resources, directory);

async function logOf(resources: Parameters<typeof start>[0]): Promise<string[]> {
  const cognito = await start(resources);
  await cognito.close();
  return cognito.log;
}

test('every setting of a pool like Polder’s is supported', async () => {
  expect(await logOf(allResources())).toEqual([]);
});

test('both services name their resource types', async () => {
  const cognito = await start();
  expect(cognito.userPools.resourceTypes).toEqual([
    'AWS::Cognito::UserPool',
    'AWS::Cognito::UserPoolClient',
    'AWS::Cognito::UserPoolGroup',
  ]);
  await cognito.close();
});

describe('an unsupported setting that changes who may sign in stops the start', () => {
  test.each([
    ['MFA', userPool({ MfaConfiguration: 'OPTIONAL' }), 'the local cloud does not run MFA'],
    ['other triggers', userPool({ LambdaConfig: { PreTokenGeneration: 'arn' } }), 'triggers (PreTokenGeneration)'],
    ['telephone', userPool({ UsernameAttributes: ['email', 'phone_number'] }), 'telephone'],
    ['aliases', userPool({ AliasAttributes: ['email'] }), 'AliasAttributes'],
    ['links', userPool({ VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_LINK' } }), 'by link'],
    ['passkeys', userPool({ Policies: { SignInPolicy: { AllowedFirstAuthFactors: ['WEB_AUTHN'] } } }), 'WEB_AUTHN'],
    ['client secrets', webClient({ GenerateSecret: true }), 'secret'],
    ['rotation', webClient({ RefreshTokenRotation: { Feature: 'ENABLED' } }), 'rotation'],
    ['an unknown pool', webClient({ UserPoolId: 'eu-west-1_Nowhere' }), 'eu-west-1_Nowhere'],
    [
      'other providers',
      identityPool({ SupportedLoginProviders: { 'accounts.google.com': 'x' } }),
      'accounts.google.com',
    ],
    ['role rules', roleAttachment({ RoleMappings: { x: { Type: 'Rules' } } }), 'RoleMappings'],
    [
      'a mapping that AWS refuses',
      roleAttachment({ RoleMappings: { x: { Type: 'Token' } } }),
      'AmbiguousRoleResolution',
    ],
  ])('%s', async (_what, resource, message) => {
    const others = allResources().filter(({ type }) => type !== resource.type);
    const starting = start([...others, resource]);
    await expect(starting).rejects.toThrow(AssemblyError);
    await expect(starting).rejects.toThrow(message);
    await expect(starting).rejects.toThrow(`Test/${resource.ref}`);
  });
});

test('settings that only take effect on AWS are logged at start', async () => {
  const log = await logOf([
    userPool({
      DeviceConfiguration: {},
      UserPoolTags: { a: 'b' },
      Policies: { PasswordPolicy: { PasswordHistorySize: 3 } },
    }),
    webClient({
      ReadAttributes: ['email'],
      ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH', 'ALLOW_USER_SRP_AUTH'],
      SupportedIdentityProviders: ['COGNITO', 'Google'],
    }),
    identityPool({ AllowClassicFlow: true, IdentityPoolTags: [] }),
    roleAttachment(),
  ]);
  expect(log).toEqual([
    `Test/${poolId}: the local cloud does not run DeviceConfiguration.`,
    `Test/${poolId}: the local cloud does not keep a password history.`,
    `Test/${clientId}: the local cloud does not run ReadAttributes.`,
    `Test/${clientId}: the local cloud does not run ALLOW_CUSTOM_AUTH, Google.`,
    expect.stringContaining('does not run AllowClassicFlow.'),
  ]);
});

test('pools are separate: each has its own policy, accounts and tokens', async () => {
  const strict = { Policies: { PasswordPolicy: { MinimumLength: 12, RequireNumbers: true } } };
  const cognito = await start([
    userPool(),
    webClient(),
    userPool(strict, 'eu-west-1_Strict'),
    webClient({ UserPoolId: 'eu-west-1_Strict', AccessTokenValidity: 5 }, 'strictclient'),
  ]);
  expect(cognito.userPools.ensureConfirmedUser(poolId, 'anna@example.nl', 'achttekens')).toBe(true);
  expect(() => cognito.userPools.ensureConfirmedUser('eu-west-1_Strict', 'anna@example.nl', 'achttekens')).toThrow(
    'Password not long enough',
  );
  cognito.userPools.ensureConfirmedUser('eu-west-1_Strict', 'bert@example.nl', 'twaalf tekens 1');

  expect(await signInByPassword(cognito, 'bert@example.nl', 'twaalf tekens 1')).toMatchObject({
    __type: 'NotAuthorizedException',
  });
  const bert = await signInByPassword(cognito, 'bert@example.nl', 'twaalf tekens 1', 'strictclient');
  expect(bert.ExpiresIn).toBe(300);
  expect(cognito.userPools.verify('eu-west-1_Strict', bert.IdToken)).toMatchObject({ email: 'bert@example.nl' });
  expect(() => cognito.userPools.verify(poolId, bert.IdToken)).toThrow('Invalid Access Token');
  await cognito.close();
});

test('a pool without email sign-in takes user names', async () => {
  const cognito = await runCognito([userPool({ UsernameAttributes: undefined }), webClient()]);
  const signUp = (username: string, email?: string) =>
    cognito.call('SignUp', {
      ClientId: clientId,
      Username: username,
      Password: 'achttekens',
      UserAttributes: email ? [{ Name: 'email', Value: email }] : [],
    });
  expect(await signUp('anna')).toMatchObject({
    message: 'Attributes did not conform to the schema: email: The attribute is required',
  });
  expect(await signUp('anna', 'anna@example.nl')).toMatchObject({ UserConfirmed: false });
  expect(await signUp('Anna', 'other@example.nl')).toMatchObject({ message: 'User already exists' });
  await cognito.call('ConfirmSignUp', {
    ClientId: clientId,
    Username: 'anna',
    ConfirmationCode: cognito.codeFor('anna@example.nl'),
  });
  const tokens = await signInByPassword(cognito, 'ANNA');
  expect(cognito.userPools.verify(poolId, tokens.IdToken)).toMatchObject({ 'cognito:username': 'anna' });
  await cognito.close();
});

test('capitals count where the template does not say otherwise', async () => {
  const cognito = await runCognito([userPool({ UsernameConfiguration: undefined }), webClient()]);
  cognito.userPools.ensureConfirmedUser(poolId, 'Anna@example.nl', 'achttekens');
  expect(await signInByPassword(cognito, 'anna@example.nl')).toMatchObject({ __type: 'NotAuthorizedException' });
  expect(await signInByPassword(cognito, 'Anna@example.nl')).toHaveProperty('IdToken');
  await cognito.close();
});

test('a pool without self-registration', async () => {
  const cognito = await start([userPool({ AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } }), webClient()]);
  const answer = await cognito.call('SignUp', { ClientId: clientId, Username: 'x@example.nl', Password: 'achttekens' });
  expect(answer).toEqual({
    __type: 'NotAuthorizedException',
    message: 'SignUp is not permitted for this user pool',
  });
  await cognito.close();
});

test.each([
  ['USER_SRP_AUTH', 'USER_SRP_AUTH is not enabled for the client.'],
  ['USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH flow not enabled for this client'],
  ['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN_AUTH flow not enabled for this client'],
  ['CUSTOM_AUTH', 'CUSTOM_AUTH flow not enabled for this client'],
])('the flow %s is refused to a client that does not have it', async (flow, message) => {
  const cognito = await start([userPool(), webClient({ ExplicitAuthFlows: ['ALLOW_USER_AUTH'] })]);
  const answer = await cognito.call('InitiateAuth', { AuthFlow: flow, ClientId: clientId, AuthParameters: {} });
  expect(answer).toEqual({ __type: 'InvalidParameterException', message });
  await cognito.close();
});
