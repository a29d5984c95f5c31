import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoId } from '../../../frontend/src/demos/frame/demo';
import { documentationLinks, libraries } from '../../../frontend/src/demos/frame/documentation';
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

/** The package, as a demo imports it, and its name among the documented libraries. */
const documented: Readonly<Record<string, keyof typeof libraries>> = {
  '@casl': 'casl',
  '@dnd-kit': 'dndkit',
  '@tanstack/react-table': 'tanstackTable',
  '@tanstack/react-virtual': 'tanstackVirtual',
  '@tiptap': 'tiptap',
  apexcharts: 'apexcharts',
  'chart.js': 'chartjs',
  'd3-geo': 'd3geo',
  formik: 'formik',
  'react-chartjs-2': 'reactChartjs2',
  'react-day-picker': 'reactDayPicker',
  'react-select': 'reactSelect',
  reactstrap: 'reactstrap',
  yup: 'yup',
};
/** Of the page's own parts. */
const own = /^(react|react-dom|react-i18next|react-router|clsx|i18next|bootstrap-icons)(\/|$)/;

test.each(addresses)('%s links to the documentation of the libraries that its demos show', (address) => {
  const folder = path.join(demos, address);
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const [, written = ''] = /\n {2}documentation: \{([^}]*)\}/.exec(sources.join('\n')) ?? [];
  const linked = [...written.matchAll(/(\w+): '/g)].map(([, library]) => library);
  expect(linked).not.toEqual([]);
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/ from '([^.'][^']*)'/g)].map(([, name]) => name ?? ''),
  );
  for (const name of new Set(imported)) {
    if (own.test(name)) continue;
    const library = Object.entries(documented).find(([start]) => name === start || name.startsWith(`${start}/`))?.[1];
    expect([name, library]).toEqual([name, expect.any(String)]);
    expect(linked).toContain(library);
  }
});

test('documentation is reached over https, and at the version in use', () => {
  for (const { href } of documentationLinks({ bootstrap: 'components/alerts/', tanstackTable: 'introduction' })) {
    expect(href).toMatch(/^https:\/\//);
  }
  const { version } = JSON.parse(readFileSync(path.join(repository, 'node_modules/bootstrap/package.json'), 'utf8'));
  expect(libraries.bootstrap.address).toContain(`/${version.split('.', 2).join('.')}/`);
});
