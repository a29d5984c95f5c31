import { anna, cognitoPerTest, password, type RunningCognito, refusal, signInByPassword } from './running-cognito';
import {
  allResources,
  clientId,
  guestRole,
  identityPool,
  identityPoolId,
  personRole,
  poolId,
  provider,
  roleAttachment,
  userPool,
  userPoolGroup,
  webClient,
} from './template-fixtures';

const bert = 'bert@example.nl';
const cognitos = cognitoPerTest();

async function run(resources = allResources()): Promise<RunningCognito> {
  const cognito = await cognitos.run(resources);
  cognito.userPools.ensureConfirmedUser(poolId, anna, password);
  cognito.userPools.ensureConfirmedUser(poolId, bert, password);
  return cognito;
}

const loginsOf = async (cognito: RunningCognito, name: string) => ({
  [provider]: (await signInByPassword(cognito, name)).IdToken,
});
const getId = (cognito: RunningCognito, Logins: object = {}) =>
  cognito.callIdentity('GetId', { IdentityPoolId: identityPoolId, Logins });
const getCredentials = (cognito: RunningCognito, IdentityId: string, Logins?: object) =>
  cognito.callIdentity('GetCredentialsForIdentity', { IdentityId, ...(Logins && { Logins }) });
const notAuthorized = (message: string) => refusal('NotAuthorizedException', message);

