import { createRestApis } from './api-gateway/rest-apis';
import { createAppSync } from './appsync/appsync';
import { createMonitoring } from './cloudwatch/monitoring';
import { createIdentityPools } from './cognito/identity-pools';
import { createUserPools } from './cognito/user-pools';
import { createComprehend } from './comprehend/comprehend';
import { createTables } from './dynamodb/tables';
import type { FaultInjector } from './faults/types';
import { createFirewalls } from './firewall/firewalls';
import { createHealth } from './health/health';
import { createAccessControl } from './iam/access-control';
import type { CredentialIssuer } from './iam/types';
import { createAsyncInvocations } from './lambda/async-invocations';
import { createEventSourceMappings } from './lambda/event-source-mappings';
import { createFunctions } from './lambda/functions';
import { createInvocationPermissions } from './lambda/invocation-permissions';
import { createMailbox } from './mailbox/mailbox';
import { createBuckets } from './s3/buckets';
import { createSchedules } from './scheduler/schedules';
import type { HttpHandler, LocalService, ServiceContext } from './service';
import { createSts } from './sts/sts';
import { createWebsite } from './website/website';

export interface ServiceOptions {
  readonly issuer: CredentialIssuer;
  readonly faults: FaultInjector;
  readonly hot?: HttpHandler | undefined;
  readonly clock?: (() => number) | undefined;
}

/**
 * Creates all services, each with the services it depends on.
 * @param services receives each service once it is created; the mounts of an earlier one take precedence
 */
export async function createServices(
  services: LocalService[],
  context: ServiceContext,
  { issuer, faults, hot, clock }: ServiceOptions,
) {
  const add = <Service extends LocalService>(service: Service): Service => {
    services.push(service);
    return service;
  };
  const access = add(createAccessControl(context));
  const mailbox = add(createMailbox(context));
  const { metrics, logs, topics, alarms } = add(createMonitoring(context, { mailbox, clock }));
  const tables = add(await createTables(context, { issuer, access, faults, metrics }));
  const functions = add(createFunctions(context, { issuer, faults, metrics, logs }));
  const mappings = add(
    createEventSourceMappings(context, { streams: tables.streams, functions, topics, access, metrics, clock }),
  );
  const asyncInvocations = add(createAsyncInvocations(context, { functions }));
  add(createSchedules(context, { functions: asyncInvocations, access }));
  const permissions = add(createInvocationPermissions(context, { functions }));
  const userPools = add(createUserPools(context, { mailbox, issuer, access, permissions, faults, metrics }));
  const caller = { issuer, tokens: userPools };
  add(createIdentityPools(context, caller));
  add(createBuckets(context, { issuer, access }));
  add(createComprehend(context, { issuer, access, faults }));
  add(createSts(context, { issuer }));
  const firewalls = add(createFirewalls(context));
  const appSync = add(createAppSync(context, { ...caller, access, tables, functions, firewalls, metrics, clock }));
  const restApis = add(
    createRestApis(context, { ...caller, access, permissions, firewalls, faults, metrics, logs, clock }),
  );
  const { health } = add(createHealth(context, { services, functions, mappings, alarms, appSync }));
  add(createWebsite(context, { restApis, hot }));
  return { health, userPools, alarms };
}
