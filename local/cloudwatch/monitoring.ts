import type { Mailbox } from '../mailbox/types';
import type { LocalService, ServiceContext } from '../service';
import { createTopics, type Topics } from '../sns/topics';
import { readAlarms } from './alarm-definition';
import { evaluationRange } from './alarm-evaluation';
import { type AlarmsService, createAlarms } from './alarms';
import { createLogGroups, type LogSink } from './log-groups';
import { createMetrics, type MetricSink } from './metrics';

export interface MonitoringDependencies {
  readonly mailbox: Mailbox;
  /** Milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

/** CloudWatch and SNS: metrics and logs of the services, the templates' alarms, and their notifications. */
export interface MonitoringService extends LocalService {
  readonly metrics: MetricSink;
  readonly logs: LogSink;
  readonly topics: Topics;
  readonly alarms: Pick<AlarmsService, 'evaluate' | 'list'>;
}

/** @throws AssemblyError for an alarm, metric filter or subscription that the local cloud does not support. */
export function createMonitoring(
  context: ServiceContext,
  { mailbox, clock: now = Date.now }: MonitoringDependencies,
): MonitoringService {
  const { assembly } = context;
  const definitions = readAlarms(assembly);
  const metrics = createMetrics(
    definitions.flatMap((alarm) => alarm.metrics.map(({ metric }) => metric)),
    Math.max(0, ...definitions.map(evaluationRange)),
    now,
  );
  const logs = createLogGroups(assembly, metrics);
  const topics = createTopics(assembly, mailbox, metrics);
  const alarms = createAlarms(context, { alarms: definitions, metrics, topics, now });
  return {
    resourceTypes: [logs, topics, alarms].flatMap((part) => part.resourceTypes),
    mounts: [],
    metrics,
    logs,
    topics,
    alarms,
    close: () => alarms.close(),
  };
}
