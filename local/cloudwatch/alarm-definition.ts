import { type Assembly, AssemblyError, type Resource } from '../assembly/types';
import { type MathExpression, MathExpressionError, readMathExpression } from './metric-math';
import type { MetricId } from './metrics';
import { type Statistic, statisticNamed } from './statistics';

export type AlarmState = 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';

export const comparisons = {
  GreaterThanOrEqualToThreshold: (value: number, threshold: number) => value >= threshold,
  GreaterThanThreshold: (value: number, threshold: number) => value > threshold,
  LessThanOrEqualToThreshold: (value: number, threshold: number) => value <= threshold,
  LessThanThreshold: (value: number, threshold: number) => value < threshold,
} as const;
export type Comparison = keyof typeof comparisons;

const missingDataTreatments = ['breaching', 'ignore', 'missing', 'notBreaching'] as const;
export type MissingData = (typeof missingDataTreatments)[number];

/** One metric with its statistic. */
export interface WatchedMetric {
  readonly id: string;
  readonly metric: MetricId;
  readonly statistic: Statistic;
  /** As the template names it. */
  readonly statisticName: string;
}

/** An alarm as a template defines it. */
export interface AlarmDefinition {
  readonly name: string;
  readonly arn: string;
  readonly constructPath: string;
  readonly description: string;
  readonly metrics: readonly WatchedMetric[];
  /** The expressions by their ids, and the id of the value that is compared with the threshold. */
  readonly expressions: ReadonlyMap<string, MathExpression & { readonly text: string }>;
  readonly comparedId: string;
  readonly periodSeconds: number;
  readonly evaluationPeriods: number;
  readonly datapointsToAlarm: number;
  readonly comparison: Comparison;
  readonly threshold: number;
  readonly missingData: MissingData;
  /** ARNs of the actions when the alarm enters a state. */
  readonly actions: Readonly<Record<AlarmState, readonly string[]>>;
}

interface AlarmProperties extends SingleMetric {
  readonly ActionsEnabled?: boolean;
  readonly AlarmActions?: readonly string[];
  readonly AlarmDescription?: string;
  readonly ComparisonOperator: string;
  readonly DatapointsToAlarm?: number;
  readonly EvaluationPeriods: number;
  readonly InsufficientDataActions?: readonly string[];
  readonly Metrics?: readonly MetricQuery[];
  readonly OKActions?: readonly string[];
  readonly Threshold: number;
  readonly TreatMissingData?: string;
}

interface SingleMetric {
  readonly Dimensions?: readonly Dimension[];
  readonly ExtendedStatistic?: string;
  readonly MetricName?: string;
  readonly Namespace?: string;
  readonly Period?: number;
  readonly Statistic?: string;
}

interface MetricQuery {
  readonly Expression?: string;
  readonly Id: string;
  readonly MetricStat?: {
    readonly Metric: {
      readonly Dimensions?: readonly Dimension[];
      readonly MetricName: string;
      readonly Namespace: string;
    };
    readonly Period: number;
    readonly Stat: string;
  };
  readonly ReturnData?: boolean;
}

interface Dimension {
  readonly Name: string;
  readonly Value: string;
}

const knownProperties = [
  'ActionsEnabled',
  'AlarmActions',
  'AlarmDescription',
  'AlarmName',
  'ComparisonOperator',
  'DatapointsToAlarm',
  'Dimensions',
  'EvaluationPeriods',
  'ExtendedStatistic',
  'InsufficientDataActions',
  'MetricName',
  'Metrics',
  'Namespace',
  'OKActions',
  'Period',
  'Statistic',
  'Tags',
  'Threshold',
  'TreatMissingData',
  'Unit',
];

/**
 * Reads the alarms of the templates.
 * @throws AssemblyError naming the alarm and the unsupported part.
 */
export function readAlarms(assembly: Assembly): AlarmDefinition[] {
  return assembly.ofType<AlarmProperties>('AWS::CloudWatch::Alarm').map(readAlarm);
}

