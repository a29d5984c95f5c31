import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../../../local/build/lock';
import { temporaryFolder } from '../../harness/polder';

const folder = temporaryFolder('lock');
afterAll(folder.remove);
const file = path.join(folder.path, 'build.lock');

test('the second waits until the first has finished, also if it fails', async () => {
  const events: string[] = [];
  let fail = (_error: Error) => {};
  const first = withLock(file, () => {
    events.push('first starts');
    return new Promise<void>((_, reject) => (fail = reject));
  });
  const second = withLock(
    file,
    async () => events.push('second starts'),
    () => events.push('second waits'),
  );
  events.push('first fails');
  fail(new Error('The website did not build'));
  await expect(first).rejects.toThrow('The website did not build');
  await second;
  expect(events).toEqual(['first starts', 'second waits', 'first fails', 'second starts']);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that was killed is taken over', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(file, String(ended));
  await expect(withLock(file, async () => 'built')).resolves.toBe('built');
});

test('the lock of a process that had the same id, as in a container, is taken over', async () => {
  writeFileSync(file, String(process.pid));
  await expect(withLock(file, async () => 'built')).resolves.toBe('built');
});
