import type { Mailbox } from '../mailbox/types';
import type { LocalService, ServiceContext } from '../service';
import { createTopics } from '../sns/topics';
import { readAlarms } from './alarm-definition';
import { evaluationRange } from './alarm-evaluation';
import { type AlarmsService, createAlarms } from './alarms';
import { createLogGroups, type LogSink } from './log-groups';
import { createMetrics, type MetricSink } from './metrics';

/** CloudWatch and SNS: what services count and log, the templates' alarms on it, and whom those tell. */
export interface MonitoringService extends LocalService {
  readonly metrics: MetricSink;
  readonly logs: LogSink;
  readonly alarms: Pick<AlarmsService, 'evaluate' | 'list'>;
}

/**
 * @param now milliseconds since 1970
 * @throws AssemblyError for an alarm, metric filter or subscription that does not run here.
 */
export function createMonitoring(context: ServiceContext, mailbox: Mailbox, now: () => number): MonitoringService {
  const { assembly } = context;
  const definitions = readAlarms(assembly);
  const metrics = createMetrics(
    definitions.flatMap((alarm) => alarm.metrics.map(({ metric }) => metric)),
    Math.max(0, ...definitions.map(evaluationRange)),
    now,
  );
  const logs = createLogGroups(assembly, metrics);
  const topics = createTopics(assembly, mailbox);
  const alarms = createAlarms(context, { alarms: definitions, metrics, topics, now });
  return {
    resourceTypes: [logs, topics, alarms].flatMap((room) => room.resourceTypes),
    metrics,
    logs,
    alarms,
    close: () => alarms.close(),
  };
}
