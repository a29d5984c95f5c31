import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { deployment, destruction, whatStays } from '../../bin/commands';
import { readStage } from '../../bin/stage';
import { inventory } from '../../lib/inventory/inventory';
import { parseStageSettings } from '../../lib/settings';
import { synthesise } from './synthesise';

test('the stage is dev unless another is named; anything else on the command line is refused', () => {
  expect(readStage([])).toBe('dev');
  expect(readStage(['--stage', 'prod'])).toBe('prod');
  expect(() => readStage(['--stag', 'prod'])).toThrow(/--stag/);
  expect(() => readStage(['prod'])).toThrow(/prod/);
});

test('a stage that npm took for an option of its own is refused: it would deploy or destroy dev in its place', () => {
  // `npm run destroy --stage=prod` hands the command nothing but this.
  expect(() => readStage([], { npm_config_stage: 'prod' })).toThrow('npm run <command> -- --stage prod');
  expect(() => readStage(['prod'], { npm_config_stage: 'true' })).toThrow('npm run <command> -- --stage prod');
});

test('what is wrong with a command is one sentence, without the lines it was found on', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'bin/deploy.ts', '--stage', 'nowhere'], {
    cwd: path.join(__dirname, '..', '..'),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('There is no stage "nowhere". Choose one of dev, prod, or add yours to lib/settings.ts.');
});

test('a deployment builds, shows the difference, and deploys what it has shown', () => {
  expect(deployment('prod')).toEqual([
    ['vite', 'build', 'frontend'],
    ['cdk', 'synth', '--quiet', '--context', 'stage=prod'],
    ['cdk', 'diff', '--app', 'cdk.out'],
    ['cdk', 'deploy', '--all', '--require-approval', 'broadening', '--app', 'cdk.out'],
  ]);
  expect(() => deployment('nowhere')).toThrow('There is no stage "nowhere"');
});

test('a destruction says what stays before it asks', () => {
  expect(whatStays(parseStageSettings({ stage: 'prod', alarmEmail: 'none' }))).toContain(
    'keeps its accounts, its rentals and its files',
  );
  expect(whatStays(parseStageSettings({ stage: 'dev', alarmEmail: 'none', keepData: false }))).toContain(
    'keeps nothing',
  );
  const withKey = parseStageSettings({ stage: 'prod', alarmEmail: 'none', encryption: 'customer-managed' });
  expect(whatStays(withKey)).toContain('The key that encrypts them stays with them.');
  expect(destruction('dev').at(-1)).toEqual(['cdk', 'destroy', '--all', '--context', 'stage=dev']);
});

test('the inventory tells stacks, resources, permissions and what costs money', () => {
  const { rentals, identity } = synthesise({ stage: 'prod' });
  const text = inventory({ 'Polder-prod-Rentals': rentals.toJSON(), 'Polder-prod-Identity': identity.toJSON() });
  expect(text).toContain('| Polder-prod-Rentals | AWS::DynamoDB::GlobalTable | 1 | $0.705 a million writes');
  expect(text).toContain('| BatchTestRole | dynamodb:UpdateItem on Table.Arn |');
  expect(text).toContain('| IdentityPoolUnauthenticatedRole | nothing |');
});
