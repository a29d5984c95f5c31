/** The commands of the README that reach AWS, run as they are, with stand-ins for the tools that would reach it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../harness/polder';

jest.setTimeout(60_000);
const repository = path.join(__dirname, '..', '..');
const folder = temporaryFolder('deploy');
const project = path.join(folder.path, 'project');
const calls = path.join(folder.path, 'calls');
afterAll(() => folder.remove());

/** Writes down how it was called, and fails when told to. */
const standIn = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs');
const { basename } = require('node:path');
const command = [basename(process.argv[1]), ...process.argv.slice(2)].join(' ');
appendFileSync(process.env.CALLS, command + '\\n');
process.exit(process.env.FAILS && command.startsWith(process.env.FAILS) ? 3 : 0);
`;

beforeAll(() => {
  const packages = path.join(project, 'node_modules');
  mkdirSync(path.join(packages, '.bin'), { recursive: true });
  for (const name of ['bin', 'lib']) cpSync(path.join(repository, name), path.join(project, name), { recursive: true });
  for (const name of readdirSync(path.join(repository, 'node_modules')).filter((one) => !one.startsWith('.'))) {
    symlinkSync(path.join(repository, 'node_modules', name), path.join(packages, name));
  }
  for (const tool of ['cdk', 'vite']) writeFileSync(path.join(packages, '.bin', tool), standIn, { mode: 0o755 });
});

/** Runs `bin/<command>.ts` as the script of package.json does. */
function run(command: 'deploy' | 'destroy', commandLine: readonly string[], fails = '') {
  writeFileSync(calls, '');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `bin/${command}.ts`, ...commandLine],
    { cwd: project, env: { ...process.env, CALLS: calls, FAILS: fails }, encoding: 'utf8' },
  );
  return { status, text: stdout + stderr, calls: readFileSync(calls, 'utf8').split('\n').filter(Boolean) };
}

const deployment = [
  'vite build frontend',
  'cdk synth --quiet --context stage=prod',
  'cdk diff --app cdk.out',
  'cdk deploy --all --require-approval broadening --app cdk.out',
];

test('deploy builds, synthesises the stage once, shows the difference, and deploys what it has shown', () => {
  expect(run('deploy', ['--stage', 'prod'])).toMatchObject({ status: 0, calls: deployment });
});

test('deploy without a stage is for dev', () => {
  expect(run('deploy', []).calls[1]).toBe('cdk synth --quiet --context stage=dev');
});

test.each(deployment.map((call, index) => [call, index]))(
  'deploy ends when "%s" fails, as that does',
  (call, index) => {
    expect(run('deploy', ['--stage', 'prod'], call)).toMatchObject({
      status: 3,
      calls: deployment.slice(0, index + 1),
    });
  },
);

test('destroy says what stays before it calls anything', () => {
  const { status, text, calls: called } = run('destroy', ['--stage', 'prod']);
  expect(status).toBe(0);
  expect(text).toContain('Stage prod keeps its accounts, its rentals and its files');
  expect(called).toEqual(['vite build frontend', 'cdk destroy --all --context stage=prod']);
});

test.each(['deploy', 'destroy'] as const)(
  '%s of a stage that does not exist calls nothing, and names those that do',
  (command) => {
    const { status, text, calls: called } = run(command, ['--stage', 'nowhere']);
    expect(status).not.toBe(0);
    expect(text).toContain('There is no stage "nowhere". Choose one of dev, prod, or add yours to lib/settings.ts.');
    expect(called).toEqual([]);
  },
);

test.each(['deploy', 'destroy'] as const)('%s refuses what it does not know, and calls nothing', (command) => {
  expect(run(command, ['--stag', 'prod'])).toMatchObject({
    status: 1,
    text: expect.stringContaining('--stag'),
    calls: [],
  });
  expect(run(command, ['prod'])).toMatchObject({ status: 1, text: expect.stringContaining('prod'), calls: [] });
});

test('bootstrap is of the CDK that the stacks are for: it makes the bucket that their assets go to', () => {
  const cdk = path.join(repository, 'node_modules', '.bin', 'cdk');
  const { status, stdout } = spawnSync(cdk, ['bootstrap', '--show-template'], { cwd: folder.path, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('Default: hnb659fds');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as CloudFormation writes it
  expect(stdout).toContain('cdk-${Qualifier}-assets-${AWS::AccountId}-${AWS::Region}');
});

test('every script that the documents name exists, and every file they lead to', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
  const documents = ['README.md', 'docs/operations.md'];
  for (const document of documents) {
    const text = readFileSync(path.join(repository, document), 'utf8');
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
    const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, target = '']) => target);
    const missing = links.filter((target) => !existsSync(path.join(repository, path.dirname(document), target)));
    expect(missing).toEqual([]);
  }
});
