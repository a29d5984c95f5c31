import { createHmac, randomBytes } from 'node:crypto';
import { invalidParameter, notAuthorized, userDisabled, userNotConfirmed, wrongCredentials } from '../errors';
import type { OperationInput } from '../operation-input';
import { checkPassword } from '../password-policy';
import { refreshSession, startSession } from '../sessions';
import { beginExchange, type PasswordVerifier, passwordMatches, verifyProof } from '../srp';
import { comparable, findUser, findUserFor, type UserPool } from '../user-pool';
import type { UserPoolClientSettings } from '../user-pool-client-settings';
import { attributesOf, type User } from '../user-store';
import { setPermanentPassword } from './admin';
import type { ClientOperation } from './types';

/**
 * How far the client's clock may be off. Cognito publishes no limit, and refuses a proof beyond it like a wrong password.
 * Source: https://github.com/amazon-archives/amazon-cognito-identity-js/issues/58
 */
const maxClockSkew = 5 * 60 * 1000;

type FlowStep = (
  pool: UserPool,
  client: UserPoolClientSettings,
  parameters: OperationInput,
) => object | Promise<object>;

/** Sign-in by SRP or by password, and the older way to refresh tokens. */
export const initiateAuth: ClientOperation = (pool, client, input) => {
  const named = input.required('AuthFlow');
  // REFRESH_TOKEN is the older name of REFRESH_TOKEN_AUTH.
  const flow = named === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : named;
  const parameters = input.group('AuthParameters');
  switch (flow) {
    case 'USER_SRP_AUTH':
      if (!client.flows.has(flow)) throw invalidParameter(`${flow} is not enabled for the client.`);
      return beginSrp(pool, client, parameters);
    case 'USER_PASSWORD_AUTH':
      if (!client.flows.has(flow)) break;
      return signInByPassword(pool, client, parameters);
    case 'REFRESH_TOKEN_AUTH':
      if (!client.flows.has(flow)) break;
      return {
        ChallengeParameters: {},
        AuthenticationResult: refreshSession(pool, client, parameters.required('REFRESH_TOKEN')),
      };
  }
  throw invalidParameter(`${flow} flow not enabled for this client`);
};