test('each guest gets a new identity, with the role of guests', async () => {
  const cognito = await run();
  const { IdentityId } = await getId(cognito);
  expect(IdentityId).toMatch(/^eu-west-1:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
  expect((await getId(cognito)).IdentityId).not.toBe(IdentityId);

  const { Credentials, IdentityId: same } = await getCredentials(cognito, IdentityId);
  expect(same).toBe(IdentityId);
  const lifetime = Credentials.Expiration - Date.now() / 1000;
  expect(lifetime).toBeGreaterThan(3590);
  expect(lifetime).toBeLessThanOrEqual(3600);
  expect(cognito.issuer.lookup(Credentials.AccessKeyId, Credentials.SessionToken)).toEqual({
    secretAccessKey: Credentials.SecretKey,
    principal: { kind: 'identity', identityId: IdentityId, identityPoolId, roleArn: guestRole },
  });
});

test('a person is the same at each sign-in, with the role of people', async () => {
  const cognito = await run();
  const logins = await loginsOf(cognito, anna);
  const { IdentityId } = await getId(cognito, logins);
  expect(await getId(cognito, await loginsOf(cognito, anna))).toEqual({ IdentityId });
  expect(await getId(cognito, await loginsOf(cognito, bert))).not.toEqual({ IdentityId });

  const { Credentials } = await getCredentials(cognito, IdentityId, logins);
  const { principal } = cognito.issuer.lookup(Credentials.AccessKeyId, Credentials.SessionToken);
  expect(principal).toEqual({
    kind: 'identity',
    identityId: IdentityId,
    identityPoolId,
    provider,
    sub: cognito.userPools.verify(poolId, logins[provider]).sub,
    roleArn: personRole,
  });
});

test('a guest who signs in becomes the person', async () => {
  const cognito = await run();
  const { IdentityId: guest } = await getId(cognito);
  const logins = await loginsOf(cognito, anna);
  const { IdentityId } = await getCredentials(cognito, guest, logins);
  expect(IdentityId).not.toBe(guest);
  expect(await getId(cognito, logins)).toEqual({ IdentityId });
});

test('no user gets the credentials of another', async () => {
  const cognito = await run();
  const { IdentityId } = await getId(cognito, await loginsOf(cognito, anna));
  expect(await getCredentials(cognito, IdentityId)).toEqual(
    notAuthorized(`Access to Identity '${IdentityId}' is forbidden.`),
  );
  expect(await getCredentials(cognito, IdentityId, await loginsOf(cognito, bert))).toEqual(
    notAuthorized("Logins don't match. Please include at least one valid login for this identity or identity pool."),
  );
});

test.each(['eu-west-1:00000000-0000-0000-0000-000000000000', 'nonsense'])('%s is no identity', async (id) => {
  expect(await getCredentials(await run(), id)).toEqual(
    refusal('ResourceNotFoundException', `Identity '${id}' not found.`),
  );
});

test('a guest id stays valid after a reset of the data, as browsers store it', async () => {
  const { IdentityId } = await getId(await run());
  expect(await getCredentials(await run(), IdentityId)).toMatchObject({ IdentityId });
});

test('an unknown pool', async () => {
  const IdentityPoolId = 'eu-west-1:99999999-0000-0000-0000-000000000000';
  expect(await (await run()).callIdentity('GetId', { IdentityPoolId })).toEqual(
    refusal('ResourceNotFoundException', `IdentityPool '${IdentityPoolId}' not found.`),
  );
});

test('guests are refused where the template does not allow them', async () => {
  const { IdentityId } = await getId(await run());
  const closed = await run([
    userPool(),
    webClient(),
    identityPool({ AllowUnauthenticatedIdentities: false }),
    roleAttachment(),
  ]);
  const refused = notAuthorized('Unauthenticated access is not supported for this identity pool.');
  expect(await getId(closed)).toEqual(refused);
  expect(await getCredentials(closed, IdentityId)).toEqual(refused);
  expect(await getId(closed, await loginsOf(closed, anna))).toHaveProperty('IdentityId');
});

test('a pool without a role for them gives no credentials', async () => {
  const cognito = await run([userPool(), webClient(), identityPool()]);
  const { IdentityId } = await getId(cognito);
  expect(await getCredentials(cognito, IdentityId)).toEqual(
    refusal(
      'InvalidIdentityPoolConfigurationException',
      'Invalid identity pool configuration. Check assigned IAM roles for this pool.',
    ),
  );
});

describe('a login is refused', () => {
  const unsupported = notAuthorized('Token is not from a supported provider of this identity pool.');

  test('from a provider or a client the pool does not trust, or with an access token', async () => {
    const cognito = await run([...allResources(), webClient({}, 'otherclient')]);
    const { IdToken, AccessToken } = await signInByPassword(cognito, anna);
    expect(await getId(cognito, { 'accounts.google.com': IdToken })).toEqual(unsupported);
    expect(await getId(cognito, { [provider]: AccessToken })).toEqual(unsupported);
    const other = await signInByPassword(cognito, anna, password, 'otherclient');
    expect(await getId(cognito, { [provider]: other.IdToken })).toEqual(unsupported);
  });

  test('when forged', async () => {
    const cognito = await run();
    expect(await getId(cognito, { [provider]: 'x.y.z' })).toEqual(
      notAuthorized("Invalid login token. Couldn't verify signed token."),
    );
  });

  test('when expired', async () => {
    const cognito = await run();
    const logins = await loginsOf(cognito, anna);
    cognito.later(3_600_000);
    expect(await getId(cognito, logins)).toEqual({
      __type: 'NotAuthorizedException',
      message: expect.stringMatching(/^Invalid login token\. Token expired: \d+ >= \d+$/),
    });
  });

  test('when signed out', async () => {
    const cognito = await run();
    const tokens = await signInByPassword(cognito, anna);
    await cognito.call('RevokeToken', { ClientId: clientId, Token: tokens.RefreshToken });
    expect(await getId(cognito, { [provider]: tokens.IdToken })).toEqual(notAuthorized('Token is inactive'));
  });

  test('when signed out, unless the pool does not check that', async () => {
    const unchecked = { ProviderName: provider, ClientId: clientId };
    const pool = identityPool({ CognitoIdentityProviders: [unchecked] });
    const cognito = await run([userPool(), webClient(), pool, roleAttachment()]);
    const tokens = await signInByPassword(cognito, anna);
    await cognito.call('RevokeToken', { ClientId: clientId, Token: tokens.RefreshToken });
    expect(await getId(cognito, { [provider]: tokens.IdToken })).toHaveProperty('IdentityId');
  });

  test('when there are several', async () => {
    const cognito = await run();
    expect(await getId(cognito, { [provider]: 'x', 'accounts.google.com': 'y' })).toMatchObject({
      __type: 'InvalidParameterException',
    });
  });
});

describe('with roles chosen by token', () => {
  const editorRole = 'arn:aws:iam::000000000000:role/editor';
  const mapped = (AmbiguousRoleResolution: string) => [
    userPool(),
    webClient(),
    identityPool(),
    userPoolGroup('editor', 1),
    userPoolGroup('helper', 2),
    roleAttachment({
      RoleMappings: {
        pool: { Type: 'Token', AmbiguousRoleResolution, IdentityProvider: `${provider}:${clientId}` },
      },
    }),
  ];
  const roleFor = async (cognito: RunningCognito, name: string, input: object = {}) => {
    const Logins = await loginsOf(cognito, name);
    const { IdentityId } = await getId(cognito, Logins);
    const answer = await cognito.callIdentity('GetCredentialsForIdentity', { IdentityId, Logins, ...input });
    if (!answer.Credentials) return answer;
    return cognito.issuer.lookup(answer.Credentials.AccessKeyId, answer.Credentials.SessionToken).principal.roleArn;
  };
  const join = async (cognito: RunningCognito, GroupName: string) =>
    cognito.callSigned('AdminAddUserToGroup', { UserPoolId: poolId, Username: anna, GroupName });

  test('a user gets the role of the group with the highest precedence, or requests that of another of their groups', async () => {
    const cognito = await run(mapped('AuthenticatedRole'));
    await join(cognito, 'helper');
    await join(cognito, 'editor');
    expect(await roleFor(cognito, anna)).toBe(editorRole);
    const helperRole = 'arn:aws:iam::000000000000:role/helper';
    expect(await roleFor(cognito, anna, { CustomRoleArn: helperRole })).toBe(helperRole);
    const admin = 'arn:aws:iam::000000000000:role/admin';
    expect(await roleFor(cognito, anna, { CustomRoleArn: admin })).toEqual(
      notAuthorized(`Access to Role '${admin}' is forbidden.`),
    );
  });

  test('a person without a group gets the role of all, or none where the template says so', async () => {
    expect(await roleFor(await run(mapped('AuthenticatedRole')), anna)).toBe(personRole);
    expect(await roleFor(await run(mapped('Deny')), anna)).toMatchObject({ __type: 'NotAuthorizedException' });
  });

  test('guests have their role and cannot request another', async () => {
    const cognito = await run(mapped('AuthenticatedRole'));
    const { IdentityId } = await getId(cognito);
    expect(await getCredentials(cognito, IdentityId)).toHaveProperty('Credentials');
    expect(await cognito.callIdentity('GetCredentialsForIdentity', { IdentityId, CustomRoleArn: editorRole })).toEqual(
      notAuthorized(`Access to Role '${editorRole}' is forbidden.`),
    );
  });

  test('another provider of the pool is not mapped', async () => {
    const cognito = await run([
      ...mapped('AuthenticatedRole').filter(({ type }) => type !== 'AWS::Cognito::IdentityPoolRoleAttachment'),
      roleAttachment({
        RoleMappings: { [`${provider}:other`]: { Type: 'Token', AmbiguousRoleResolution: 'AuthenticatedRole' } },
      }),
    ]);
    await join(cognito, 'editor');
    expect(await roleFor(cognito, anna)).toBe(personRole);
    expect(await roleFor(cognito, anna, { CustomRoleArn: editorRole })).toMatchObject({
      __type: 'NotAuthorizedException',
    });
  });
});
