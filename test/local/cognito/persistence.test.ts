import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { password, removeDirectory, runCognito, signInByPassword, temporaryDirectory } from './running-cognito';
import { allResources, clientId, identityPoolId, poolId, provider } from './template-fixtures';

const anna = 'anna@example.nl';
let directory: string;
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(() => removeDirectory(directory));

const start = () => runCognito(allResources(), directory);
const files = () => readdirSync(path.join(directory, 'cognito')).map((name) => path.join(directory, 'cognito', name));

test('accounts, codes, sessions, keys and identities survive a restart', async () => {
  const first = await start();
  first.userPools.ensureConfirmedUser(poolId, anna, password);
  const tokens = await signInByPassword(first, anna);
  await first.call('SignUp', { ClientId: clientId, Username: 'bert@example.nl', Password: password });
  const code = first.codeFor('bert@example.nl');
  const logins = { [provider]: tokens.IdToken };
  const identity = await first.callIdentity('GetId', { IdentityPoolId: identityPoolId, Logins: logins });
  await first.close();

  const second = await start();
  expect(second.userPools.verify(poolId, tokens.IdToken)).toMatchObject({ email: anna });
  expect(
    await second.call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: tokens.RefreshToken }),
  ).toHaveProperty('AuthenticationResult');
  expect(await signInByPassword(second, anna)).toHaveProperty('IdToken');
  const confirmation = { ClientId: clientId, Username: 'bert@example.nl', ConfirmationCode: code };
  expect(await second.call('ConfirmSignUp', confirmation)).toEqual({});
  expect(await second.callIdentity('GetId', { IdentityPoolId: identityPoolId, Logins: logins })).toEqual(identity);
  await second.close();
});

test('neither password nor refresh token is stored, and only the owner may read the file', async () => {
  const cognito = await start();
  cognito.userPools.ensureConfirmedUser(poolId, anna, password);
  const tokens = await signInByPassword(cognito, anna);
  const contents = files().map((file) => readFileSync(file, 'utf8'));
  expect(files().map((file) => path.basename(file))).toEqual([
    'eu-west-1-11111111-2222-3333-4444-555555555555.json',
    'eu-west-1_Accounts.json',
  ]);
  expect(contents.join()).not.toContain(password);
  expect(contents.join()).not.toContain(tokens.RefreshToken.split('.')[1]);
  for (const file of files()) expect(statSync(file).mode & 0o777).toBe(0o600);
  await cognito.close();
});

test('a damaged file stops the start with its name, and is not changed', async () => {
  await (await start()).close();
  for (const file of files()) {
    const good = readFileSync(file, 'utf8');
    const damaged = good.slice(0, good.length / 2);
    writeFileSync(file, damaged);
    await expect(start()).rejects.toThrow(file);
    expect(readFileSync(file, 'utf8')).toBe(damaged);
    writeFileSync(file, good);
  }
  await (await start()).close();
});

test('ended sessions are removed', async () => {
  const cognito = await start();
  cognito.userPools.ensureConfirmedUser(poolId, anna, password);
  const sessions = () =>
    JSON.parse(readFileSync(path.join(directory, 'cognito', `${poolId}.json`), 'utf8')).state.sessions;
  await signInByPassword(cognito, anna);
  await signInByPassword(cognito, anna);
  expect(sessions()).toHaveLength(2);
  cognito.later(31 * 24 * 3_600_000);
  await signInByPassword(cognito, anna);
  expect(sessions()).toHaveLength(1);
  await cognito.close();
});
