/** The README's commands that reach AWS, run with stand-ins for the tools that would reach it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { temporaryFolder } from '../harness/polder';

jest.setTimeout(60_000);
const repository = path.join(__dirname, '..', '..');
const folder = temporaryFolder('deploy');
const project = path.join(folder.path, 'project');
const calls = path.join(folder.path, 'calls');
afterAll(() => folder.remove());

/** Records its arguments, and fails on request. A script of the shell, as a deployment starts five and each Node costs. */
const standIn = `#!/bin/sh
command="\${0##*/} $*"
printf '%s\\n' "$command" >> "$CALLS"
if [ -n "$FAILS" ]; then
  case "$command" in "$FAILS"*) exit 3 ;; esac
fi
`;

/** Answers in place of the AWS command line. */
const awsStandIn = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs');
const command = ['aws', ...process.argv.slice(2)].join(' ');
appendFileSync(process.env.CALLS, command + '\\n');
const [, says] = JSON.parse(process.env.AWS_SAYS).find(([call]) => command.startsWith(('aws ' + call).trim())) || [];
if (says) {
  console.error(says);
  process.exit(254);
}
const answers = JSON.parse(process.env.AWS_ANSWERS || '{}');
const [, answer = ''] = Object.entries(answers).find(([call]) => command.startsWith('aws ' + call)) || [];
process.stdout.write(answer);
`;

beforeAll(() => {
  const packages = path.join(project, 'node_modules');
  mkdirSync(path.join(packages, '.bin'), { recursive: true });
  for (const name of ['bin', 'lib']) cpSync(path.join(repository, name), path.join(project, name), { recursive: true });
  for (const name of readdirSync(path.join(repository, 'node_modules')).filter((one) => !one.startsWith('.'))) {
    symlinkSync(path.join(repository, 'node_modules', name), path.join(packages, name));
  }
  // Compiled once, file by file as tsx does it at each start: the commands are started thirty times.
  buildSync({
    absWorkingDir: repository,
    entryPoints: ['bin/*.ts', 'lib/**/*.ts', 'graphql/*.ts', 'graphql/generated/*.ts'],
    outdir: project,
    outbase: '.',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: 'inline',
  });
  cpSync(path.join(repository, 'cdk.json'), path.join(project, 'cdk.json'));
  cpSync(path.join(repository, 'graphql'), path.join(project, 'graphql'), { recursive: true });
  cpSync(path.join(repository, 'lambdas'), path.join(project, 'lambdas'), { recursive: true });
  for (const file of ['brand.json', 'package-lock.json', 'tsconfig.base.json']) {
    cpSync(path.join(repository, file), path.join(project, file));
  }
  for (const tool of ['cdk', 'vite', 'tsx']) {
    writeFileSync(path.join(packages, '.bin', tool), standIn, { mode: 0o755 });
  }
  writeFileSync(path.join(packages, '.bin', 'aws'), awsStandIn, { mode: 0o755 });
});

interface Stage {
  /** The beginning of the call that fails. */
  readonly fails?: string;
  /** What the AWS command line answers with, as an error: to all calls, or to those that begin so. */
  readonly awsSays?: string | Readonly<Record<string, string>>;
  /** What it answers to calls that begin so. */
  readonly awsAnswers?: Readonly<Record<string, string>>;
}

/** Runs bin/<command>.ts, compiled, without a terminal. */
const run = (command: string, commandLine: readonly string[], stage?: Stage) =>
  start([`bin/${command}.js`, ...commandLine], stage);

/** Runs Node in the project, with stand-ins for the tools. */
function start(program: readonly string[], { fails = '', awsSays = {}, awsAnswers }: Stage = {}) {
  writeFileSync(calls, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: project,
    env: {
      ...process.env,
      PATH: `${path.join(project, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
      CALLS: calls,
      FAILS: fails,
      AWS_SAYS: JSON.stringify(Object.entries(typeof awsSays === 'string' ? { '': awsSays } : awsSays)),
      AWS_ANSWERS: JSON.stringify(awsAnswers ?? {}),
    },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr, calls: readFileSync(calls, 'utf8').split('\n').filter(Boolean) };
}

