/** What is copied from the component book: files that compile as they are, and the JSX alone. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ControlValue, controlDefaults } from '../../../frontend/src/demos/frame/controls';
import type { DemoControl } from '../../../frontend/src/demos/frame/demo';
import { written } from '../../../frontend/src/demos/frame/written.mts';
import { repository } from '../../harness/import-graph';
import type { DemoForms } from './demo-forms.mts';
import { filledIn, readDemoForms } from './readDemoForms';

const root = 'frontend/src';
const demos = readDemoForms();
const demo = (ending: string) => demos.find(({ file }) => file.endsWith(ending)) as DemoForms;

/** A value that is not the one a control begins with. */
function otherValue(control: DemoControl): ControlValue {
  if (control.kind === 'choice') return control.options.findLast((option) => option !== control.value) ?? control.value;
  if (control.kind === 'switch') return !control.value;
  return control.kind === 'range' ? control.max : "It's “other”";
}

test('every demo, copied in either language and with any values, compiles in a separate strict project', () => {
  // In the repository, as packages are looked for upwards.
  const cache = path.join(repository, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const project = mkdtempSync(path.join(cache, 'copied-demos-'));
  try {
    const folder = path.join(project, 'src/features/copied');
    mkdirSync(folder, { recursive: true });
    for (const { file, controls, copied } of demos) {
      const other = Object.entries(controls).map(([name, control]) => [name, otherValue(control)]);
      const chosen = { en: controlDefaults(controls), nl: Object.fromEntries(other) };
      for (const language of ['en', 'nl'] as const) {
        const name = file.replaceAll('/', '-').replace('.demo.tsx', `.${language}.tsx`);
        writeFileSync(path.join(folder, name), filledIn(copied[language], chosen[language]));
      }
    }
    writeFileSync(
      path.join(project, 'tsconfig.json'),
      JSON.stringify({
        extends: path.join(repository, 'tsconfig.base.json'),
        compilerOptions: {
          jsx: 'react-jsx',
          lib: ['ES2023', 'DOM', 'DOM.Iterable', 'WebWorker'],
          types: ['vite/client', 'node'],
          noUnusedLocals: true,
          noUnusedParameters: true,
          noImplicitReturns: true,
          allowImportingTsExtensions: true,
          // As if the files were among Polder's own.
          rootDirs: [path.join(project, 'src'), path.join(repository, root)],
        },
        include: [
          'src',
          ...['vite-env.d.ts', 'lib/translationTypes.ts'].map((file) => path.join(repository, root, file)),
        ],
        exclude: [],
      }),
    );
    expect(compile(project)).toBe('');
  } finally {
    rmSync(project, { recursive: true });
  }
}, 180_000);

function compile(project: string): string {
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, '-p', project], { cwd: project, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('a copied demo has its texts in one language and the values chosen, and nothing of its frame', () => {
  const copied = filledIn(demo('alerts/Variants.demo.tsx').copied.nl, { color: 'danger', icon: false });
  expect(copied).toContain("export default function Variants({ color = 'danger', icon = false }: VariantsProps) {");
  expect(copied).toContain("  readonly color?: 'success' | 'info' | 'warning' | 'danger';\n");
  expect(copied).toContain("const text = {\n  success: 'Er zijn 1.204 verhuringen geïmporteerd.',");
  expect(copied).not.toMatch(/about|useTexts|DemoAbout|ControlValues|imported\./);
  expect(copied).toContain("from '../../components/Icon'");
});

test('the short form of every demo is JSX', () => {
  expect(demos.flatMap(({ problems }) => problems)).toEqual([]);
  expect(demos.filter(({ jsx }) => jsx.en).length).toBeGreaterThan(demos.length * 0.9);
});

test('the short form has words and chosen values in place', () => {
  const jsx = demo('alerts/Variants.demo.tsx').jsx.en ?? [];
  expect(filledIn(jsx, { color: 'danger', icon: true })).toBe(
    [
      '<div className={`alert alert-danger d-flex gap-2 align-items-baseline`}>',
      "  {true && <Icon icon={glyphs['danger']} />}",
      '  <span>The file could not be read. Save it as CSV in UTF-8, and choose it again.</span>',
      '</div>',
      '',
    ].join('\n'),
  );
});

test.each<[ControlValue, 'literal' | 'attribute' | 'bare', string]>([
  ['danger', 'literal', "'danger'"],
  ["It's", 'literal', "'It\\'s'"],
  ['danger', 'attribute', '"danger"'],
  ['a "b"', 'attribute', `{'a "b"'}`],
  [3, 'attribute', '{3}'],
  [false, 'attribute', '{false}'],
  ['danger', 'bare', 'danger'],
])('%j as %s is written %s', (value, as, expected) => {
  expect(written(value, { control: 'x', as })).toBe(expected);
});
