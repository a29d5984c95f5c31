import type { Assembly, Resource } from '../assembly/types';
import type { AlarmHealth } from '../cloudwatch/alarms';
import { sendJson } from '../http/body';
import { pageHeaders } from '../http/page';
import type { HttpHandler, LocalService } from '../service';
import { healthPage } from './health-page';
import { notRun, unknownType } from './not-run';

/** What the local cloud does with one resource of the templates. */
export interface ResourceHealth {
  readonly stack: string;
  readonly path: string;
  readonly type: string;
  /** The physical id. */
  readonly id: string;
  readonly status: 'running' | 'not run';
  /** Why it is not run. */
  readonly reason?: string;
}

export interface Health {
  readonly startedAt: string;
  readonly running: number;
  readonly notRun: number;
  readonly resources: readonly ResourceHealth[];
  readonly alarms: readonly AlarmHealth[];
  /** API keys of the GraphQL APIs, which AWS shows in its console. */
  readonly apiKeys: readonly { readonly apiId: string; readonly key: string }[];
}

/** A function that the local cloud does not start, as the function room tells it. */
interface FunctionState {
  readonly arn: string;
  readonly notRun?: string | undefined;
}

/** Tells for every resource whether a room carries it out, and if not, why. */
export function resourceHealth(
  assembly: Assembly,
  rooms: readonly LocalService[],
  functions: readonly FunctionState[],
): ResourceHealth[] {
  const carriedOut = new Set(rooms.flatMap((room) => room.resourceTypes));
  const functionsNotRun = new Map(functions.map(({ arn, notRun: reason }) => [arn, reason]));
  const reasonAgainst = (resource: Resource): string | undefined => {
    if (!carriedOut.has(resource.type)) return notRun[resource.type] ?? unknownType;
    return resource.type === 'AWS::Lambda::Function' ? functionsNotRun.get(resource.attribute('Arn')) : undefined;
  };
  return assembly.resources.map((resource) => {
    const reason = reasonAgainst(resource);
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

/** `/_local/health`: JSON, or a page for those who ask for HTML. */
export function healthHandler(health: () => Health): HttpHandler {
  return (request, response) => {
    if (/text\/html/.test(request.headers.accept ?? '')) {
      response.writeHead(200, pageHeaders).end(healthPage(health()));
      return;
    }
    sendJson(response, 200, health(), { 'cache-control': 'no-store' });
  };
}
