/** `npm run check`, which `npm start`, `npm run synth` and `npm run deploy` run too. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Resources, withAssembly } from './assembly';

const check = (folder: string, ...more: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'bin/check.ts', folder, ...more], {
    cwd: path.join(__dirname, '..', '..', '..'),
    encoding: 'utf8',
  });
const group = (RetentionInDays?: number): Resources => ({
  Logs: {
    Type: 'AWS::Logs::LogGroup',
    Properties: { ...(RetentionInDays && { RetentionInDays }) },
    Metadata: { 'aws:cdk:path': 'Polder/Logs/Resource' },
  },
});
const quick = ['--without', 'resource-schemas'];

test('each finding is printed with its construct and remedy, and stops the next command', () => {
  const { status, stdout, stderr } = withAssembly({ Polder: group() }, 'eu-west-1', (folder) =>
    check(folder, ...quick),
  );
  expect(stderr).toContain('Polder/Logs/Resource\n  Its log never expires.\n  What to do: Set its retention');
  expect(stdout).toMatch(/Findings: 1\.$/m);
  expect(status).toBe(1);
});

test('without findings it succeeds', () => {
  expect(withAssembly({ Polder: group(7) }, 'eu-west-1', (folder) => check(folder, ...quick).status)).toBe(0);
});

test('a folder that holds no assembly is named', () => {
  const { status, stderr } = check('frontend');
  expect(stderr).toMatch(/manifest\.json cannot be read as part of a synthesised app.*"npm run synth" makes one/);
  expect(status).toBe(1);
});
