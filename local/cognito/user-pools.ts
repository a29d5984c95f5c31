import { join } from 'node:path';
import { mounts } from '../addresses';
import { unsupported } from '../assembly/unsupported';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import { type FaultInjector, noFaults } from '../faults/types';
import { awsJsonHandler } from '../http/aws-json';
import { sendJson } from '../http/body';
import { answerCrossOrigin } from '../http/cross-origin';
import type { AccessControl } from '../iam/access-control';
import type { CredentialIssuer } from '../iam/types';
import type { InvocationPermissions } from '../lambda/invocation-permissions';
import type { Mailbox } from '../mailbox/types';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { notAuthorized } from './errors';
import { readGroups } from './groups';
import { addAccount } from './new-account';
import { operationsFor } from './operation-callers';
import { verifyActiveToken, verifyToken } from './sessions';
import { createTriggers } from './triggers';
import type { TokenVerifier } from './types';
import { findUser, openUserPool, type UserPool } from './user-pool';
import { readUserPoolClientSettings, type UserPoolClientProperties } from './user-pool-client-settings';
import { readUserPoolSettings, type UserPoolProperties } from './user-pool-settings';

export interface UserPoolsService extends LocalService, TokenVerifier {
  /**
   * Creates a confirmed account in these groups, such as one for demonstrations.
   * @returns false when the email address already has an account, which stays unchanged.
   * @throws Error when there is no such pool; AwsError when the pool does not accept the address or the password.
   */
  ensureConfirmedUser(userPoolId: string, email: string, password: string, groups?: readonly string[]): boolean;
  /**
   * Puts an account into a group of the templates that is still empty.
   * @throws Error when there is no such pool.
   */
  ensureMember(userPoolId: string, group: string, email: string): void;
}

export interface UserPoolsDependencies {
  readonly mailbox: Mailbox;
  readonly issuer: CredentialIssuer;
  readonly access: Pick<AccessControl, 'check'>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Without it, a pool with a trigger is refused. */
  readonly permissions?: Pick<InvocationPermissions, 'functionsFor'> | undefined;
  readonly metrics?: MetricSink;
  readonly faults?: FaultInjector;
}

/**
 * Runs the templates' user pools: Cognito's JSON protocol, and `GET …/<userPoolId>/.well-known/jwks.json`. Accounts are
 * stored in `<dataDirectory>/cognito/`.
 * @throws AssemblyError when a template needs an unsupported feature; Error naming a damaged file of accounts.
 */
export function createUserPools(
  context: ServiceContext,
  {
    mailbox,
    issuer,
    access,
    clock = Date.now,
    permissions,
    metrics = noMetrics,
    faults = noFaults,
  }: UserPoolsDependencies,
): UserPoolsService {
  const { assembly, log } = context;
  const folder = join(context.dataDirectory, 'cognito');
  const functionsOf = (poolArn: string) => permissions?.functionsFor('cognito-idp.amazonaws.com', poolArn);
  const pools = new Map<string, UserPool>();
  for (const resource of assembly.ofType<UserPoolProperties>('AWS::Cognito::UserPool')) {
    const settings = readUserPoolSettings(resource, assembly.region, log);
    const named = Object.keys(settings.triggers);
    if (named.length > 0 && !permissions) throw unsupported(resource, `Lambda triggers (${named.join(', ')})`);
    const triggers = createTriggers(settings, functionsOf(resource.attribute('Arn')), log);
    const groups = readGroups(assembly, settings.id, log);
    pools.set(settings.id, openUserPool(settings, folder, mailbox, clock, groups, triggers));
  }
  const clients = new Map(
    assembly.ofType<UserPoolClientProperties>('AWS::Cognito::UserPoolClient').map((resource) => {
      const settings = readUserPoolClientSettings(resource, log);
      const pool = pools.get(settings.userPoolId);
      if (!pool) throw unsupported(resource, `clients of user pool ${settings.userPoolId}, which no template defines`);
      return [settings.id, { settings, pool }];
    }),
  );

  const definedPool = (id: string): UserPool => {
    const pool = pools.get(id);
    if (!pool) throw new Error(`No template defines user pool ${id}.`);
    return pool;
  };
  const operations = operationsFor({
    pools,
    clients,
    arnOf: (poolId) => `arn:aws:cognito-idp:${assembly.region}:${assembly.accountId}:userpool/${poolId}`,
    issuer,
    access,
    metrics,
    faults,
  });
  const answerOperations = awsJsonHandler('AWSCognitoIdentityProviderService', operations, log);

  const issuerOf = (userPoolId: string): UserPool => {
    const pool = pools.get(userPoolId);
    if (!pool) throw notAuthorized('Invalid Access Token');
    return pool;
  };

  const handler: HttpHandler = (request, response, url) => {
    const poolId = request.method === 'GET' && /([^/]+)\/\.well-known\/jwks\.json$/.exec(url.pathname)?.[1];
    const pool = poolId ? pools.get(poolId) : undefined;
    if (!pool) return answerOperations(request, response, url);
    if (answerCrossOrigin(request, response)) return;
    sendJson(response, 200, pool.signer.keySet);
  };

  return {
    resourceTypes: ['AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient', 'AWS::Cognito::UserPoolGroup'],
    mounts: [{ prefix: mounts.cognitoUserPools, handler }],
    verify: (userPoolId, token) => verifyToken(issuerOf(userPoolId), token),
    verifyActive: (userPoolId, token) => verifyActiveToken(issuerOf(userPoolId), token).claims,
    ensureConfirmedUser(userPoolId, email, password, groups = []) {
      const pool = definedPool(userPoolId);
      if (findUser(pool, email)) return false;
      const user = addAccount(pool, email, password, new Map([['email', email]]));
      user.confirmed = true;
      user.emailVerified = true;
      user.groups = [...groups];
      pool.store.save();
      return true;
    },
    ensureMember(userPoolId, group, email) {
      const pool = definedPool(userPoolId);
      const { store } = pool;
      const user = findUser(pool, email);
      if (!user || !store.group(group) || store.users.some(({ groups }) => groups?.includes(group))) return;
      user.groups = [...(user.groups ?? []), group];
      store.save();
    },
    // Each change is written to disk before the answer.
    close: async () => {},
  };
}