const lookForBootstrap = (region: string) =>
  `aws cloudformation describe-stacks --stack-name CDKToolkit --region ${region}`;
const lookForFailedStacks =
  'aws cloudformation list-stacks --stack-status-filter ROLLBACK_COMPLETE ROLLBACK_FAILED ' +
  '--query StackSummaries[].StackName --output text --region eu-west-1';
const protection = (change: string) => (stack: string) =>
  `aws cloudformation update-termination-protection ${change} --stack-name ${stack} --region eu-west-1`;
const protectAgain = protection('--enable-termination-protection');
const lift = protection('--no-enable-termination-protection');
const synthesis = [
  'vite build frontend',
  'cdk synth --quiet --no-notices --context stage=prod',
  'tsx bin/check.ts cdk.out',
];
const deployment = [
  lookForBootstrap('eu-west-1'),
  ...synthesis,
  lookForFailedStacks,
  'cdk diff --app cdk.out',
  'cdk deploy --all --force --require-approval never --app cdk.out',
];

test('deploy builds, synthesises the stage once, shows the difference, and deploys exactly that', () => {
  // As the script of package.json starts it.
  expect(start(['--import', 'tsx', 'bin/deploy.ts', '--stage', 'prod'])).toMatchObject({
    status: 0,
    calls: deployment,
  });
});

test('deploy without a stage deploys dev, and says that everybody may register there', () => {
  const { calls, text } = run('deploy', []);
  expect(calls[2]).toBe('cdk synth --quiet --no-notices --context stage=dev');
  expect(text).toContain('everybody who finds stage dev may register');
});

test.each(deployment.map((call, index) => [call, index] as const).filter(([call]) => !call.startsWith('aws')))(
  'deploy fails when "%s" does, with its exit code',
  (call, index) => {
    expect(run('deploy', ['--stage', 'prod'], { fails: call })).toMatchObject({
      status: 3,
      text: expect.not.stringContaining('npm run bootstrap'),
      calls: deployment.slice(0, index + 1),
    });
  },
);

test.each([
  ['vite build', false],
  ['cdk synth', false],
  ['cdk diff', true],
  ['cdk deploy', true],
])('where nobody could look for the bootstrap stack, a failed "%s" hints at it: %s', (fails, hints) => {
  const { status, text } = run('deploy', ['--stage', 'prod'], { fails, awsSays: 'AccessDenied' });
  expect([status, text.includes('npm run bootstrap -- --stage prod')]).toEqual([3, hints]);
});

test.each([
  'An error occurred (ExpiredToken) when calling the DescribeStacks operation: The security token is expired',
  'An error occurred (InvalidClientTokenId) when calling the DescribeStacks operation: The token is invalid.',
  'Unable to locate credentials. You can configure credentials by running "aws configure".',
  'An error occurred (SignatureDoesNotMatch) when calling the DescribeStacks operation: The signature is wrong.',
  'Partial credentials found in env, missing: AWS_SECRET_ACCESS_KEY',
  'The config profile (nope) could not be found',
  // Of `aws sso login` and of `aws login`, before the first and once it is over.
  'Error loading SSO Token: Token for polder does not exist',
  'Error when retrieving token from sso: Token has expired and refresh failed',
  'Error loading login session token: Token for polder does not exist',
  "Your session has expired or credentials have changed. Please reauthenticate using 'aws login'.",
])('deploy stops before it builds: %s', (awsSays) => {
  const { status, text, calls: called } = run('deploy', ['--stage', 'prod'], { awsSays });
  expect([status, text.trim(), called]).toEqual([1, awsSays, [lookForBootstrap('eu-west-1')]]);
});

test("deploy lifts the protection of this stage's stacks that could not be created, so that CDK can delete them", () => {
  const names = ['Polder-prod-Rentals', 'Polder-Account', 'Polder-dev-Rentals', 'Another'].join('\t');
  const awsAnswers = { 'cloudformation list-stacks': `${names}\n` };
  const { status, text, calls: called } = run('deploy', ['--stage', 'prod'], { awsAnswers });
  expect([status, called]).toEqual([
    0,
    [...deployment.slice(0, -2), lift('Polder-prod-Rentals'), lift('Polder-Account'), ...deployment.slice(-2)],
  ]);
  expect(text).toContain('Polder-prod-Rentals could not be created before');
});

