import type { MetricSink } from '../cloudwatch/metrics';
import { AwsError } from '../http/errors';
import type { HttpHandler, LocalService, ServiceContext, UpgradeHandler } from '../service';
import type { ApiKeyDefinition } from './api-definition';
import { type Authorities, authenticator } from './authentication';
import type { Backends } from './data-source';
import { createGraphQLApi } from './graphql-api';
import { graphQLHandler } from './http';
import { createPaginationTokens, paginationSecret } from './pagination-token';
import { createRealtime, type RealtimeApi } from './realtime';
import { Subscriptions } from './subscriptions';
import { readApis, resourceTypes } from './template';

/** What AppSync works with in the other rooms. */
export interface AppSyncDependencies extends Authorities {
  /** What a data source's role may reach. */
  readonly backendsOf: (roleArn: string) => Backends;
  readonly metrics?: MetricSink;
}

export interface AppSyncService extends LocalService {
  /** Answers POST `<mount>/<apiId>/graphql`. */
  readonly handler: HttpHandler;
  /** Takes WebSockets at `<mount>/<apiId>/graphql/realtime`. */
  readonly upgrade: UpgradeHandler;
  /** Every API's keys. */
  apiKeys(): ({ readonly apiId: string } & ApiKeyDefinition)[];
}

/**
 * AppSync: the GraphQL APIs of the templates, with their resolvers, authorization and subscriptions.
 * @throws AssemblyError where an API asks for what the local cloud does not run.
 */
export function createAppSync(context: ServiceContext, parts: AppSyncDependencies): AppSyncService {
  const { assembly, dataDirectory, log } = context;
  const paginationTokens = createPaginationTokens(paginationSecret(dataDirectory));
  const definitions = readApis(assembly);
  const apis = new Map<string, RealtimeApi>();
  for (const definition of definitions) {
    const api = createGraphQLApi(definition, { ...parts, paginationTokens }, log);
    const subscriptions = new Subscriptions(api, log, parts.metrics);
    apis.set(definition.apiId, {
      api,
      subscriptions,
      authenticate: authenticator(definition, parts),
      publish: (publications) => subscriptions.publish(publications),
    });
  }
  const realtime = createRealtime(findBy(apis, /\/([^/]+)\/graphql\/realtime$/), log);
  return {
    resourceTypes,
    handler: graphQLHandler(findBy(apis, /\/([^/]+)\/graphql$/), log),
    upgrade: realtime.upgrade,
    apiKeys: () => definitions.flatMap(({ apiId, apiKeys }) => apiKeys.map((key) => ({ apiId, ...key }))),
    async close() {
      realtime.close();
    },
  };
}

function findBy(apis: ReadonlyMap<string, RealtimeApi>, path: RegExp) {
  return (pathname: string): RealtimeApi => {
    const api = apis.get(path.exec(pathname)?.[1] ?? '');
    if (!api) throw new AwsError('NotFoundException', `There is no GraphQL API at ${pathname}.`, 404);
    return api;
  };
}
