/** A compact aggregate of one metric's values; percentiles are exact to about two percent. */
export interface Aggregate {
  count: number;
  sum: number;
  minimum: number;
  maximum: number;
  /** The number of values in each bucket of a logarithmic scale. */
  readonly histogram: Map<number, number>;
}

export const emptyAggregate = (): Aggregate => ({
  count: 0,
  sum: 0,
  minimum: Number.POSITIVE_INFINITY,
  maximum: Number.NEGATIVE_INFINITY,
  histogram: new Map(),
});

const step = 1.02;
const stepOf = (value: number) => (value <= 0 ? Number.NEGATIVE_INFINITY : Math.ceil(Math.log(value) / Math.log(step)));

/** Adds one value to the aggregate. */
export function addValue(aggregate: Aggregate, value: number): void {
  aggregate.count += 1;
  aggregate.sum += value;
  aggregate.minimum = Math.min(aggregate.minimum, value);
  aggregate.maximum = Math.max(aggregate.maximum, value);
  const at = stepOf(value);
  aggregate.histogram.set(at, (aggregate.histogram.get(at) ?? 0) + 1);
}

/** Several aggregates as one. */
export function merged(aggregates: readonly Aggregate[]): Aggregate {
  const all = emptyAggregate();
  for (const one of aggregates) {
    all.count += one.count;
    all.sum += one.sum;
    all.minimum = Math.min(all.minimum, one.minimum);
    all.maximum = Math.max(all.maximum, one.maximum);
    for (const [at, count] of one.histogram) all.histogram.set(at, (all.histogram.get(at) ?? 0) + count);
  }
  return all;
}

/** Computes one number from the values; undefined when there are none. */
export type Statistic = (aggregate: Aggregate) => number | undefined;

const simple: Readonly<Record<string, (aggregate: Aggregate) => number>> = {
  Average: ({ sum, count }) => sum / count,
  Maximum: ({ maximum }) => maximum,
  Minimum: ({ minimum }) => minimum,
  SampleCount: ({ count }) => count,
  Sum: ({ sum }) => sum,
};

/**
 * A statistic by CloudWatch's name for it, e.g. `Sum` or `p99`.
 * @returns undefined for one that the local cloud does not compute.
 */
export function statisticNamed(name: string): Statistic | undefined {
  const compute = Object.hasOwn(simple, name) ? simple[name] : percentileNamed(name);
  return compute && ((aggregate) => (aggregate.count > 0 ? compute(aggregate) : undefined));
}

function percentileNamed(name: string): ((aggregate: Aggregate) => number) | undefined {
  const percent = /^p(\d{1,2}(\.\d+)?|100)$/.exec(name)?.[1];
  if (percent === undefined) return undefined;
  return ({ count, histogram, minimum, maximum }) => {
    const rank = Math.max(1, Math.ceil((Number(percent) / 100) * count));
    let seen = 0;
    for (const at of [...histogram.keys()].sort((left, right) => left - right)) {
      seen += histogram.get(at) ?? 0;
      if (seen >= rank) return Math.min(maximum, Math.max(minimum, step ** at));
    }
    return maximum;
  };
}
