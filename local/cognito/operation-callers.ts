import type { IncomingMessage } from 'node:http';
import type { MetricSink } from '../cloudwatch/metrics';
import type { FaultInjector } from '../faults/types';
import type { AwsJsonOperation } from '../http/aws-json';
import { AwsError } from '../http/errors';
import type { AccessControl } from '../iam/access-control';
import { identifyJsonCaller } from '../iam/json-caller';
import type { CredentialIssuer } from '../iam/types';
import { notAuthorized, notFound } from './errors';
import { type OperationInput, readInput } from './operation-input';
import type { AdminOperation } from './operations/admin';
import { accountOperations, adminOperations, clientOperations } from './operations/by-name';
import type { AccountOperation, ClientOperation } from './operations/types';
import { verifyActiveToken } from './sessions';
import { throttleMetric } from './throttle-metric';
import { decodeUnverifiedClaims } from './token-signer';
import type { UserPool } from './user-pool';
import type { UserPoolClientSettings } from './user-pool-client-settings';

export interface OperationsContext {
  /** By id. */
  readonly pools: ReadonlyMap<string, UserPool>;
  /** By id, with the pool of each. */
  readonly clients: ReadonlyMap<string, { readonly settings: UserPoolClientSettings; readonly pool: UserPool }>;
  /** ARN of a pool that a call names, whether or not there is one. */
  readonly arnOf: (poolId: string) => string;
  readonly issuer: CredentialIssuer;
  readonly access: Pick<AccessControl, 'check'>;
  readonly metrics: MetricSink;
  readonly faults: FaultInjector;
}

/** Cognito's operations by name: each finds the pool and the caller that a call is about, and injects faults. */
export function operationsFor({
  pools,
  clients,
  arnOf,
  issuer,
  access,
  metrics,
  faults,
}: OperationsContext): Readonly<Record<string, AwsJsonOperation>> {
  const asClient = (operation: ClientOperation) => (input: OperationInput) => {
    const id = input.required('ClientId');
    const client = clients.get(id);
    if (!client) throw notFound(`User pool client ${id} does not exist.`);
    return operation(client.pool, client.settings, input);
  };
  const asAccount = (operation: AccountOperation) => (input: OperationInput) => {
    const token = input.required('AccessToken');
    const tokenIssuer = decodeUnverifiedClaims(token)?.iss;
    const pool = [...pools.values()].find((one) => one.settings.issuer === tokenIssuer);
    if (!pool) throw notAuthorized('Invalid Access Token');
    const { claims, user } = verifyActiveToken(pool, token);
    if (claims.token_use !== 'access') throw notAuthorized('Invalid Access Token');
    return operation(pool, user, input);
  };
  const asAdmin =
    (name: string, operation: AdminOperation) => (input: OperationInput, request: IncomingMessage, body: Buffer) => {
      const principal = identifyJsonCaller(request, body, 'cognito-idp', issuer);
      const id = input.required('UserPoolId');
      const pool = pools.get(id);
      access.check(principal, `cognito-idp:${name}`, arnOf(id));
      if (!pool) throw notFound(`User pool ${id} does not exist.`);
      return operation(pool, input);
    };
  /** Cognito counts throttled calls by pool and client. */
  const injectFault = async (name: string, input: OperationInput) => {
    try {
      await faults.injectCallFault('cognito');
    } catch (error) {
      const client = clients.get(input.optional('ClientId') ?? '')?.settings;
      const metric = throttleMetric(name, input);
      if (client && metric && error instanceof AwsError && error.code === 'TooManyRequestsException') {
        const dimensions = { UserPool: client.userPoolId, UserPoolClient: client.id };
        metrics.record({ namespace: 'AWS/Cognito', name: metric, dimensions }, 1);
      }
      throw error;
    }
  };
  return Object.fromEntries(
    [
      ...Object.entries(clientOperations).map(([name, operation]) => [name, asClient(operation)] as const),
      ...Object.entries(accountOperations).map(([name, operation]) => [name, asAccount(operation)] as const),
      ...Object.entries(adminOperations).map(([name, operation]) => [name, asAdmin(name, operation)] as const),
    ].map(([name, operation]) => [
      name,
      async (decoded: unknown, request: IncomingMessage, body: Buffer) => {
        const input = readInput(decoded);
        await injectFault(name, input);
        return operation(input, request, body);
      },
    ]),
  );
}
