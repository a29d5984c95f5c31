import type { Template } from '../template';

/** How many metrics the alarms of a template watch; CloudWatch charges for each, also within an expression. */
export function countAlarmMetrics({ Resources = {} }: Template): number {
  return Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
    .reduce((count, { Properties }) => {
      const metrics = Properties?.Metrics as { MetricStat?: unknown }[] | undefined;
      return count + (metrics ? metrics.filter(({ MetricStat }) => MetricStat).length : 1);
    }, 0);
}
