/** Writes, as JSON, what can be copied of every demo. A process of its own, as the parser is a module that jest cannot load. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { controlsOf, copiedSource, languages } from '../../../frontend/build/copied-source.mts';
import { jsxForm } from '../../../frontend/build/jsx-form.mts';
import { providedModules, unmetNeeds } from '../../../frontend/build/runnable-demos.mts';
import { type Part, statementsOf } from '../../../frontend/build/syntax.mts';
import type { DemoControls } from '../../../frontend/src/demos/frame/demo.ts';

export interface DemoForms {
  /** The path from `frontend/src`. */
  readonly file: string;
  readonly controls: DemoControls;
  readonly copied: Readonly<Record<(typeof languages)[number], readonly Part[]>>;
  readonly jsx: Readonly<Partial<Record<(typeof languages)[number], readonly Part[]>>>;
  /** Why the short form is no JSX. */
  readonly problems: readonly string[];
  /** Why it cannot be edited on its page. */
  readonly unmetNeeds: readonly string[];
  /** The module that provides what it imports while it is edited. */
  readonly modules: string;
}

const [root = '', ...files] = process.argv.slice(2);

const forms = files.map((file): DemoForms => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const controls = controlsOf(statementsOf(source, file));
  const inEach = <Result,>(make: (language: (typeof languages)[number]) => Result) =>
    Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<'en' | 'nl', Result>;
  const copied = inEach((language) => copiedSource(source, file, language));
  const jsx = inEach((language) => jsxForm(copied[language], file, Object.keys(controls)));
  const problems = Object.values(jsx).flatMap((parts) => (parts ? problemsIn(parts, file) : []));
  return {
    file,
    controls,
    copied,
    jsx,
    problems,
    unmetNeeds: unmetNeeds(source, file),
    modules: providedModules(new Map([[file, source]]), '/src'),
  };
});
process.stdout.write(JSON.stringify(forms));

function problemsIn(parts: readonly Part[], file: string): string[] {
  // Any value has the same place in the syntax; as an attribute's it is in braces.
  const short = parts.map((part) => (typeof part === 'string' ? part : part.as === 'attribute' ? '{0}' : '0')).join('');
  try {
    statementsOf(`const short = (${short});`, file);
    return short.startsWith('<') ? [] : [`${file}: ${short}`];
  } catch (error) {
    return [`${file}: ${(error as Error).message}`];
  }
}
