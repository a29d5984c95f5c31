import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoId } from '../../../frontend/src/demos/frame/demo';
import { mainRoutes } from '../../harness/routes';

const repository = path.join(__dirname, '../../..');
const demos = path.join(repository, 'frontend/src/demos');
const uses = path.join(repository, 'test/e2e/demos');

const demoFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.demo.tsx'], {
  cwd: demos,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const addresses = [...new Set(demoFiles.map((file) => `/${path.posix.dirname(file)}`))];
const specs = readdirSync(uses).map((file) => readFileSync(path.join(uses, file), 'utf8'));

test.each(addresses)('the demos of %s are on a page and have a browser test', (address) => {
  expect(mainRoutes).toContain(address);
  expect(specs.filter((spec) => spec.includes(`demoPage('${address}'`))).toHaveLength(1);
});

test('no two demos of a page have the same `place`', () => {
  const places = demoFiles.map((file) => {
    const source = readFileSync(path.join(demos, file), 'utf8');
    return `${path.posix.dirname(file)} ${/\bplace: (\d+)/.exec(source)?.[1]}`;
  });
  expect(places.toSorted()).toEqual([...new Set(places)].toSorted());
});

test('no two demos of a page share an anchor, current or former', () => {
  const anchors = demoFiles.flatMap((file) => {
    const source = readFileSync(path.join(demos, file), 'utf8');
    const former = /\bformerAnchor: '(.*)'/.exec(source)?.[1];
    return [demoId(file), ...(former ? [former] : [])].map((anchor) => `/${path.posix.dirname(file)}#${anchor}`);
  });
  expect(anchors.toSorted()).toEqual([...new Set(anchors)].toSorted());
});
