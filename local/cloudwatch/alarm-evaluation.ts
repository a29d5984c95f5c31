import { type AlarmDefinition, type AlarmState, type Comparison, comparisons } from './alarm-definition';
import type { ReadValue } from './metric-math';
import type { Metrics } from './metrics';

/** One period's value; undefined when it is missing. `at` is the period's beginning, milliseconds since 1970. */
export interface Datapoint {
  readonly at: number;
  readonly value: number | undefined;
}

/** The result of an evaluation; undefined keeps the current state. */
export type Verdict = { readonly state: AlarmState; readonly reason: string } | undefined;

const minute = 60_000;

/**
 * Periods that CloudWatch looks back beyond an alarm's own, in case some of those are missing. It does not publish how
 * many; in its documents' examples an alarm over 3 periods looks at 5.
 */
const extraPeriods = 2;

/** How far back an alarm looks, in milliseconds. */
export const evaluationRange = ({ evaluationPeriods, periodSeconds }: AlarmDefinition) =>
  (evaluationPeriods + extraPeriods) * periodSeconds * 1000;

/** The datapoints of an alarm's evaluation, newest first: its periods end with the last whole minute. */
export function datapointsOf(alarm: AlarmDefinition, metrics: Metrics, now: number): Datapoint[] {
  const end = Math.floor(now / minute) * minute;
  const period = alarm.periodSeconds * 1000;
  return Array.from({ length: evaluationRange(alarm) / period }, (_, index) => {
    const at = end - (index + 1) * period;
    return { at, value: valueAt(alarm, metrics, at, at + period) };
  });
}

function valueAt(alarm: AlarmDefinition, metrics: Metrics, start: number, end: number): number | undefined {
  const readValue: ReadValue = (id) => {
    const expression = alarm.expressions.get(id);
    if (expression) return expression.evaluate(readValue);
    const watched = alarm.metrics.find((one) => one.id === id);
    const aggregate = watched && metrics.between(watched.metric, start, end);
    return aggregate && watched.statistic(aggregate);
  };
  return readValue(alarm.comparedId);
}

/**
 * Evaluates an alarm by its newest datapoints, with as few substitutes for missing ones as possible.
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 * @param datapoints newest first, over the whole evaluation range
 */
export function evaluateAlarm(alarm: AlarmDefinition, datapoints: readonly Datapoint[], present: AlarmState): Verdict {
  const { comparison, datapointsToAlarm, evaluationPeriods, missingData, threshold } = alarm;
  const found = datapoints.filter((one): one is Found => one.value !== undefined).slice(0, evaluationPeriods);
  const isBreaching = ({ value }: Found) => comparisons[comparison](value, threshold);
  const breaching = found.filter(isBreaching);
  const notBreaching = found.filter((one) => !isBreaching(one));
  const missing = evaluationPeriods - found.length;

  if (breaching.length >= datapointsToAlarm) return crossed('ALARM', breaching, alarm, present);
  if (missing === 0) return crossed('OK', notBreaching, alarm, present);
  if (missingData === 'breaching' && breaching.length + missing >= datapointsToAlarm)
    return filledIn('ALARM', missing, found, alarm);
  if (missingData === 'notBreaching') return filledIn('OK', missing, found, alarm);
  if (missingData === 'breaching' || notBreaching.length > 0) return crossed('OK', notBreaching, alarm, present);
  // Only missing datapoints and too few breaching ones remain.
  if (missingData === 'ignore') return undefined;
  if (found.length === 0) {
    return {
      state: 'INSUFFICIENT_DATA',
      reason: `Insufficient Data: ${counted(missing, 'datapoint')} ${missing === 1 ? 'was' : 'were'} unknown.`,
    };
  }
  const oldest = datapoints.findIndex(({ at }) => at === found.at(-1)?.at);
  return oldest + 1 >= datapointsToAlarm ? crossed('ALARM', breaching, alarm, present) : undefined;
}

type Found = Datapoint & { readonly value: number };

const comparisonWords: Readonly<Record<Comparison, string>> = {
  GreaterThanOrEqualToThreshold: 'greater than or equal to',
  GreaterThanThreshold: 'greater than',
  LessThanOrEqualToThreshold: 'less than or equal to',
  LessThanThreshold: 'less than',
};

/** CloudWatch's text. */
function crossed(
  state: AlarmState,
  points: readonly Found[],
  { comparison, datapointsToAlarm, evaluationPeriods, threshold }: AlarmDefinition,
  present: AlarmState,
): Verdict {
  const needed = state === 'ALARM' ? datapointsToAlarm : evaluationPeriods - datapointsToAlarm + 1;
  const listed = points.map(({ at, value }) => `${decimal(value)} (${shortTime(at)})`).join(', ');
  const were = `${points.length === 1 ? 'was' : 'were'} ${state === 'ALARM' ? '' : 'not '}${comparisonWords[comparison]}`;
  const from =
    present === state ? '' : ` (minimum ${counted(needed, 'datapoint')} for ${present} -> ${state} transition)`;
  return {
    state,
    reason:
      `Threshold Crossed: ${points.length} out of the last ${evaluationPeriods} datapoints [${listed}] ` +
      `${were} the threshold (${decimal(threshold)})${from}.`,
  };
}

function filledIn(state: AlarmState, missing: number, found: readonly Found[], alarm: AlarmDefinition): Verdict {
  const treated = `${counted(missing, 'missing datapoint')} ${missing === 1 ? 'was' : 'were'} treated as [${state === 'OK' ? 'NonBreaching' : 'Breaching'}]`;
  if (found.length === 0) {
    return {
      state,
      reason: `Threshold Crossed: no datapoints were received for ${counted(missing, 'period')} and ${treated}.`,
    };
  }
  const listed = found.map(({ at, value }) => `${decimal(value)} (${shortTime(at)})`).join(', ');
  return {
    state,
    reason: `Threshold Crossed: ${counted(found.length, 'datapoint')} [${listed}] and ${treated}; the threshold is ${decimal(alarm.threshold)}.`,
  };
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Numbers as CloudWatch writes them: `5.0`. */
export const decimal = (value: number) => (Number.isInteger(value) ? value.toFixed(1) : String(value));

/** `20/11/26 09:05:00`, as CloudWatch writes a datapoint's time. */
function shortTime(at: number): string {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  const [year = '', month, day] = date.split('-');
  return `${day}/${month}/${year.slice(2)} ${time.slice(0, 8)}`;
}
