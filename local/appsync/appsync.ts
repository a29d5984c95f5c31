import { mounts } from '../addresses';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import type { Firewalls } from '../firewall/firewalls';
import { AwsError } from '../http/errors';
import type { LocalService, Mount, ServiceContext } from '../service';
import type { ApiKeyDefinition } from './api-definition';
import { type Authorities, authenticator } from './authentication';
import { type BackendServices, createBackends } from './backends';
import { createGraphQLApi } from './graphql-api';
import { graphQLHandler } from './http';
import { createPaginationTokens, paginationSecret } from './pagination-token';
import { readApis } from './read-apis';
import { createRealtime, type RealtimeApi } from './realtime';
import { requestCounter } from './request-metrics';
import { Subscriptions } from './subscriptions';
import { resourceTypes } from './template-properties';

export interface AppSyncDependencies extends Authorities, BackendServices {
  readonly access: Authorities['access'] & BackendServices['access'];
  readonly firewalls?: Pick<Firewalls, 'stopsGraphQL' | 'stopsUpgrade'>;
  readonly metrics?: MetricSink;
  /** Milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

export interface AppSyncService extends LocalService {
  /** Every API's keys. */
  apiKeys(): ({ readonly apiId: string } & ApiKeyDefinition)[];
}

/**
 * AppSync: the GraphQL APIs of the templates, with their resolvers, authorization and subscriptions. Serves POST
 * `<mount>/<apiId>/graphql` and WebSockets at `<mount>/<apiId>/graphql/realtime`.
 * @throws AssemblyError when an API needs a feature that the local cloud does not have.
 */
export function createAppSync(context: ServiceContext, dependencies: AppSyncDependencies): AppSyncService {
  const { assembly, dataDirectory, log } = context;
  const { firewalls, metrics = noMetrics, clock = Date.now } = dependencies;
  const paginationTokens = createPaginationTokens(paginationSecret(dataDirectory));
  const backendsOf = createBackends(dependencies);
  const definitions = readApis(assembly);
  const apis = new Map<string, RealtimeApi>();
  for (const definition of definitions) {
    const api = createGraphQLApi(definition, { backendsOf, paginationTokens }, log);
    const subscriptions = new Subscriptions(api, log, dependencies.metrics);
    apis.set(definition.apiId, {
      api,
      subscriptions,
      authenticate: authenticator(definition, dependencies),
      publish: (publications) => subscriptions.publish(publications),
    });
  }
  const realtime = createRealtime(findBy(apis, /\/([^/]+)\/graphql\/realtime$/), log);
  const countRequest = requestCounter(metrics, clock);
  const mount: Mount = {
    prefix: mounts.appSync,
    async intercept(request, response) {
      const apiId = apiIdOf(request.url);
      if (firewalls?.stopsGraphQL(apiId, request, response)) return true;
      countRequest(apiId, request, response);
      return false;
    },
    faultName: 'appsync',
    handler: graphQLHandler(findBy(apis, /\/([^/]+)\/graphql$/), log),
    upgrade(request, socket, head, url) {
      if (firewalls?.stopsUpgrade(apiIdOf(request.url), request, socket)) return;
      realtime.upgrade(request, socket, head, url);
    },
  };
  return {
    resourceTypes,
    mounts: [mount],
    apiKeys: () => definitions.flatMap(({ apiId, apiKeys }) => apiKeys.map((key) => ({ apiId, ...key }))),
    async close() {
      realtime.close();
    },
  };
}

const apiIdOf = (target = '') => target.slice(mounts.appSync.length).split('/')[1] ?? '';

function findBy(apis: ReadonlyMap<string, RealtimeApi>, path: RegExp) {
  return (pathname: string): RealtimeApi => {
    const api = apis.get(path.exec(pathname)?.[1] ?? '');
    if (!api) throw new AwsError('NotFoundException', `There is no GraphQL API at ${pathname}.`, 404);
    return api;
  };
}
