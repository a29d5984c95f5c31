import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { mounts } from '../addresses';
import { awsJsonHandler } from '../http/aws-json';
import { AwsError } from '../http/errors';
import type { CredentialIssuer } from '../iam/types';
import type { LocalService, ServiceContext } from '../service';
import { stateFile } from '../state-file';
import { invalidParameter, notAuthorized, notFound } from './errors';
import { createIdentityIds, type IdentityIds, type IdentityKind } from './identity-ids';
import { type IdentityPoolSettings, readIdentityPools } from './identity-pool-settings';
import { forbiddenRole, type RoleClaims, roleClaimsOf, roleOf } from './identity-roles';
import { type OperationInput, readInput } from './operation-input';
import { decodeUnverifiedClaims } from './token-signer';
import type { TokenClaims, TokenVerifier } from './types';

export interface IdentityPoolsDependencies {
  /** Verifies the user pool tokens in `Logins`. */
  readonly tokens: TokenVerifier;
  readonly issuer: CredentialIssuer;
}

interface IdentityPool {
  readonly settings: IdentityPoolSettings;
  readonly ids: IdentityIds;
}

interface Person {
  readonly provider: string;
  readonly sub: string;
}

/** A signed-in person, from a verified token. */
interface Login extends Person, RoleClaims {
  readonly clientId: string;
}

const credentialLifetime = 3600;

/**
 * Runs the templates' identity pools: AWS credentials for signed-in people and, where allowed, for guests.
 * @throws AssemblyError when a template needs an unsupported feature; Error naming a damaged file.
 */
export function createIdentityPools(
  { assembly, dataDirectory, log }: ServiceContext,
  { tokens, issuer }: IdentityPoolsDependencies,
): LocalService {
  const folder = join(dataDirectory, 'cognito');
  const pools = readIdentityPools(assembly, log).map((settings): IdentityPool => {
    const ids = createIdentityIds(assembly.region, settings.id, readOrCreateSecret(folder, settings.id));
    return { settings, ids };
  });

  const getId = (input: OperationInput) => {
    const id = input.required('IdentityPoolId');
    const pool = pools.find(({ settings }) => settings.id === id);
    if (!pool) throw notFound(`IdentityPool '${id}' not found.`);
    const login = readLogin(pool.settings, tokens, input);
    if (login) return { IdentityId: pool.ids.ofPerson(login.provider, login.sub) };
    refuseGuests(pool.settings);
    return { IdentityId: pool.ids.newGuest() };
  };

  const getCredentialsForIdentity = (input: OperationInput) => {
    const { pool, kind, identityId } = ownerOf(pools, input.required('IdentityId'));
    const requestedRole = input.optional('CustomRoleArn');
    const login = readLogin(pool.settings, tokens, input);
    if (!login) {
      if (kind === 'person') throw notAuthorized(`Access to Identity '${identityId}' is forbidden.`);
      refuseGuests(pool.settings);
      if (requestedRole !== undefined) throw forbiddenRole(requestedRole);
      return credentials(pool, identityId, pool.settings.guestRole);
    }
    // A guest who signs in gets the id of the signed-in person.
    const own = pool.ids.ofPerson(login.provider, login.sub);
    if (kind === 'person' && identityId !== own) {
      throw notAuthorized(
        "Logins don't match. Please include at least one valid login for this identity or identity pool.",
      );
    }
    const { provider, sub } = login;
    return credentials(pool, own, roleOf(pool.settings, login, requestedRole), { provider, sub });
  };

  /** The classic flow never runs locally, even where the template allows it; the start logs that. */
  const getOpenIdToken = (input: OperationInput): object => {
    ownerOf(pools, input.required('IdentityId'));
    throw invalidParameter('Basic (classic) flow is not enabled, please use enhanced flow.');
  };

  const credentials = (pool: IdentityPool, identityId: string, roleArn: string | undefined, person?: Person) => {
    if (!roleArn) {
      throw new AwsError(
        'InvalidIdentityPoolConfigurationException',
        'Invalid identity pool configuration. Check assigned IAM roles for this pool.',
      );
    }
    const issued = issuer.issue(
      { kind: 'identity', identityId, identityPoolId: pool.settings.id, ...person, roleArn },
      credentialLifetime,
    );
    return {
      IdentityId: identityId,
      Credentials: {
        AccessKeyId: issued.accessKeyId,
        SecretKey: issued.secretAccessKey,
        SessionToken: issued.sessionToken,
        Expiration: Math.floor(issued.expiration.getTime() / 1000),
      },
    };
  };

  const operations = {
    GetId: onInput(getId),
    GetCredentialsForIdentity: onInput(getCredentialsForIdentity),
    GetOpenIdToken: onInput(getOpenIdToken),
  };
  return {
    resourceTypes: ['AWS::Cognito::IdentityPool', 'AWS::Cognito::IdentityPoolRoleAttachment'],
    mounts: [
      {
        prefix: mounts.cognitoIdentity,
        handler: awsJsonHandler('AWSCognitoIdentityService', operations, log),
        faultName: 'cognito',
      },
    ],
    // The only stored data, each pool's secret, is written at start.
    close: async () => {},
  };
}

