import path from 'node:path';
import { z } from 'zod';
import { AwsError } from '../http/errors';
import type { LocalService, ServiceContext } from '../service';
import type { Topics } from '../sns/topics';
import { stateFile } from '../state-file';
import type { AlarmDefinition } from './alarm-definition';
import { datapointsOf, evaluateAlarm } from './alarm-evaluation';
import { alarmMail } from './alarm-mail';
import { isCounted } from './counted-metrics';
import type { Metrics } from './metrics';

const alarmStateSchema = z.object({
  state: z.enum(['OK', 'ALARM', 'INSUFFICIENT_DATA']),
  /** Milliseconds since 1970. */
  since: z.number(),
  reason: z.string(),
  /** The result of the notification; empty when the state has no actions. */
  told: z.string(),
});
type StoredAlarmState = z.infer<typeof alarmStateSchema>;

/** The state of one alarm. */
export interface AlarmHealth {
  readonly name: string;
  /** Its construct's path. */
  readonly path: string;
  readonly state: StoredAlarmState['state'];
  /** ISO 8601. */
  readonly since: string;
  readonly reason: string;
  readonly told: string;
  /** Its metrics that the local cloud does not count, so that it cannot go off. */
  readonly notCounted: readonly string[];
}

export interface AlarmsService extends Pick<LocalService, 'resourceTypes' | 'close'> {
  list(): AlarmHealth[];
  /** Evaluates all alarms now; also runs at the beginning of each minute. */
  evaluate(): void;
}

export interface AlarmsDependencies {
  readonly alarms: readonly AlarmDefinition[];
  readonly metrics: Metrics;
  readonly topics: Pick<Topics, 'publish'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const minute = 60_000;
/** Values counted in the last second of a minute must have been recorded. */
const graceMilliseconds = 1_000;

/** CloudWatch's alarms. Their states survive a restart, so that no alarm goes off again. */
export function createAlarms(
  { assembly, dataDirectory, log }: ServiceContext,
  { alarms, metrics, topics, now }: AlarmsDependencies,
): AlarmsService {
  const file = stateFile(
    path.join(dataDirectory, 'cloudwatch', 'alarms.json'),
    1,
    z.record(z.string(), alarmStateSchema),
    'the states of the alarms',
  );
  const states = new Map(Object.entries(file.read() ?? {}));
  const createdAt = now();
  const stateOf = ({ name }: AlarmDefinition): StoredAlarmState =>
    states.get(name) ?? {
      state: 'INSUFFICIENT_DATA',
      since: createdAt,
      reason: 'Unchecked: Initial alarm creation',
      told: '',
    };

  const tell = (
    alarm: AlarmDefinition,
    from: StoredAlarmState['state'],
    { state, reason, since }: StoredAlarmState,
  ): string => {
    const mail = alarmMail(alarm, { from, to: state, reason, at: since }, assembly);
    const publisher = { service: 'cloudwatch.amazonaws.com', name: 'CloudWatch Alarms', sourceArn: alarm.arn };
    const results = alarm.actions[state].map((action) => {
      try {
        const addresses = topics.publish(action, mail, publisher);
        const reached = addresses === 0 ? 'nobody subscribes to it' : `${addresses} told by email`;
        return `Successfully executed action ${action}: ${reached}`;
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        return `Failed to execute action ${action}. Received error: "${error.message}"`;
      }
    });
    for (const result of results) if (result.startsWith('Failed')) log(`${alarm.constructPath}: ${result}`);
    return results.join(' ');
  };

  const evaluate = () => {
    let changed = false;
    for (const alarm of alarms) {
      const before = stateOf(alarm);
      const verdict = evaluateAlarm(alarm, datapointsOf(alarm, metrics, now()), before.state);
      if (!verdict || verdict.state === before.state) continue;
      const after: StoredAlarmState = { ...verdict, since: now(), told: '' };
      if (before.state !== 'INSUFFICIENT_DATA' || after.state === 'ALARM') {
        log(`${alarm.constructPath}: ${before.state} -> ${after.state}. ${after.reason}`);
      }
      states.set(alarm.name, { ...after, told: tell(alarm, before.state, after) });
      changed = true;
    }
    if (changed) file.write(Object.fromEntries(alarms.map((alarm) => [alarm.name, stateOf(alarm)])));
  };

  let timer: NodeJS.Timeout;
  const evaluateByTheMinute = () => {
    timer = setTimeout(
      () => {
        evaluate();
        evaluateByTheMinute();
      },
      minute - (Date.now() % minute) + graceMilliseconds,
    ).unref();
  };
  evaluateByTheMinute();

  return {
    resourceTypes: ['AWS::CloudWatch::Alarm'],
    evaluate,
    list: () =>
      alarms.map((alarm) => {
        const { since, ...state } = stateOf(alarm);
        return {
          name: alarm.name,
          path: alarm.constructPath.replace(/\/Resource$/, ''),
          ...state,
          since: new Date(since).toISOString(),
          notCounted: alarm.metrics
            .filter(({ metric }) => !isCounted(metric))
            .map(({ metric }) => `${metric.namespace} ${metric.name}`),
        };
      }),
    async close() {
      clearTimeout(timer);
    },
  };
}
