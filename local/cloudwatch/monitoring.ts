import type { Mailbox } from '../mailbox/types';
import type { Room, Surroundings } from '../room';
import { createTopics } from '../sns/topics';
import { readAlarms } from './alarm-definition';
import { evaluationRange } from './alarm-evaluation';
import { type AlarmsRoom, createAlarms } from './alarms';
import { createLogGroups, type LogSink } from './log-groups';
import { createMetrics, type MetricSink } from './metrics';

/** CloudWatch and SNS: what services count and log, the templates' alarms on it, and whom those tell. */
export interface MonitoringRoom extends Room {
  readonly metrics: MetricSink;
  readonly logs: LogSink;
  readonly alarms: Pick<AlarmsRoom, 'evaluate' | 'list'>;
}

/**
 * @param now milliseconds since 1970
 * @throws AssemblyError for an alarm, metric filter or subscription that does not run here.
 */
export function createMonitoring(surroundings: Surroundings, mailbox: Mailbox, now: () => number): MonitoringRoom {
  const { assembly } = surroundings;
  const definitions = readAlarms(assembly);
  const metrics = createMetrics(
    definitions.flatMap((alarm) => alarm.metrics.map(({ metric }) => metric)),
    Math.max(0, ...definitions.map(evaluationRange)),
    now,
  );
  const logs = createLogGroups(assembly, metrics);
  const topics = createTopics(assembly, mailbox);
  const alarms = createAlarms(surroundings, { alarms: definitions, metrics, topics, now });
  return {
    resourceTypes: [logs, topics, alarms].flatMap((room) => room.resourceTypes),
    metrics,
    logs,
    alarms,
    close: () => alarms.close(),
  };
}
