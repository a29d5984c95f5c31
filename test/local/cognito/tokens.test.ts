import { createPublicKey, createSign, generateKeyPairSync, verify } from 'node:crypto';
import {
  type Answer,
  claimsOf,
  password,
  type RunningCognito,
  refusal,
  runCognito,
  signInByPassword,
} from './running-cognito';
import { clientId, poolId, userPool, webClient } from './template-fixtures';

const anna = 'anna@example.nl';
const minute = 60_000;
const day = 24 * 60 * minute;
let cognito: RunningCognito;
let tokens: Answer;

beforeEach(async () => {
  cognito = await runCognito([
    userPool(),
    webClient(),
    webClient({ EnableTokenRevocation: false }, 'unrevocable'),
    webClient({ IdTokenValidity: 5, AccessTokenValidity: 10 }, 'short'),
  ]);
  cognito.userPools.ensureConfirmedUser(poolId, anna, password);
  tokens = await signInByPassword(cognito, anna);
});
afterEach(() => cognito.close());

const refresh = (token: string, client = clientId) =>
  cognito.call('GetTokensFromRefreshToken', { ClientId: client, RefreshToken: token });
const revoked = expect.objectContaining({ code: 'NotAuthorizedException', message: 'Access Token has been revoked' });
const invalid = expect.objectContaining({ code: 'NotAuthorizedException', message: 'Invalid Access Token' });

test('the ID token identifies the person', () => {
  const claims = claimsOf(tokens.IdToken);
  expect(claims).toEqual({
    sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iss: `https://cognito-idp.eu-west-1.amazonaws.com/${poolId}`,
    aud: clientId,
    token_use: 'id',
    email: anna,
    email_verified: true,
    'cognito:username': claims.sub,
    event_id: expect.any(String),
    origin_jti: expect.any(String),
    jti: expect.any(String),
    auth_time: expect.any(Number),
    iat: expect.any(Number),
    exp: (claims.iat as number) + 3600,
  });
  expect(cognito.userPools.verify(poolId, tokens.IdToken)).toEqual(claims);
});

test('the access token names its client and scope', () => {
  const claims = claimsOf(tokens.AccessToken);
  expect(claims).toMatchObject({
    token_use: 'access',
    client_id: clientId,
    scope: 'aws.cognito.signin.user.admin',
    username: claims.sub,
    exp: (claims.iat as number) + 3600,
  });
  expect(claims).not.toHaveProperty('email');
  expect(cognito.userPools.verify(poolId, tokens.AccessToken)).toEqual(claims);
});

