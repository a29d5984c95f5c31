import { resourceHealth } from '../../local/health/health';
import { healthPage } from '../../local/health/health-page';
import type { MappingHealth } from '../../local/lambda/mapping-health';
import { fakeAssembly } from './fake-assembly';

const service = (...resourceTypes: string[]) => ({ resourceTypes });
const assembly = fakeAssembly([
  { type: 'AWS::DynamoDB::Table', ref: 'table' },
  { type: 'AWS::Lambda::Function', ref: 'mine', attributes: { Arn: 'arn:mine' } },
  { type: 'AWS::Lambda::Function', ref: 'helper', attributes: { Arn: 'arn:helper' } },
  { type: 'AWS::CDK::Metadata', ref: 'metadata' },
  { type: 'AWS::Quantum::Computer', ref: 'surprise' },
]);
const functions = [{ arn: 'arn:mine' }, { arn: 'arn:helper', unsupported: 'it only serves deployments' }];
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
    mappings: [],
    apiKeys: [{ apiId: 'a', key: 'da2-x' }],
  });
  for (const { type } of health) expect(page).toContain(type);
  expect(page).toContain('&lt;b&gt;because&lt;/b&gt;');
  expect(page).toContain('da2-x');
});

test('the page shows how far each event source mapping is behind, and what went wrong last', () => {
  const mapping: MappingHealth = {
    path: 'Polder-dev-Rentals/RentalHistory/Mapping',
    state: 'Enabled',
    function: 'Polder-dev-Rentals/RecordHistory',
    lastResult: 'PROBLEM: Function call failed',
    behind: 7,
    age: 61_400,
    discarded: 2,
    lastError: { at: '2026-11-23T06:00:00.000Z', message: '<no table>' },
    failureDestination: 'arn:aws:sns:eu-west-1:000000000000:failures',
  };
  const shown = (mappings: MappingHealth[]) =>
    healthPage({ startedAt: 'now', running: 0, notRun: 0, resources: [], alarms: [], mappings, apiKeys: [] });
  const page = shown([mapping]);
  expect(page).toContain('RentalHistory/Mapping<br><span class="muted">Polder-dev-Rentals</span>');
  expect(page).toContain('<span class="alarm">Enabled</span><br>PROBLEM: Function call failed');
  expect(page).toContain('7<br><span class="muted">the oldest for 61.4 s</span>');
  expect(page).toContain('2026-11-23 06:00:00: &lt;no table&gt;');
  expect(page).toContain('failures<br>2 discarded');
  const rest = { discarded: 0, lastError: undefined, failureDestination: undefined };
  const disabled = shown([{ ...mapping, ...rest, state: 'Disabled', lastResult: 'No records processed' }]);
  expect(disabled).toContain('<span class="not-run">Disabled</span>');
  expect(shown([])).not.toContain('Event source mappings');
});
