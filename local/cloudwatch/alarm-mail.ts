import type { AlarmDefinition, AlarmState } from './alarm-definition';
import { decimal } from './alarm-evaluation';
import { regionName } from './regions';

/** An alarm's change from one state to another. */
export interface StateChange {
  readonly from: AlarmState;
  readonly to: AlarmState;
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Where an alarm is. */
export interface AlarmAccount {
  readonly region: string;
  readonly accountId: string;
}

/** CloudWatch's email to a topic's subscribers when an alarm changes. */
export function alarmMail(
  alarm: AlarmDefinition,
  { from, to, reason, at }: StateChange,
  { region, accountId }: AlarmAccount,
): { subject: string; text: string } {
  const regionLabel = regionName(region);
  const time = longTime(at);
  return {
    subject: `${to}: "${alarm.name}" in ${regionLabel}`,
    text: `You are receiving this email because your Amazon CloudWatch Alarm "${alarm.name}" in the ${regionLabel} region has entered the ${to} state, because "${reason}" at "${time}".

View this alarm in the AWS Management Console:
https://${region}.console.aws.amazon.com/cloudwatch/deeplink.js?region=${region}#alarmsV2:alarm/${encodeURIComponent(alarm.name)}

Alarm Details:
${list([
  ['Name', alarm.name],
  ['Description', alarm.description],
  ['State Change', `${from} -> ${to}`],
  ['Reason for State Change', reason],
  ['Timestamp', time],
  ['AWS Account', accountId],
  ['Alarm Arn', alarm.arn],
])}

Threshold:
- The alarm is in the ALARM state when the ${alarm.expressions.size > 0 ? 'expression' : 'metric'} is ${alarm.comparison} ${decimal(alarm.threshold)} for at least ${alarm.datapointsToAlarm} of the last ${alarm.evaluationPeriods} period(s) of ${alarm.periodSeconds} seconds.

${monitored(alarm)}

State Change Actions:
${list([
  ['OK', `[${alarm.actions.OK.join(', ')}]`],
  ['ALARM', `[${alarm.actions.ALARM.join(', ')}]`],
  ['INSUFFICIENT_DATA', `[${alarm.actions.INSUFFICIENT_DATA.join(', ')}]`],
])}
`,
  };
}

function monitored({ expressions, metrics, missingData, periodSeconds }: AlarmDefinition): string {
  const treatment: Line = ['TreatMissingData', missingData];
  const parts = metrics.map(({ metric, statisticName }) =>
    list([
      ['MetricNamespace', metric.namespace],
      ['MetricName', metric.name],
      [
        'Dimensions',
        `[${Object.entries(metric.dimensions)
          .map((pair) => pair.join(' = '))
          .join(', ')}]`,
      ],
      ['Period', `${periodSeconds} seconds`],
      ['Statistic', statisticName],
      ['Unit', 'not specified'],
      treatment,
    ]),
  );
  if (expressions.size === 0) return `Monitored Metric:\n${parts.join('\n')}`;
  const formulas = [...expressions].map(([id, { text }]) => `- ${id}: ${text}`);
  return `Monitored Metrics:\n${formulas.join('\n')}\n\n${parts.join('\n\n')}`;
}

type Line = readonly [name: string, value: string];

const list = (lines: readonly Line[]) => lines.map(([name, value]) => `- ${`${name}:`.padEnd(28)}${value}`).join('\n');

/** `Friday 20 November, 2026 10:15:00 UTC` */
function longTime(at: number): string {
  const date = new Date(at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);
  return (
    `${part({ weekday: 'long' })} ${part({ day: '2-digit' })} ${part({ month: 'long' })}, ${date.getUTCFullYear()} ` +
    `${date.toISOString().slice(11, 19)} UTC`
  );
}