test('deploy where CDK was never bootstrapped says what to run for this stage, before it builds anything', () => {
  const awsSays = 'An error occurred (ValidationError): Stack with id CDKToolkit does not exist';
  const { status, text, calls: called } = run('deploy', ['--stage', 'prod'], { awsSays });
  expect([status, called]).toEqual([1, [lookForBootstrap('eu-west-1')]]);
  expect(text.trim()).toBe(
    'CDK was never bootstrapped in this account and eu-west-1, so nothing can be deployed there. Run this once: ' +
      'npm run bootstrap -- --stage prod',
  );
});

test('deploy continues without permission to look for the bootstrap stack: CDK reports a missing one itself', () => {
  expect(run('deploy', ['--stage', 'prod'], { awsSays: 'AccessDenied' })).toMatchObject({ status: 0 });
});

test("synth builds and synthesises the stage of --stage, and of CDK's own --context", () => {
  for (const named of [
    ['--stage', 'prod'],
    ['-c', 'stage=prod'],
  ]) {
    expect(run('synth', named)).toMatchObject({ status: 0, calls: synthesis });
  }
});

test('bootstrap uses the stage of --stage', () => {
  expect(run('bootstrap', ['--stage', 'prod']).calls).toEqual(['cdk bootstrap --context stage=prod']);
});

test('destroy of a stage with data says what remains, and does nothing without --unprotect', () => {
  const { status, text, calls: called } = run('destroy', ['--stage', 'prod']);
  expect([status, called]).toEqual([1, []]);
  expect(text).toContain('Stage prod keeps its accounts, its rentals and its files');
  expect(text).toContain('npm run destroy -- --stage prod --unprotect');
});

describe('destroy --unprotect', () => {
  const protectedStacks = ['Identity', 'Rentals', 'People', 'UserFiles'].map((name) => `Polder-prod-${name}`);
  const destruction = 'cdk destroy Polder-prod-* --force --context stage=prod';
  const destroy = (stage?: Stage) => run('destroy', ['--stage', 'prod', '--unprotect', '--yes'], stage);

  test('disables termination protection, then deletes the stage but not the shared stack', () => {
    expect(destroy()).toMatchObject({ status: 0, calls: [...protectedStacks.map(lift), destruction] });
  });

  test('lifts nothing before somebody has agreed', () => {
    const { status, text, calls: called } = run('destroy', ['--stage', 'prod', '--unprotect']);
    expect([status, called]).toEqual([1, []]);
    expect(text).toContain('There is no terminal to ask in. To go on without the question, add --yes.');
  });

  test('protects again what it has lifted before a refusal, and deletes nothing', () => {
    const update = 'cloudformation update-termination-protection --no-enable-termination-protection --stack-name ';
    const [identity = '', rentals = ''] = protectedStacks;
    const { status, text, calls: called } = destroy({ awsSays: { [update + rentals]: 'AccessDenied' } });
    expect([status, called]).toEqual([1, [lift(identity), lift(rentals), protectAgain(identity)]]);
    expect(text).toContain(`${rentals} stays protected. AccessDenied\nProtected again: ${identity}.`);
  });

  test('takes no login that is missing for stacks that are', () => {
    const message = 'Error loading SSO Token: Token for polder does not exist';
    const { status, text, calls: called } = destroy({ awsSays: message });
    expect([status, called]).toEqual([1, [lift(protectedStacks[0] ?? '')]]);
    expect(text).toContain(`Polder-prod-Identity stays protected. ${message}`);
  });

  test('protects again what is left when the deletion fails, and says so', () => {
    const update = 'cloudformation update-termination-protection --enable-termination-protection --stack-name ';
    const {
      status,
      text,
      calls: called,
    } = destroy({
      fails: 'cdk destroy',
      awsSays: {
        [`${update}Polder-prod-People`]: 'Stack [Polder-prod-People] does not exist',
        [`${update}Polder-prod-Rentals`]: 'AccessDenied',
      },
    });
    expect([status, called]).toEqual([
      3,
      [...protectedStacks.map(lift), destruction, ...protectedStacks.map(protectAgain)],
    ]);
    expect(text).toContain(
      'Protected again: Polder-prod-Identity, Polder-prod-UserFiles.\n' +
        'Polder-prod-Rentals has no protection against deletion now. AccessDenied\n',
    );
  });
});

