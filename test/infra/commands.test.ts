import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import {
  bootstrapCommands,
  deployCommands,
  deploymentWarnings,
  destroyCommands,
  synthCommands,
  whatStays,
} from '../../bin/commands';
import { confirmed } from '../../bin/confirm';
import { readCommandLine } from '../../bin/stage';
import { inventory } from '../../lib/inventory/inventory';
import { parseStageSettings } from '../../lib/settings';
import { synthesise } from './synthesise';

const stageOf = (...commandLine: string[]) => readCommandLine(commandLine, {}, {}).stage;

test('the stage is dev unless another is named; anything else on the command line is refused', () => {
  expect(stageOf()).toBe('dev');
  expect(stageOf('--stage', 'prod')).toBe('prod');
  expect(() => stageOf('--stag', 'prod')).toThrow(/--stag/);
  expect(() => stageOf('prod')).toThrow(/prod/);
});

test('the stage may be named by context, as for CDK itself; other context is refused', () => {
  expect(stageOf('-c', 'stage=prod')).toBe('prod');
  expect(stageOf('--context', 'stage=prod', '--stage', 'prod')).toBe('prod');
  expect(() => stageOf('-c', 'region=eu-west-2')).toThrow("Unknown option '-c region=eu-west-2'");
  expect(() => stageOf('--stage', 'dev', '-c', 'stage=prod')).toThrow('Name one stage, not dev and prod.');
});

test.each([
  ['npm run destroy --stage=prod', [], { npm_config_stage: 'prod' }],
  ['npm run destroy --stage prod', ['prod'], { npm_config_stage: 'true' }],
  ['npm run synth -c stage=prod', [], { npm_config_call: 'stage=prod' }],
  ['npm run synth --context stage=prod', ['stage=prod'], { npm_config_context: 'true' }],
])('%s is refused: npm keeps the stage to itself, and the command would be for dev', (_typed, left, environment) => {
  expect(() => readCommandLine(left, {}, environment)).toThrow('npm run <command> -- --stage prod');
});

test('an empty stage, as of a variable that is not set, is not dev', () => {
  expect(stageOf('--stage', '')).toBe('');
  expect(() => stageOf('-c', 'stage=')).toThrow("Unknown option '-c stage='");
  expect(() => readCommandLine([], {}, { npm_config_stage: '' })).toThrow('npm run <command> -- --stage <name>');
});

test('an error of a command is one sentence, without a stack trace', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'bin/deploy.ts', '--stage', 'nowhere'], {
    cwd: path.join(__dirname, '..', '..'),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('There is no stage "nowhere". Choose one of dev, prod, or add yours to lib/settings.ts.');
});

test('a deployment shows the difference, and deploys exactly what was synthesised, with a change set for every stack', () => {
  const deploy = (approval: string) => [
    ['cdk', 'diff', '--app', 'cdk.out'],
    ['cdk', 'deploy', '--all', '--force', '--require-approval', approval, '--app', 'cdk.out'],
  ];
  expect(deployCommands(true)).toEqual(deploy('broadening'));
  // Without a terminal, CDK would wait for an answer to its question.
  expect(deployCommands(false)).toEqual(deploy('never'));
});

test('whoever deploys an open stage, or one without mail about alarms and costs, reads so', () => {
  const warnings = (settings: object) => deploymentWarnings(parseStageSettings({ alarmEmail: 'none', ...settings }));
  expect(warnings({ stage: 'dev', signUp: { policy: 'open' }, newcomerRole: 'editor' })).toEqual([
    'Note: everybody who finds stage dev may register and change rentals and have texts analysed at your cost. ' +
      'See signUp in lib/settings.ts.',
    'Note: stage dev sends no mail about alarms and has no budget. See alarmEmail in lib/settings.ts.',
  ]);
  expect(warnings({ stage: 'prod', signUp: { policy: 'open' } })[0]).toContain('may register and read all rentals.');
  expect(warnings({ stage: 'prod', alarmEmail: 'operations@example.nl' })).toEqual([]);
});

test('a synthesis is of a stage that exists', () => {
  expect(() => synthCommands('nowhere')).toThrow('There is no stage "nowhere"');
});

test("bootstrapping uses the stage's region", () => {
  expect(bootstrapCommands('prod')).toEqual([['cdk', 'bootstrap', '--context', 'stage=prod']]);
});

test('destroy says what remains before it asks, and leaves the shared stack', () => {
  const prod = whatStays(parseStageSettings({ stage: 'prod', alarmEmail: 'none' }));
  expect(prod).toContain('keeps its accounts, its rentals and its files');
  expect(prod).toContain('the identity pool');
  expect(whatStays(parseStageSettings({ stage: 'dev', alarmEmail: 'none', keepData: false }))).toMatch(
    /keeps no accounts, rentals or files.*backup of each deleted table.*35 days.*Polder-Account/,
  );
  const withKey = parseStageSettings({ stage: 'prod', alarmEmail: 'none', encryption: 'customer-managed' });
  expect(whatStays(withKey)).toContain('The key that encrypts them stays with them.');
  expect(destroyCommands('dev')).toEqual([['cdk', 'destroy', 'Polder-dev-*', '--force', '--context', 'stage=dev']]);
});

test.each([
  ['y\n', true],
  ['Yes\n', true],
  ['n\n', false],
  ['\n', false],
  ['', false],
])('a question in the terminal, answered with %j: %s', async (answer, expected) => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const asked = confirmed('Delete?', { stdin, stdout: new PassThrough() });
  stdin.end(answer);
  expect(await asked).toBe(expected);
});

test('the inventory lists stacks, resources, permissions and cost drivers', () => {
  const { rentals, identity } = synthesise({ stage: 'prod' });
  const text = inventory({ 'Polder-prod-Rentals': rentals.toJSON(), 'Polder-prod-Identity': identity.toJSON() });
  expect(text).toContain('| Polder-prod-Rentals | AWS::DynamoDB::GlobalTable | 3 | $0.705 a million writes');
  expect(text).toContain('| Rentals/BatchTestRole | dynamodb:UpdateItem on Table.Arn |');
  expect(text).toContain('| Identity/IdentityPoolUnauthenticatedRole | nothing |');
});
