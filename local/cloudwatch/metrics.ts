import { type Aggregate, addValue, emptyAggregate, merged } from './statistics';

/** The identity of a metric in CloudWatch. */
export interface MetricId {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
}

/** Records the services' metrics. */
export interface MetricSink {
  /** Records one value at the current time; drops values of unwatched metrics. */
  record(metric: MetricId, value: number): void;
}

export interface Metrics extends MetricSink {
  /**
   * The values from `start` up to `end`, in milliseconds since 1970, whole minutes.
   * @returns undefined when none was recorded.
   */
  between(metric: MetricId, start: number, end: number): Aggregate | undefined;
}

const minute = 60_000;

/** Records nothing, for services that run alone. */
export const noMetrics: MetricSink = { record: () => {} };

/**
 * Stores watched metrics by the minute, for as long as an alarm looks back.
 * @param watched all others are dropped to save memory
 * @param retentionMilliseconds the longest look-back
 * @param now milliseconds since 1970
 */
export function createMetrics(watched: readonly MetricId[], retentionMilliseconds: number, now: () => number): Metrics {
  const series = new Map<string, Map<number, Aggregate>>(watched.map((metric) => [keyOf(metric), new Map()]));
  return {
    record(metric, value) {
      const minutes = series.get(keyOf(metric));
      if (!minutes) return;
      const current = Math.floor(now() / minute);
      // One minute more, as the current minute has not ended.
      for (const recorded of minutes.keys()) {
        if ((current - recorded - 1) * minute >= retentionMilliseconds) minutes.delete(recorded);
        else break;
      }
      const aggregate = minutes.get(current) ?? emptyAggregate();
      minutes.set(current, aggregate);
      addValue(aggregate, value);
    },
    between(metric, start, end) {
      const minutes = [...(series.get(keyOf(metric)) ?? [])]
        .filter(([at]) => at * minute >= start && at * minute < end)
        .map(([, aggregate]) => aggregate);
      return minutes.length > 0 ? merged(minutes) : undefined;
    },
  };
}

function keyOf({ namespace, name, dimensions }: MetricId): string {
  return JSON.stringify([namespace, name, Object.entries(dimensions).sort()]);
}