test('destroy of a stage without keepData needs no --unprotect', () => {
  const { text, calls: called } = run('destroy', ['--stage', 'dev', '--yes']);
  expect(text).toContain('Stage dev keeps no accounts, rentals or files');
  expect(called).toEqual(['cdk destroy Polder-dev-* --force --context stage=dev']);
});

test('adopt imports retained resources, stack by stack, and names the next command', () => {
  const kept = ['--user-pool', 'eu-west-1_kept', '--identity-pool', 'eu-west-1:kept', '--table', 'kept-table'];
  const others = ['--history-table', 'kept-history', '--new', 'feed-table'];
  const {
    status,
    text,
    calls: called,
  } = run('adopt', ['--stage', 'prod', ...kept, ...others, '--bucket', 'kept-bucket']);
  expect([status, text]).toEqual([0, expect.stringContaining('npm run deploy -- --stage prod')]);
  const imports = (stack: string, identifiers: object) =>
    `cdk import Polder-prod-${stack} --app cdk.adopt --resource-mapping-inline ${JSON.stringify(identifiers)}`;
  expect(called.filter((call) => call.startsWith('cdk'))).toEqual([
    imports('Identity', {
      UserPool6BA7E5F2: { UserPoolId: 'eu-west-1_kept' },
      IdentityPoolEC8A1A0D: { Id: 'eu-west-1:kept' },
      RolesAdminsAA05616D: { UserPoolId: 'eu-west-1_kept', GroupName: 'admin' },
      RolesEditors2FAA6DF5: { UserPoolId: 'eu-west-1_kept', GroupName: 'editor' },
      RolesViewers4D0927DF: { UserPoolId: 'eu-west-1_kept', GroupName: 'viewer' },
    }),
    imports('Rentals', {
      TableCD117FA1: { TableName: 'kept-table' },
      HistoryTable4479EEA3: { TableName: 'kept-history' },
    }),
    imports('UserFiles', {
      Bucket83908E77: { BucketName: 'kept-bucket' },
      BucketPolicyE9A3008A: { Bucket: 'kept-bucket' },
    }),
  ]);
  const written = JSON.parse(
    readFileSync(path.join(project, 'cdk.adopt', 'Polder-prod-Rentals.template.json'), 'utf8'),
  );
  expect(Object.keys(written.Resources)).toEqual(['TableCD117FA1', 'HistoryTable4479EEA3']);
});

describe('adopt where stacks exist', () => {
  const tables = ['--table', 'restored', '--history-table', 'history', '--feed-table', 'feed'];
  const statusOf = (stack: string) => `cloudformation describe-stacks --stack-name Polder-prod-${stack} `;
  const options = ['--stage', 'prod', ...tables, '--settings-table', 'settings'];

  test('imports into the others', () => {
    const awsAnswers = {
      [statusOf('Rentals')]: 'IMPORT_ROLLBACK_COMPLETE\n',
      [statusOf('People')]: 'UPDATE_ROLLBACK_COMPLETE\n',
    };
    const { status, text, calls: called } = run('adopt', options, { awsAnswers });
    expect([status, text]).toEqual([
      0,
      expect.stringContaining('Polder-prod-People exists, so nothing is imported into it.'),
    ]);
    expect(called.filter((call) => call.startsWith('cdk'))).toEqual([
      expect.stringMatching(/^cdk import Polder-prod-Rentals /),
    ]);
  });

  test('is refused if all do', () => {
    const awsAnswers = { [statusOf('Rentals')]: 'CREATE_COMPLETE', [statusOf('People')]: 'IMPORT_COMPLETE' };
    const { status, text, calls: called } = run('adopt', options, { awsAnswers });
    expect([status, text]).toEqual([1, expect.stringContaining('All these stacks exist.')]);
    expect(called.join()).not.toContain('cdk import');
  });
});

