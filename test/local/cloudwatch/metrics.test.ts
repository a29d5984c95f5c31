import { createMetrics } from '../../../local/cloudwatch/metrics';
import { addValue, emptyAggregate, statisticNamed } from '../../../local/cloudwatch/statistics';

const minute = 60_000;
const latency = { namespace: 'AWS/AppSync', name: 'Latency', dimensions: { GraphQLAPIId: 'a' } };

function of(values: readonly number[], name: string): number | undefined {
  const aggregate = emptyAggregate();
  for (const value of values) addValue(aggregate, value);
  return statisticNamed(name)?.(aggregate);
}

test('statistics', () => {
  const values = [4, 1, 3, 2];
  expect(['Sum', 'Average', 'Minimum', 'Maximum', 'SampleCount'].map((name) => of(values, name))).toEqual([
    10, 2.5, 1, 4, 4,
  ]);
  expect(of([], 'Sum')).toBeUndefined();
  expect(statisticNamed('tm90')).toBeUndefined();
});

test('percentiles are within two percent', () => {
  const values = Array.from({ length: 1_000 }, (_, index) => index + 1);
  for (const [name, exact] of [
    ['p50', 500],
    ['p99', 990],
    ['p99.9', 999],
  ] as const) {
    expect(Math.abs(Number(of(values, name)) - exact)).toBeLessThanOrEqual(exact * 0.02);
  }
  expect(of([0, 0, 0], 'p99')).toBe(0);
  expect(of([7_000], 'p99')).toBe(7_000);
});

test('values of watched metrics are stored by the minute, as long as an alarm looks back', () => {
  let now = 100 * minute;
  const metrics = createMetrics([latency], 5 * minute, () => now);
  metrics.record(latency, 10);
  now += 30_000;
  metrics.record({ ...latency, dimensions: { GraphQLAPIId: 'another' } }, 99);
  metrics.record(latency, 20);
  now += minute;
  metrics.record(latency, 40);
  expect(metrics.between(latency, 100 * minute, 101 * minute)).toMatchObject({ count: 2, sum: 30 });
  expect(metrics.between(latency, 100 * minute, 102 * minute)).toMatchObject({ count: 3, maximum: 40 });
  expect(metrics.between(latency, 90 * minute, 100 * minute)).toBeUndefined();
  now += 10 * minute;
  metrics.record(latency, 1);
  expect(metrics.between(latency, 0, 111 * minute)).toBeUndefined();
});
