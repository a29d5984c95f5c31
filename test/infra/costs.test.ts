import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countAlarmMetrics } from '../../lib/costs/alarm-metrics';
import { costPage, dollars, withCosts } from '../../lib/costs/cost-page';
import { dailyCosts, dayTotal, fullHistory, monthTotal, snapshotChecksMonth } from '../../lib/costs/daily-costs';
import { stageSettings } from '../../lib/settings';
import { synthesise } from './synthesise';

const page = readFileSync(path.join(__dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
const { operations } = synthesise({ stage: 'prod' });

test('the costs in docs/operations.md are those that "npm run costs" computes', () => {
  const computed = costPage(countAlarmMetrics(operations.toJSON()), stageSettings('prod'));
  expect(withCosts(page, computed)).toBe(page);
});

test('a page without the markers of the costs is refused, with their names', () => {
  expect(() => withCosts('# Costs', '')).toThrow('The page lacks the lines <!-- costs');
});

test('an expression costs as many metrics as it sums, and a plain alarm one', () => {
  const alarm = (Properties: Record<string, unknown>) => ({ Type: 'AWS::CloudWatch::Alarm', Properties });
  const Resources = {
    Plain: alarm({ MetricName: 'Errors' }),
    Sum: alarm({ Metrics: [{ Expression: 'a + b' }, { MetricStat: {} }, { MetricStat: {} }] }),
    Topic: { Type: 'AWS::SNS::Topic' },
  };
  expect(countAlarmMetrics({ Resources })).toBe(3);
});

test('messages are two seconds apart however much is written, and a change writes one unit more than a new rental', () => {
  const part = (kind: 'insert' | 'change', title: RegExp) =>
    dailyCosts(1_000_000, kind).find((row) => title.test(row.title))?.dollars;
  // 2,000 calls in 1,000 seconds, 10 dashboards, $2 a million.
  expect(part('change', /^Messages/)).toBeCloseTo(0.01);
  expect(part('insert', /^Table/)).toBeCloseTo(1.41);
  expect(part('change', /^Table/)).toBeCloseTo(2.115);
});

test('an import is read once by each dashboard, from files that are written once for all', () => {
  const part = (rows: number, title: RegExp) =>
    dailyCosts(rows, 'insert').find((row) => title.test(row.title))?.dollars;
  // Each of 10 dashboards: 2,000 files of $0.4 a million, 50 queries of $4 a million, and 30.2 MB of $0.09 a gigabyte.
  expect(part(1_000_000, /^What they read/)).toBeCloseTo(10 * (0.0008 + 0.0002 + 0.002718), 4);
  // 500 messages of 15 write units, an invocation and a gigabyte second each; and 2,000 files of $5 a million.
  expect(part(1_000_000, /^Change feed/)).toBeCloseTo(0.01204 + 0.01, 4);
  expect(part(0, /^What they read/)).toBe(0);
  expect(part(0, /^Change feed/)).toBe(0);
});

test('each version costs one write of the history: its table and three indexes, by a function', () => {
  const part = (rows: number, title: RegExp) =>
    dailyCosts(rows, 'change').find((row) => title.test(row.title))?.dollars;
  // Four units of $0.705 a million.
  expect(part(1_000_000, /^The history/)).toBeCloseTo(2.82);
  // 10,000 invocations of a fifth of a second with half a gigabyte.
  expect(part(1_000_000, /^Its function/)).toBeCloseTo(0.0153);
  expect(part(0, /^The history/)).toBe(0);
  expect(part(0, /^Its function/)).toBe(0);
  // 400 days of a million entries of 340 bytes, four times.
  expect(fullHistory(1_000_000, 400)).toBeCloseTo(152.3, 1);
});

test('an unused stage costs its alarms, its dashboard, the checks of the snapshots and open connections', () => {
  expect(dayTotal(0, 'insert')).toBeCloseTo(0.000384);
  // 8,640 seconds of 1.73 GB, $0.0000133 each, and eight half read units in each.
  expect(snapshotChecksMonth()).toBeCloseTo(0.214, 3);
  expect(monthTotal(0, 'insert', 13)).toBeCloseTo(1.3 + 3 + 0.214 + 0.0115);
});

test.each([
  [0, '0'],
  [0.00001234, '$0.000012'],
  [0.019, '$0.02'],
  [3.65, '$3.65'],
  [109.6, '$110'],
])('%d dollars are written %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});