test.each([
  [[], 'Name what to adopt'],
  [['--user-pool', 'x'], 'Name it, or if that is meant add --new identity-pool.'],
  [['--table', 'x', '--history-table', 'y'], 'Polder-prod-Rentals also has what --feed-table would name'],
])('adopt %j is refused, with what to do', (options, message) => {
  expect(run('adopt', ['--stage', 'prod', ...options])).toMatchObject({
    status: 1,
    text: expect.stringContaining(message),
    calls: [],
  });
});

describe('prune', () => {
  const dist = path.join(project, 'frontend', 'dist');
  const page = '<!doctype html>';
  const longAgo = '2020-01-01T00:00:00+00:00';
  const before = '2019-01-01T00:00:00+00:00';
  const awsAnswers = {
    'cloudformation describe-stacks': 'website-bucket\n',
    's3 cp': page,
    's3api head-object': JSON.stringify({ LastModified: longAgo }),
    's3api list-objects-v2': JSON.stringify({
      Contents: [
        { Key: 'assets/now.js', LastModified: longAgo },
        { Key: 'assets/before.js', LastModified: before },
      ],
    }),
  };
  beforeAll(() => {
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    writeFileSync(path.join(dist, 'index.html'), page);
    writeFileSync(path.join(dist, 'assets', 'now.js'), '');
  });

  test('deletes files that the deployed website no longer loads', () => {
    const { status, text, calls: called } = run('prune', ['--stage', 'prod'], { awsAnswers });
    expect([status, text]).toEqual([0, expect.stringContaining('Removed 1 of 2 built files of stage prod.')]);
    expect(called.at(-1)).toBe(
      'aws s3api delete-objects --bucket website-bucket --delete ' +
        '{"Objects":[{"Key":"assets/before.js"}],"Quiet":true} --output json --region eu-west-1',
    );
  });

  test('says which files S3 did not delete: its answer is a success all the same', () => {
    const refusal = { Key: 'assets/before.js', Code: 'AccessDenied', Message: 'Access Denied' };
    const answers = { ...awsAnswers, 's3api delete-objects': JSON.stringify({ Errors: [refusal] }) };
    const { status, text } = run('prune', ['--stage', 'prod'], { awsAnswers: answers });
    expect([status, text.trim()]).toEqual([
      1,
      'S3 did not delete 1 of these files, such as assets/before.js: AccessDenied, Access Denied.',
    ]);
  });

  test('deletes nothing if this checkout builds another website than the deployed one', () => {
    const { status, text, calls: called } = run('prune', [], { awsAnswers: { ...awsAnswers, 's3 cp': '<html>' } });
    expect([status, text]).toEqual([1, expect.stringContaining('is not what this checkout builds')]);
    expect(called.join()).not.toContain('delete-objects');
  });
});

const commands = ['deploy', 'destroy'];

test.each(commands)('%s of an unknown stage calls nothing, and names the existing ones', (command) => {
  const { status, text, calls: called } = run(command, ['--stage', 'nowhere']);
  expect(status).not.toBe(0);
  expect(text).toContain('There is no stage "nowhere". Choose one of dev, prod, or add yours to lib/settings.ts.');
  expect(called).toEqual([]);
});

test.each(commands)('%s with an empty stage, as of a variable that is not set, calls nothing', (command) => {
  const { status, text, calls: called } = run(command, ['--stage=', ...(command === 'destroy' ? ['--yes'] : [])]);
  expect([status, called]).toEqual([1, []]);
  expect(text).toContain('There is no stage "". Choose one of dev, prod, or add yours to lib/settings.ts.');
});

test.each(commands)('%s refuses an unknown option, and calls nothing', (command) => {
  expect(run(command, ['--stag', 'prod'])).toMatchObject({
    status: 1,
    text: expect.stringContaining('--stag'),
    calls: [],
  });
});

test("bootstrap matches the stacks' CDK version: it creates the bucket that their assets go to", () => {
  const cdk = path.join(repository, 'node_modules', '.bin', 'cdk');
  const { status, stdout } = spawnSync(cdk, ['bootstrap', '--show-template'], { cwd: folder.path, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('Default: hnb659fds');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as CloudFormation writes it
  expect(stdout).toContain('cdk-${Qualifier}-assets-${AWS::AccountId}-${AWS::Region}');
});
