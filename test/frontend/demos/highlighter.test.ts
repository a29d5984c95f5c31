/** @jest-environment node */

import { execFileSync } from 'node:child_process';
import { repository } from '../../harness/import-graph';

/** In a process of its own, as the highlighter is a module that jest cannot load. Its thread has the same clock. */
const program = `import('./frontend/build/highlighter.mts').then(async ({ openHighlighter }) => {
  const [line] = await openHighlighter()("const labels = { one: 'first', two: 'second' };");
  console.log(JSON.stringify(line.map(({ content }) => content)));
});`;

/** Goes on by a second whenever it is read, as on a machine with much else to do. */
const clock = 'let now = 0; Date.now = () => (now += 1000);';

test('a line is highlighted to its end however long it takes, so that the same sources always make the same files', () => {
  const modules = ['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(clock)}`];
  const words = execFileSync(process.execPath, [...modules, '-'], {
    cwd: repository,
    input: program,
    encoding: 'utf8',
  });
  expect(JSON.parse(words)).toEqual(expect.arrayContaining(["'first'", "'second'"]));
});
