import type { AppSyncService } from '../appsync/appsync';
import type { Assembly, Resource } from '../assembly/types';
import type { MonitoringService } from '../cloudwatch/monitoring';
import { sendJson } from '../http/body';
import { pageHeaders, stylesheet, stylesheetPath } from '../http/page';
import type { EventSourceMappings } from '../lambda/event-source-mappings';
import type { FunctionsService } from '../lambda/types';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { healthPage } from './health-page';
import type { Health, ResourceHealth } from './types';
import { unknownType, unsupportedTypes } from './unsupported-types';

export interface HealthService extends LocalService {
  health(): Health;
}

export interface HealthDependencies {
  /** All services of the local cloud; may grow after this service is created. */
  readonly services: readonly LocalService[];
  readonly functions: Pick<FunctionsService, 'functions'>;
  readonly mappings: Pick<EventSourceMappings, 'list'>;
  readonly alarms: MonitoringService['alarms'];
  readonly appSync: Pick<AppSyncService, 'apiKeys'>;
}

/** `/_local/health`, and the stylesheet of all `/_local/` pages. */
export function createHealth(
  { assembly }: ServiceContext,
  { services, functions, mappings, alarms, appSync }: HealthDependencies,
): HealthService {
  const startedAt = new Date().toISOString();
  const health = (): Health => {
    const resources = resourceHealth(assembly, services, functions.functions);
    const running = resources.filter((resource) => resource.status === 'running').length;
    return {
      startedAt,
      running,
      notRun: resources.length - running,
      resources,
      alarms: alarms.list(),
      mappings: mappings.list(),
      apiKeys: appSync.apiKeys(),
    };
  };
  return {
    resourceTypes: [],
    mounts: [
      { prefix: '/_local/health', handler: healthHandler(health) },
      { prefix: stylesheetPath, handler: serveStylesheet },
    ],
    health,
    close: async () => {},
  };
}

/** The state of every resource, with the reason when no service runs it. */
export function resourceHealth(
  assembly: Assembly,
  services: readonly Pick<LocalService, 'resourceTypes'>[],
  functions: readonly { readonly arn: string; readonly unsupported?: string | undefined }[],
): ResourceHealth[] {
  const runTypes = new Set(services.flatMap(({ resourceTypes }) => resourceTypes));
  const unsupportedFunctions = new Map(functions.map(({ arn, unsupported: reason }) => [arn, reason]));
  const unsupportedReason = (resource: Resource): string | undefined => {
    if (!runTypes.has(resource.type)) return unsupportedTypes[resource.type] ?? unknownType;
    return resource.type === 'AWS::Lambda::Function' ? unsupportedFunctions.get(resource.attribute('Arn')) : undefined;
  };
  return assembly.resources.map((resource) => {
    const reason = unsupportedReason(resource);
    return {
      stack: resource.stack,
      path: resource.constructPath,
      type: resource.type,
      id: resource.ref,
      status: reason ? 'not run' : 'running',
      ...(reason && { reason }),
    };
  });
}

/** JSON, or a page for `Accept: text/html`. */
function healthHandler(health: () => Health): HttpHandler {
  return (request, response) => {
    if (/text\/html/.test(request.headers.accept ?? '')) {
      response.writeHead(200, pageHeaders).end(healthPage(health()));
      return;
    }
    sendJson(response, 200, health(), { 'cache-control': 'no-store' });
  };
}

const serveStylesheet: HttpHandler = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(stylesheet);
};