/** The second half of SRP, or the new password after a temporary one. */
export const respondToAuthChallenge: ClientOperation = (pool, client, input) => {
  const challenge = input.required('ChallengeName');
  if (challenge === 'NEW_PASSWORD_REQUIRED') return chooseNewPassword(pool, client, input);
  if (challenge !== 'PASSWORD_VERIFIER') throw invalidParameter(`The challenge ${challenge} was not set.`);
  const responses = input.group('ChallengeResponses');
  const secretBlock = responses.required('PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = responses.required('PASSWORD_CLAIM_SIGNATURE');
  const timestamp = responses.required('TIMESTAMP');
  const username = responses.required('USERNAME');

  const signIn = pool.openSignIns.take(secretBlock);
  if (!signIn || signIn.clientId !== client.id) throw notAuthorized('Invalid session for the user.');
  if (signIn.userId !== username) throw wrongCredentials();
  const provedAt = Date.parse(timestamp);
  if (Number.isNaN(provedAt)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  if (Math.abs(provedAt - pool.now()) > maxClockSkew) throw wrongCredentials();
  pool.signInLockout.check(signIn.userId);
  const user = signIn.sub === undefined ? undefined : pool.store.bySub(signIn.sub);
  const proof = { poolName: pool.settings.name, userId: signIn.userId, secretBlock, timestamp, signature };
  // The proof is also computed for an unknown user, so that the response takes as long.
  const right = verifyProof(signIn.exchange, signIn.verifier, proof);
  return admit(pool, client, signIn.userId, right ? user : undefined);
};

const beginSrp: FlowStep = (pool, client, parameters) => {
  const name = parameters.required('USERNAME');
  const clientPublic = parameters.required('SRP_A');
  const user = findUserFor(client, pool, name);
  const { userId, verifier } = user ? knownPerson(user) : unknownPerson(pool, name);
  const exchange = beginExchange(clientPublic, verifier);
  if (!exchange) throw invalidParameter('SRP_A is not a valid public number.');
  const secretBlock = randomBytes(512).toString('base64');
  const signIn = { clientId: client.id, sub: user?.sub, userId, verifier, exchange };
  pool.openSignIns.add(secretBlock, signIn, client.authSessionValidity * 1000);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: verifier.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: exchange.serverPublic.toString(16),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
};

const signInByPassword: FlowStep = (pool, client, parameters) => {
  const name = parameters.required('USERNAME');
  const password = parameters.required('PASSWORD');
  const user = findUserFor(client, pool, name);
  const { userId, verifier } = user ? knownPerson(user) : unknownPerson(pool, name);
  pool.signInLockout.check(userId);
  const right = passwordMatches(pool.settings.name, userId, password, verifier);
  return admit(pool, client, userId, right ? user : undefined);
};

/** @param user the authenticated user; undefined when the proof failed */
async function admit(
  pool: UserPool,
  client: UserPoolClientSettings,
  account: string,
  user: User | undefined,
): Promise<object> {
  if (!user) {
    pool.signInLockout.failed(account);
    throw wrongCredentials();
  }
  pool.signInLockout.succeeded(account);
  if (user.disabled) throw userDisabled();
  if (!user.confirmed) throw userNotConfirmed();
  if (user.temporaryUntil !== undefined) return requireNewPassword(pool, client, user, user.temporaryUntil);
  return completeSignIn(pool, client, user);
}

/**
 * Runs the pool's function for it first, whose error refuses the sign-in. What it changes is in the tokens from the next
 * ones on. Source: https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-authentication.html
 */
async function completeSignIn(pool: UserPool, client: UserPoolClientSettings, user: User): Promise<object> {
  const groups = pool.store.groupsOf(user);
  await pool.triggers.postAuthentication(client.id, user);
  return { ChallengeParameters: {}, AuthenticationResult: startSession(pool, client, user, groups) };
}

function requireNewPassword(pool: UserPool, client: UserPoolClientSettings, user: User, until: number): object {
  if (until <= pool.now()) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  const session = randomBytes(512).toString('base64');
  const step = { clientId: client.id, sub: user.sub };
  pool.requiredChanges.add(session, step, client.authSessionValidity * 1000);
  const { sub: _sub, ...attributes } = attributesOf(user);
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      // An account without them cannot be created.
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(attributes),
    },
  };
}

/** A refused password leaves the session valid for another attempt. */
async function chooseNewPassword(
  pool: UserPool,
  client: UserPoolClientSettings,
  input: OperationInput,
): Promise<object> {
  const session = input.required('Session');
  const responses = input.group('ChallengeResponses');
  const name = responses.required('USERNAME');
  const password = responses.required('NEW_PASSWORD');
  const step = pool.requiredChanges.find(session);
  const user = step && pool.store.bySub(step.sub);
  if (!user || step.clientId !== client.id || findUser(pool, name) !== user) {
    throw notAuthorized('Invalid session for the user.');
  }
  if (user.disabled) throw userDisabled();
  checkPassword(password, pool.settings.passwordPolicy);
  pool.requiredChanges.take(session);
  setPermanentPassword(pool, user, password);
  pool.store.save();
  return completeSignIn(pool, client, user);
}

interface Person {
  /** The name in the proof; the lockout counts by it too. */
  readonly userId: string;
  readonly verifier: PasswordVerifier;
}

const knownPerson = (user: User): Person => ({ userId: user.username, verifier: user.password });

/** A fake account, the same at each attempt, with an unknown password. */
function unknownPerson(pool: UserPool, name: string): Person {
  const derive = (what: string) =>
    createHmac('sha256', pool.store.secret)
      .update(`${what} ${comparable(pool, name)}`)
      .digest('hex');
  const digits = derive('user id');
  const userId = pool.settings.emailIsUsername
    ? digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
    : name;
  return { userId, verifier: { salt: derive('salt').slice(0, 32), verifier: derive('verifier') } };
}