const onInput = (operation: (input: OperationInput) => object) => (body: unknown) => operation(readInput(body));

function ownerOf(
  pools: readonly IdentityPool[],
  identityId: string,
): { pool: IdentityPool; kind: IdentityKind; identityId: string } {
  for (const pool of pools) {
    const kind = pool.ids.kindOf(identityId);
    if (kind) return { pool, kind, identityId };
  }
  throw notFound(`Identity '${identityId}' not found.`);
}

function refuseGuests(settings: IdentityPoolSettings): void {
  if (settings.allowsGuests) return;
  throw notAuthorized('Unauthenticated access is not supported for this identity pool.');
}

/**
 * The person behind `Logins`; undefined for a guest.
 * @throws AwsError NotAuthorizedException when this pool does not trust the token.
 */
function readLogin(settings: IdentityPoolSettings, tokens: TokenVerifier, input: OperationInput): Login | undefined {
  const logins = input.group('Logins').entries();
  if (logins.length > 1) throw invalidParameter('The local cloud takes one login at a time.');
  if (!logins[0]) return undefined;
  const [provider, token] = logins[0];
  const trusted = settings.providers.filter(({ name }) => name === provider);
  const unsupported = () => notAuthorized('Token is not from a supported provider of this identity pool.');
  if (!trusted.length) throw unsupported();
  const userPoolId = provider.split('/')[1] ?? '';
  const claims = verifyLogin(token, () => tokens.verify(userPoolId, token));
  const client = trusted.find(({ clientId }) => clientId === claims.aud);
  if (claims.token_use !== 'id' || !client) throw unsupported();
  if (client.refusesRevoked) verifyLogin(token, () => tokens.verifyActive(userPoolId, token));
  return { provider, sub: claims.sub, clientId: String(claims.aud), ...roleClaimsOf(claims) };
}

/** Verifies the token; errors have the identity pool's texts instead of the user pool's. */
function verifyLogin(token: string, verify: () => TokenClaims): TokenClaims {
  try {
    return verify();
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    if (error.message === 'Access Token has expired') {
      const now = Math.floor(Date.now() / 1000);
      throw notAuthorized(`Invalid login token. Token expired: ${now} >= ${decodeUnverifiedClaims(token)?.exp}`);
    }
    if (error.message === 'Access Token has been revoked') throw notAuthorized('Token is inactive');
    throw notAuthorized("Invalid login token. Couldn't verify signed token.");
  }
}

/** The secret from which a pool derives its people's ids: created once, then stored. */
function readOrCreateSecret(folder: string, identityPoolId: string): string {
  const file = stateFile(
    join(folder, `${identityPoolId.replace(/[^\w-]/g, '-')}.json`),
    1,
    z.object({ secret: z.string().min(1) }),
    `the secret behind the identity ids of ${identityPoolId}`,
  );
  const stored = file.read();
  if (stored) return stored.secret;
  const secret = randomBytes(32).toString('hex');
  file.write({ secret });
  return secret;
}
