import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { notAuthorized, userDisabled } from './errors';
import { type Group, groupClaims } from './groups';
import type { TokenClaims } from './types';
import type { UserPool } from './user-pool';
import type { UserPoolClientSettings } from './user-pool-client-settings';
import type { Session, User } from './user-store';

/** `AuthenticationResult` of Cognito's answers. `ExpiresIn` in seconds. */
export interface AuthenticationResult {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

const userAdminScope = 'aws.cognito.signin.user.admin';

/** Signs a person in: a new session with its three tokens. Saves. */
export function startSession(
  pool: UserPool,
  client: UserPoolClientSettings,
  user: User,
  groups: readonly Group[],
): AuthenticationResult {
  const refreshSecret = randomBytes(32).toString('base64url');
  const started = pool.now();
  const expires = started + client.refreshTokenValidity * 1000;
  const session: Session = {
    id: randomUUID(),
    sub: user.sub,
    clientId: client.id,
    refreshSecretHash: hash(refreshSecret).toString('hex'),
    started,
    expires,
    forgetAfter: expires + Math.max(client.accessTokenValidity, client.idTokenValidity) * 1000,
  };
  pool.store.addSession(session);
  pool.store.save();
  return { ...issueTokens(pool, client, user, session, groups), RefreshToken: `${session.id}.${refreshSecret}` };
}

/**
 * New ID and access tokens for a refresh token.
 * @throws AwsError NotAuthorizedException when it is revoked, expired, another client's or invalid.
 */
export function refreshSession(
  pool: UserPool,
  client: UserPoolClientSettings,
  refreshToken: string,
): AuthenticationResult {
  const session = sessionOf(pool, refreshToken);
  if (session === 'revoked') throw notAuthorized('Refresh Token has been revoked');
  if (session === 'invalid' || session.clientId !== client.id) throw notAuthorized('Invalid Refresh Token');
  const user = pool.store.bySub(session.sub);
  if (!user) throw notAuthorized('Refresh Token has been revoked');
  if (user.disabled) throw userDisabled();
  if (session.expires <= pool.now()) throw notAuthorized('Refresh Token has expired');
  return issueTokens(pool, client, user, session, pool.store.groupsOf(user));
}

/** Ends the session of a refresh token and all its tokens. Ignores an unknown token. */
export function revokeSession(pool: UserPool, client: UserPoolClientSettings, refreshToken: string): void {
  const session = sessionOf(pool, refreshToken);
  if (typeof session === 'string') return;
  if (session.clientId !== client.id) throw notAuthorized('Invalid Refresh Token');
  pool.store.removeSession(session);
  pool.store.save();
}

/**
 * The claims of one of the pool's own tokens, by the token alone.
 * @throws AwsError NotAuthorizedException when it is forged or expired.
 */
export function verifyToken(pool: UserPool, token: string): TokenClaims {
  const claims = pool.signer.read(token);
  if (!claims || claims.iss !== pool.settings.issuer) throw notAuthorized('Invalid Access Token');
  if (claims.exp * 1000 <= pool.now()) throw notAuthorized('Access Token has expired');
  return claims;
}

/**
 * The claims of one of the pool's own tokens, with the account it was issued to.
 * @throws AwsError NotAuthorizedException when it is forged, expired or revoked, or when the account was deleted or
 * disabled: disabling revokes all of its tokens.
 */
export function verifyActiveToken(pool: UserPool, token: string): { claims: TokenClaims; user: User } {
  const claims = verifyToken(pool, token);
  const user = pool.store.bySub(claims.sub);
  if (!user || user.disabled || !pool.store.session(String(claims.event_id)))
    throw notAuthorized('Access Token has been revoked');
  return { claims, user };
}

/**
 * Source of the claims:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-with-identity-providers.html
 */
function issueTokens(
  pool: UserPool,
  client: UserPoolClientSettings,
  user: User,
  session: Session,
  memberships: readonly Group[],
): AuthenticationResult {
  const issued = Math.floor(pool.now() / 1000);
  const claimsOfGroups = groupClaims(memberships);
  const groups = claimsOfGroups['cognito:groups'];
  const common = {
    sub: user.sub,
    iss: pool.settings.issuer,
    // The event is the sign-in; it stays the same in every token of a session.
    event_id: session.id,
    ...(client.tokensRevocable && { origin_jti: session.id }),
    auth_time: Math.floor(session.started / 1000),
    iat: issued,
  };
  return {
    AccessToken: pool.signer.sign({
      ...common,
      ...(groups !== undefined && { 'cognito:groups': groups }),
      token_use: 'access',
      client_id: client.id,
      scope: userAdminScope,
      username: user.username,
      exp: issued + client.accessTokenValidity,
      jti: randomUUID(),
    }),
    IdToken: pool.signer.sign({
      ...user.attributes,
      ...(user.attributes.email !== undefined && { email_verified: user.emailVerified }),
      ...claimsOfGroups,
      ...common,
      token_use: 'id',
      aud: client.id,
      'cognito:username': user.username,
      exp: issued + client.idTokenValidity,
      jti: randomUUID(),
    }),
    ExpiresIn: client.accessTokenValidity,
    TokenType: 'Bearer',
  };
}

function sessionOf(pool: UserPool, refreshToken: string): Session | 'revoked' | 'invalid' {
  const [id = '', secret] = refreshToken.split('.');
  if (!secret) return 'invalid';
  const session = pool.store.session(id);
  if (!session) return 'revoked';
  return timingSafeEqual(hash(secret), Buffer.from(session.refreshSecretHash, 'hex')) ? session : 'invalid';
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
