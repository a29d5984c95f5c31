import { readFile } from 'node:fs/promises';
import { posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ControlValue } from '../src/demos/frame/controls.ts';
import type { CodeKind, CodeLines, DemoSource, Slot, SourceForms } from '../src/demos/frame/demo.ts';
import { written } from '../src/demos/frame/written.mts';
import type { Language } from './copied-source.mts';
import { demoModules } from './demo-modules.mts';
import { documentsEnvironment } from './documents-environment.mts';
import { type Highlighter, openHighlighter } from './highlighter.mts';
import type { Part } from './syntax.mts';

const title = /\btitle: (\{[^}]*\})/;
const about = /\n?export const about = (\{[\s\S]*?\n\}) as const satisfies DemoAbout;\n/;

/**
 * Variants of a demo's file, `<name>.demo.tsx`:
 *
 * - `?title` has only its title in every language, so that the command palette can list every demo without loading one;
 *   `?about` has its whole description, for the page that searches them;
 * - `?source` has its source to copy, in every language, with slots for the values of its controls, highlighted at
 *   build time. Of any other module it is the file itself: pages without demos show it.
 */
export function demoFiles(root: string): Plugin {
  let highlighter: Highlighter | undefined;
  return {
    name: 'polder-demo-files',
    enforce: 'pre',
    load: {
      filter: { id: [/\.demo\.tsx\?(title|about)$/, /\/frontend\/src\/.*\.tsx?\?source$/] },
      async handler(id) {
        const [file = '', variant] = id.split('?');
        const source = await readFile(file, 'utf8');
        if (variant === 'title') return { code: `export default ${titleOf(source, file)};`, moduleType: 'js' };
        if (variant === 'about') return { code: `export default ${aboutOf(source, file)};`, moduleType: 'js' };
        // Nothing that needs a press is in a document: its code is not highlighted a second time.
        if (this.environment.name === documentsEnvironment) return { code: 'export default null;', moduleType: 'js' };
        // With the first source, so that a development server starts without it.
        highlighter ??= openHighlighter();
        const moduleOf = file.endsWith('.demo.tsx') ? sourceModule : wholeFile;
        return { code: await moduleOf(source, relative(root, file), highlighter), moduleType: 'js' };
      },
    },
  };
}

/** The object literal of a demo's description. */
function aboutOf(source: string, file: string): string {
  const literal = about.exec(source)?.[1];
  if (literal) return literal;
  throw new Error(
    `${file} does not say what it is: write \`export const about = { title: { en: …, nl: … }, … } as const satisfies DemoAbout;\` as frontend/src/demos/frame/demo.ts describes.`,
  );
}

/** The object literal of a demo's titles. */
export function titleOf(source: string, file: string): string {
  const literal = title.exec(aboutOf(source, file))?.[1];
  if (literal) return literal;
  throw new Error(
    `${file} has no title on one line: write \`title: { en: …, nl: … },\` into what it says about itself.`,
  );
}

/** The module with a demo's source, and with the modules to edit it with, if it can be. */
async function sourceModule(source: string, file: string, highlighter: Highlighter): Promise<string> {
  const path = file.replaceAll('\\', '/');
  const shown = JSON.stringify(await sourceOf(source, path, highlighter));
  const { isRunnable } = await import('./runnable-demos.mts');
  if (!isRunnable(source, path.replace(/^frontend\/src\//, ''))) return `export default ${shown};`;
  const modules = JSON.stringify(`${demoModules}${posix.dirname(path)}`);
  return `export default { ...${shown}, loadModules: async () => (await import(${modules})).default };`;
}

/** A demo's source in its forms, in every language. The parser is loaded with the first one: jest cannot load it. */
async function sourceOf(source: string, file: string, highlighter: Highlighter): Promise<DemoSource> {
  const [{ controlsOf, copiedSource }, { jsxForm }, { statementsOf }] = await Promise.all([
    import('./copied-source.mts'),
    import('./jsx-form.mts'),
    import('./syntax.mts'),
  ]);
  const controls = controlsOf(statementsOf(source, file));
  const defaults = Object.fromEntries(Object.entries(controls).map(([name, { value }]) => [name, value]));
  const formsIn = async (language: Language): Promise<SourceForms> => {
    const copied = copiedSource(source, file.replace(/^frontend\/src\//, ''), language);
    const jsx = jsxForm(copied, file, Object.keys(controls));
    return {
      file: await coloured(copied, defaults, highlighter),
      ...(jsx && { jsx: await coloured(jsx, defaults, highlighter) }),
    };
  };
  return { file, forms: { en: await formsIn('en'), nl: await formsIn('nl') } };
}

/** The module with a file's source, which has no language. */
async function wholeFile(source: string, file: string, highlighter: Highlighter): Promise<string> {
  const lines = JSON.stringify(await coloured([source], {}, highlighter));
  const path = JSON.stringify(file.replaceAll('\\', '/'));
  return `const forms = { file: ${lines} };\nexport default { file: ${path}, forms: { en: forms, nl: forms } };`;
}

/** Maps the highlighter's colours to kinds; the page's style sheet has the actual colours. */
const kinds: Record<string, CodeKind> = {
  'token-keyword': 'keyword',
  'token-string': 'string',
  'token-string-expression': 'string',
  'token-constant': 'constant',
  'token-function': 'function',
  'token-comment': 'comment',
  'token-punctuation': 'punctuation',
  'token-parameter': 'plain',
  'token-tag': 'tag',
};

type Values = Readonly<Record<string, ControlValue>>;
type Piece = CodeLines[number][number];

async function coloured(parts: readonly Part[], values: Values, highlighter: Highlighter): Promise<CodeLines> {
  const slots: { start: number; end: number; slot: Slot }[] = [];
  let code = '';
  for (const part of parts) {
    const text = typeof part === 'string' ? part : written(values[part.control] ?? '', part);
    if (typeof part !== 'string') slots.push({ start: code.length, end: code.length + text.length, slot: part });
    code += text;
  }
  const lines = await highlighter(code.trimEnd());
  return lines.map((line) =>
    merged(
      line.flatMap(({ content, color, offset }) => {
        const within = slots.filter(({ start, end }) => start < offset + content.length && end > offset);
        const cuts = [offset, ...within.flatMap(({ start, end }) => [start, end]), offset + content.length]
          .filter((cut) => cut >= offset && cut <= offset + content.length)
          .toSorted((one, other) => one - other);
        return cuts.slice(1).flatMap((end, index): Piece[] => {
          const start = cuts[index] as number;
          const slot = within.find((one) => one.start <= start && one.end >= end)?.slot;
          const text = content.slice(start - offset, end - offset);
          return text === '' ? [] : [slot ? [kindOf(color), text, slot] : [kindOf(color), text]];
        });
      }),
    ),
  );
}

const kindOf = (color = ''): CodeKind => kinds[color.replace(/^var\(-*/, '').replace(/\)$/, '')] ?? 'plain';

/** Adjacent pieces of one kind are merged, which leaves a third of the elements; so are all pieces in one slot. */
function merged(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [kind, text, slot] of pieces) {
    const last = result.at(-1);
    const isSame = last && last[2] === slot && (slot || last[0] === kind || text.trim() === '');
    if (isSame) result[result.length - 1] = slot ? [last[0], last[1] + text, slot] : [last[0], last[1] + text];
    else result.push(slot ? [kind, text, slot] : [kind, text]);
  }
  return result;
}