test('anyone can check the signature with the published key', async () => {
  const response = await fetch(`${cognito.url}/users/${poolId}/.well-known/jwks.json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { keys } = (await response.json()) as Answer;
  const [header, claims, signature] = tokens.IdToken.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ kid: keys[0].kid, alg: 'RS256' });
  const key = createPublicKey({ key: keys[0], format: 'jwk' });
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(keys[0]).not.toHaveProperty('d');
});

describe('a forged token is refused', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('with other claims', () => {
    const [header, , signature] = tokens.IdToken.split('.');
    const forged = `${header}.${encode({ ...claimsOf(tokens.IdToken), email: 'other@example.nl' })}.${signature}`;
    expect(() => cognito.userPools.verify(poolId, forged)).toThrow(invalid);
  });

  test('signed with another key', () => {
    const [header, claims] = tokens.IdToken.split('.');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signature = createSign('sha256').update(`${header}.${claims}`).sign(privateKey, 'base64url');
    expect(() => cognito.userPools.verify(poolId, `${header}.${claims}.${signature}`)).toThrow(invalid);
  });

  test('with a signature that only a lenient decoder accepts', () => {
    for (const tail of ['=', '==', ' ', '\n', '!']) {
      expect(() => cognito.userPools.verify(poolId, tokens.IdToken + tail)).toThrow(invalid);
    }
    // The last letter of 256 bytes carries four bits that count for nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const other = letters[letters.indexOf(tokens.IdToken.slice(-1)) + 1];
    expect(() => cognito.userPools.verify(poolId, tokens.IdToken.slice(0, -1) + other)).toThrow(invalid);
  });

  test('unsigned', () => {
    const [header, claims] = tokens.IdToken.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    expect(() => cognito.userPools.verify(poolId, `${encode({ kid, alg: 'none' })}.${claims}.`)).toThrow(invalid);
  });

  test.each(['', 'x', 'x.y.z', '..', 'bnVsbA.bnVsbA.bnVsbA'])('that is not a token: %j', (token) => {
    expect(() => cognito.userPools.verify(poolId, token)).toThrow(invalid);
  });

  test('by operations on the account too', async () => {
    expect(await cognito.call('GetUser', { AccessToken: 'x.y.z' })).toEqual(
      refusal('NotAuthorizedException', 'Invalid Access Token'),
    );
    expect(await cognito.call('GetUser', { AccessToken: tokens.IdToken })).toEqual(
      refusal('NotAuthorizedException', 'Invalid Access Token'),
    );
  });
});

test('a token expires after its client’s validity', async () => {
  const short = await signInByPassword(cognito, anna, password, 'short');
  expect(short.ExpiresIn).toBe(600);
  cognito.later(5 * minute);
  expect(() => cognito.userPools.verify(poolId, short.IdToken)).toThrow('Access Token has expired');
  cognito.userPools.verify(poolId, short.AccessToken);
  cognito.later(5 * minute);
  expect(() => cognito.userPools.verify(poolId, short.AccessToken)).toThrow('Access Token has expired');
  expect(await cognito.call('GetUser', { AccessToken: short.AccessToken })).toEqual(
    refusal('NotAuthorizedException', 'Access Token has expired'),
  );
});

test('both refresh operations return new tokens of the same session', async () => {
  cognito.later(2 * 60 * minute);
  const { AuthenticationResult: newer } = await refresh(tokens.RefreshToken);
  expect(newer).not.toHaveProperty('RefreshToken');
  const [before, after] = [claimsOf(tokens.IdToken), claimsOf(newer.IdToken)];
  expect(after).toMatchObject({ auth_time: before.auth_time, origin_jti: before.origin_jti, sub: before.sub });
  expect(after.jti).not.toBe(before.jti);
  expect(after.iat).toBeGreaterThan(before.iat as number);
  cognito.userPools.verify(poolId, newer.AccessToken);

  const older = await cognito.call('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: clientId,
    AuthParameters: { REFRESH_TOKEN: tokens.RefreshToken },
  });
  expect(claimsOf(older.AuthenticationResult.IdToken)).toMatchObject({ origin_jti: before.origin_jti });
});

test('a refresh token expires after its client’s validity', async () => {
  cognito.later(30 * day);
  expect(await refresh(tokens.RefreshToken)).toEqual(refusal('NotAuthorizedException', 'Refresh Token has expired'));
});

test('a refresh token works for its own client only, and cannot be derived from the tokens', async () => {
  const notValid = refusal('NotAuthorizedException', 'Invalid Refresh Token');
  expect(await refresh(tokens.RefreshToken, 'short')).toEqual(notValid);
  expect(await refresh(`${claimsOf(tokens.IdToken).origin_jti}.guessed`)).toEqual(notValid);
  expect(await refresh('nonsense')).toEqual(notValid);
});

test('revoking a refresh token ends every token of that session, and of no other', async () => {
  const elsewhere = await signInByPassword(cognito, anna);
  const { AuthenticationResult: newer } = await refresh(tokens.RefreshToken);
  expect(await cognito.call('RevokeToken', { ClientId: clientId, Token: tokens.RefreshToken })).toEqual({});
  for (const token of [tokens.IdToken, tokens.AccessToken, newer.AccessToken]) {
    expect(() => cognito.userPools.verifyActive(poolId, token)).toThrow(revoked);
    cognito.userPools.verify(poolId, token);
  }
  expect(await refresh(tokens.RefreshToken)).toEqual(
    refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
  );
  expect(await cognito.call('RevokeToken', { ClientId: clientId, Token: tokens.RefreshToken })).toEqual({});
  cognito.userPools.verifyActive(poolId, elsewhere.AccessToken);
});

test('signing out everywhere ends all sessions of that person', async () => {
  const elsewhere = await signInByPassword(cognito, anna, password, 'unrevocable');
  expect(await cognito.call('GlobalSignOut', { AccessToken: tokens.AccessToken })).toEqual({});
  for (const token of [tokens.AccessToken, elsewhere.AccessToken]) {
    expect(() => cognito.userPools.verifyActive(poolId, token)).toThrow(revoked);
    cognito.userPools.verify(poolId, token);
  }
  const again = await signInByPassword(cognito, anna);
  cognito.userPools.verifyActive(poolId, again.AccessToken);
});

test('a client without revocation says so in its tokens', async () => {
  const unrevocable = await signInByPassword(cognito, anna, password, 'unrevocable');
  expect(claimsOf(unrevocable.AccessToken)).not.toHaveProperty('origin_jti');
  expect(await cognito.call('RevokeToken', { ClientId: 'unrevocable', Token: unrevocable.RefreshToken })).toMatchObject(
    { __type: 'UnsupportedOperationException' },
  );
});
