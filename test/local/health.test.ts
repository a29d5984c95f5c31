import { resourceHealth } from '../../local/health/health';
import { healthPage } from '../../local/health/health-page';
import { fakeAssembly } from './fake-assembly';

const service = (...resourceTypes: string[]) => ({ resourceTypes });
const assembly = fakeAssembly([
  { type: 'AWS::DynamoDB::Table', ref: 'table' },
  { type: 'AWS::Lambda::Function', ref: 'mine', attributes: { Arn: 'arn:mine' } },
  { type: 'AWS::Lambda::Function', ref: 'helper', attributes: { Arn: 'arn:helper' } },
  { type: 'AWS::CDK::Metadata', ref: 'metadata' },
  { type: 'AWS::Quantum::Computer', ref: 'surprise' },
]);
const functions = [{ arn: 'arn:mine' }, { arn: 'arn:helper', notRun: 'it only serves deployments' }];
const health = resourceHealth(assembly, [service('AWS::DynamoDB::Table'), service('AWS::Lambda::Function')], functions);

test('every resource is listed as running, or not run with a reason', () => {
  expect(health.map(({ id, status, reason }) => [id, status, reason])).toEqual([
    ['table', 'running', undefined],
    ['mine', 'running', undefined],
    ['helper', 'not run', 'it only serves deployments'],
    ['metadata', 'not run', 'carries no behaviour'],
    ['surprise', 'not run', 'the local cloud does not know this type'],
  ]);
});

test('the page shows them all, escaped', () => {
  const resources = health.map((one) => ({ ...one, reason: '<b>because</b>' }));
  const page = healthPage({
    startedAt: 'now',
    running: 2,
    notRun: 3,
    resources,
    alarms: [],
    apiKeys: [{ apiId: 'a', key: 'da2-x' }],
  });
  for (const { type } of health) expect(page).toContain(type);
  expect(page).toContain('&lt;b&gt;because&lt;/b&gt;');
  expect(page).toContain('da2-x');
});
