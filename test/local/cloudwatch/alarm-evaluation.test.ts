import type { AlarmDefinition, MissingData } from '../../../local/cloudwatch/alarm-definition';
import { type Datapoint, evaluateAlarm } from '../../../local/cloudwatch/alarm-evaluation';

const noon = Date.UTC(2026, 10, 20, 12);

const alarm = (over: Partial<AlarmDefinition> = {}): AlarmDefinition => ({
  name: 'Errors',
  arn: 'arn:aws:cloudwatch:eu-west-1:000000000000:alarm:Errors',
  constructPath: 'Stack/Errors',
  description: '',
  metrics: [],
  expressions: new Map(),
  comparedId: 'm1',
  periodSeconds: 300,
  evaluationPeriods: 3,
  datapointsToAlarm: 3,
  comparison: 'GreaterThanThreshold',
  threshold: 5,
  missingData: 'missing',
  actions: { OK: [], ALARM: [], INSUFFICIENT_DATA: [] },
  ...over,
});

/** As AWS's tables write them: newest on the right, 0 not breaching, X breaching, - missing. */
const datapoints = (text: string): Datapoint[] =>
  [...text.replaceAll(' ', '')].reverse().map((sign, index) => ({
    at: noon - (index + 1) * 300_000,
    value: sign === '-' ? undefined : sign === 'X' ? 9 : 0,
  }));

const treatments: readonly MissingData[] = ['missing', 'ignore', 'breaching', 'notBreaching'];
const states = (text: string, datapointsToAlarm: number) =>
  treatments.map(
    (missingData) => evaluateAlarm(alarm({ datapointsToAlarm, missingData }), datapoints(text), 'OK')?.state,
  );
const retained = undefined;

// Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html, both tables.
test.each([
  ['0 - X - X', 3, ['OK', 'OK', 'OK', 'OK']],
  ['0 - - - -', 3, ['OK', 'OK', 'OK', 'OK']],
  ['- - - - -', 3, ['INSUFFICIENT_DATA', retained, 'ALARM', 'OK']],
  ['0 X X - X', 3, ['ALARM', 'ALARM', 'ALARM', 'ALARM']],
  ['- - X - -', 3, ['ALARM', retained, 'ALARM', 'OK']],
  ['- - - - X', 3, [retained, retained, 'ALARM', 'OK']],
  ['0 - X - X', 2, ['ALARM', 'ALARM', 'ALARM', 'ALARM']],
  ['0 0 X 0 X', 2, ['ALARM', 'ALARM', 'ALARM', 'ALARM']],
  ['0 - X - -', 2, ['OK', 'OK', 'ALARM', 'OK']],
  ['- - - - 0', 2, ['OK', 'OK', 'ALARM', 'OK']],
  ['- - - X -', 2, ['ALARM', retained, 'ALARM', 'OK']],
])('%s with %s datapoints to alarm', (text, datapointsToAlarm, expected) => {
  expect(states(text, datapointsToAlarm)).toEqual(expected);
});

test.each([
  ['GreaterThanOrEqualToThreshold', 5, 'ALARM'],
  ['GreaterThanThreshold', 5, 'OK'],
  ['LessThanOrEqualToThreshold', 5, 'ALARM'],
  ['LessThanThreshold', 4, 'ALARM'],
] as const)('%s of %s and 5 is %s', (comparison, value, expected) => {
  const one = alarm({ comparison, evaluationPeriods: 1, datapointsToAlarm: 1 });
  expect(evaluateAlarm(one, [{ at: noon, value }], 'OK')?.state).toBe(expected);
});

test("the reason has CloudWatch's text", () => {
  const one = alarm({ evaluationPeriods: 1, datapointsToAlarm: 1, missingData: 'notBreaching' });
  expect(evaluateAlarm(one, [{ at: noon, value: 6 }], 'OK')?.reason).toBe(
    'Threshold Crossed: 1 out of the last 1 datapoints [6.0 (20/11/26 12:00:00)] was greater than the threshold (5.0) ' +
      '(minimum 1 datapoint for OK -> ALARM transition).',
  );
  expect(evaluateAlarm(one, [{ at: noon, value: undefined }], 'ALARM')?.reason).toBe(
    'Threshold Crossed: no datapoints were received for 1 period and 1 missing datapoint was treated as [NonBreaching].',
  );
});
