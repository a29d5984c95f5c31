import { type Assembly, AssemblyError } from '../assembly/types';
import type { LocalService } from '../service';
import { type FilterPattern, FilterPatternError, readFilterPattern } from './filter-pattern';
import { readJsonSelector } from './json-selector';
import type { MetricId, MetricSink } from './metrics';

/** Where services write their logs. */
export interface LogSink {
  /** One event in a log group, as text. */
  write(logGroupName: string, event: string): void;
}

/** Writes nothing, for services that run alone. */
export const noLogs: LogSink = { write: () => {} };

interface FilterProperties {
  readonly FilterPattern: string;
  readonly LogGroupName: string;
  readonly MetricTransformations: readonly Transformation[];
}

interface Transformation {
  readonly DefaultValue?: number;
  readonly Dimensions?: readonly unknown[];
  readonly MetricName: string;
  readonly MetricNamespace: string;
  readonly MetricValue: string;
}

interface Filter {
  readonly matches: FilterPattern;
  readonly metric: MetricId;
  /** The value of a matching event; undefined when it has no number there. */
  readonly countsFor: (event: unknown) => number | undefined;
  /** The value of an event that does not match. */
  readonly otherwise: number | undefined;
}

/**
 * The metric filters of CloudWatch Logs: each event is matched against the filters of its log group. Events are
 * not stored.
 * @throws AssemblyError for a filter that the local cloud does not run.
 */
export function createLogGroups(
  assembly: Assembly,
  metrics: MetricSink,
): LogSink & Pick<LocalService, 'resourceTypes'> {
  const filters = new Map<string, Filter[]>();
  for (const { constructPath, properties } of assembly.ofType<FilterProperties>('AWS::Logs::MetricFilter')) {
    const refuse = (problem: string) => new AssemblyError(`${constructPath}: ${problem}`);
    const ofGroup = filters.get(properties.LogGroupName) ?? [];
    filters.set(properties.LogGroupName, ofGroup);
    for (const transformation of properties.MetricTransformations) {
      ofGroup.push(readFilter(properties.FilterPattern, transformation, refuse));
    }
  }
  return {
    resourceTypes: ['AWS::Logs::MetricFilter'],
    write(logGroupName, text) {
      const ofGroup = filters.get(logGroupName);
      if (!ofGroup) return;
      const event = parse(text);
      for (const { matches, metric, countsFor, otherwise } of ofGroup) {
        const value = matches(event) ? countsFor(event) : otherwise;
        if (value !== undefined) metrics.record(metric, value);
      }
    },
  };
}

function readFilter(
  pattern: string,
  transformation: Transformation,
  refuse: (problem: string) => AssemblyError,
): Filter {
  const { DefaultValue, Dimensions = [], MetricName, MetricNamespace, MetricValue } = transformation;
  if (Dimensions.length > 0) throw refuse('the local metric filters do not run dimensions.');
  const selector = readJsonSelector(MetricValue);
  if (!selector && !Number.isFinite(Number(MetricValue))) throw refuse(`the metric value ${MetricValue} is no number.`);
  return {
    matches: readPattern(pattern, refuse),
    metric: { namespace: MetricNamespace, name: MetricName, dimensions: {} },
    countsFor(event) {
      const value = selector ? selector(event) : MetricValue;
      // An empty text and null would count as 0.
      const isNumeric = (typeof value === 'number' || typeof value === 'string') && /\d/.test(String(value));
      return isNumeric && Number.isFinite(Number(value)) ? Number(value) : undefined;
    },
    otherwise: DefaultValue,
  };
}

function readPattern(pattern: string, refuse: (problem: string) => AssemblyError): FilterPattern {
  try {
    return readFilterPattern(pattern);
  } catch (error) {
    if (error instanceof FilterPatternError) throw refuse(error.message);
    throw error;
  }
}

/** An event that is not JSON matches no pattern over JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
