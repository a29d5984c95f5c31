import type { AlarmHealth } from '../cloudwatch/alarms';
import type { MappingHealth } from '../lambda/mapping-health';

/** Whether the local cloud runs a resource of the templates. */
export interface ResourceHealth {
  readonly stack: string;
  readonly path: string;
  readonly type: string;
  /** The physical id. */
  readonly id: string;
  readonly status: 'running' | 'not run';
  /** Why it is not running. */
  readonly reason?: string;
}

export interface Health {
  readonly startedAt: string;
  readonly running: number;
  readonly notRun: number;
  readonly resources: readonly ResourceHealth[];
  readonly alarms: readonly AlarmHealth[];
  readonly mappings: readonly MappingHealth[];
  /** API keys of the GraphQL APIs, as in the AWS console. */
  readonly apiKeys: readonly { readonly apiId: string; readonly key: string }[];
}