function readAlarm(resource: Resource<AlarmProperties>): AlarmDefinition {
  const { properties } = resource;
  const refuse = (what: string) => new AssemblyError(`${resource.constructPath}: the local alarms do not run ${what}.`);
  const unknown = Object.keys(properties).filter((name) => !knownProperties.includes(name));
  if (unknown.length > 0) throw refuse(unknown.join(', '));
  const { ComparisonOperator, EvaluationPeriods, TreatMissingData = 'missing' } = properties;
  if (!Object.hasOwn(comparisons, ComparisonOperator)) throw refuse(`the comparison ${ComparisonOperator}`);
  const missingData = missingDataTreatments.find((one) => one === TreatMissingData);
  if (!missingData) throw refuse(`TreatMissingData ${TreatMissingData}`);

  const queries = properties.Metrics ?? [singleQuery(properties)];
  const metrics = queries.flatMap((query) =>
    query.MetricStat ? [watchedMetric(query.Id, query.MetricStat, refuse)] : [],
  );
  const expressions = new Map(
    queries.flatMap(({ Id, Expression }) => (Expression ? [[Id, readExpression(Expression, refuse)] as const] : [])),
  );
  const ids = new Set([...metrics.map(({ id }) => id), ...expressions.keys()]);
  for (const { text, ids: used } of expressions.values()) {
    const unknownId = used.find((id) => !ids.has(id));
    if (unknownId) throw refuse(`the expression ${text}: it has no metric ${unknownId}`);
  }
  const compared = queries.filter(({ ReturnData = true }) => ReturnData);
  const periods = [...new Set(queries.flatMap(({ MetricStat }) => (MetricStat ? [Number(MetricStat.Period)] : [])))];
  const [periodSeconds] = periods;
  if (compared.length !== 1 || !compared[0]) throw refuse('alarms that compare other than one value');
  if (periodSeconds === undefined || periods.length > 1) throw refuse('metrics of several periods in one alarm');
  if (periodSeconds % 60 !== 0) throw refuse(`a period of ${periodSeconds} seconds, only whole minutes`);
  const actionsOf = (actions: readonly string[] = []) => ((properties.ActionsEnabled ?? true) ? actions : []);
  return {
    name: resource.ref,
    arn: resource.attribute('Arn'),
    constructPath: resource.constructPath,
    description: properties.AlarmDescription ?? '',
    metrics,
    expressions,
    comparedId: compared[0].Id,
    periodSeconds,
    evaluationPeriods: Number(EvaluationPeriods),
    datapointsToAlarm: Number(properties.DatapointsToAlarm ?? EvaluationPeriods),
    comparison: ComparisonOperator as Comparison,
    threshold: Number(properties.Threshold),
    missingData,
    actions: {
      OK: actionsOf(properties.OKActions),
      ALARM: actionsOf(properties.AlarmActions),
      INSUFFICIENT_DATA: actionsOf(properties.InsufficientDataActions),
    },
  };
}

function singleQuery({
  Dimensions,
  ExtendedStatistic,
  MetricName = '',
  Namespace = '',
  Period = 60,
  Statistic,
}: SingleMetric): MetricQuery {
  return {
    Id: 'm1',
    MetricStat: {
      Metric: { MetricName, Namespace, ...(Dimensions && { Dimensions }) },
      Period,
      Stat: Statistic ?? ExtendedStatistic ?? '',
    },
  };
}

type Refuse = (what: string) => AssemblyError;

function watchedMetric(
  id: string,
  { Metric, Stat }: NonNullable<MetricQuery['MetricStat']>,
  refuse: Refuse,
): WatchedMetric {
  const statistic = statisticNamed(Stat);
  if (!statistic) throw refuse(`the statistic ${Stat || '(none)'}`);
  return {
    id,
    metric: {
      namespace: Metric.Namespace,
      name: Metric.MetricName,
      dimensions: Object.fromEntries((Metric.Dimensions ?? []).map(({ Name, Value }) => [Name, Value])),
    },
    statistic,
    statisticName: Stat,
  };
}

function readExpression(text: string, refuse: Refuse): MathExpression & { readonly text: string } {
  try {
    return { ...readMathExpression(text), text };
  } catch (error) {
    if (error instanceof MathExpressionError) throw refuse(`its expression. ${error.message}`.replace(/\.$/, ''));
    throw error;
  }
}
