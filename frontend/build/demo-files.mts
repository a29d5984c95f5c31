import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Highlighter } from 'shiki';
import type { Plugin } from 'vite';
import type { CodeKind, DemoSource } from '../src/demos/frame/demo.ts';

const title = /\btitle: (\{[^}]*\})/;
const about = /\n?export const about = (\{[\s\S]*?\n\}) as const satisfies DemoAbout;\n/;
const aboutImport = /^import type \{[^}]*\bDemoAbout\b[^}]*\} from '[^']*frame\/demo';\n/m;

/**
 * Other faces of a demo's file, `<name>.demo.tsx`:
 *
 * - `?title` has its title in every language and nothing else, for the command palette to list every demo without
 *   loading one; `?about` has all that it says about itself, for the page that searches them;
 * - `?source` has the very source that runs, but for what it says about itself, coloured while building.
 */
export function demoFiles(root: string): Plugin {
  let highlighter: Promise<Highlighter> | undefined;
  return {
    name: 'polder-demo-files',
    enforce: 'pre',
    async load(id) {
      const [file = '', face] = id.split('?');
      if (!file.endsWith('.demo.tsx') || !face) return null;
      const source = await readFile(file, 'utf8');
      if (face === 'title') return { code: `export default ${titleOf(source, file)};`, moduleType: 'js' };
      if (face === 'about') return { code: `export default ${aboutOf(source, file)};`, moduleType: 'js' };
      if (face !== 'source') return null;
      highlighter ??= openHighlighter();
      const shown: DemoSource = { file: relative(root, file), ...highlighted(shownSource(source), await highlighter) };
      return { code: `export default ${JSON.stringify(shown)};`, moduleType: 'js' };
    },
  };
}

/** The object literal of what a demo's file says about itself. */
export function aboutOf(source: string, file: string): string {
  const literal = about.exec(source)?.[1];
  if (literal) return literal;
  throw new Error(
    `${file} does not say what it is: write \`export const about = { title: { en: …, nl: … }, … } as const satisfies DemoAbout;\` as frontend/src/demos/frame/demo.ts describes.`,
  );
}

/** The object literal of the titles that it gives itself. */
export function titleOf(source: string, file: string): string {
  const literal = title.exec(aboutOf(source, file))?.[1];
  if (literal) return literal;
  throw new Error(
    `${file} has no title on one line: write \`title: { en: …, nl: … },\` into what it says about itself.`,
  );
}

/** A demo's source without what it says about itself, which is for its page only. */
export const shownSource = (source: string): string => `${source.replace(about, '').replace(aboutImport, '').trim()}\n`;

/** Each colour that the highlighter gives stands for a kind; the page's style sheet has the colours themselves. */
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

/** Loaded when a first source is asked for: a development server starts without it. */
async function openHighlighter(): Promise<Highlighter> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  return createHighlighter({
    themes: [createCssVariablesTheme({ name: 'kinds', variablePrefix: '' })],
    langs: ['tsx'],
  });
}

function highlighted(code: string, highlighter: Highlighter): Pick<DemoSource, 'code' | 'lines'> {
  const { tokens } = highlighter.codeToTokens(code.trimEnd(), { lang: 'tsx', theme: 'kinds' });
  return { code, lines: tokens.map((line) => merged(line.map(({ content, color }) => [kindOf(color), content]))) };
}

const kindOf = (color = ''): CodeKind => kinds[color.replace(/^var\(-*/, '').replace(/\)$/, '')] ?? 'plain';

/** Neighbours of one kind are one piece: a third of the elements. */
function merged(pieces: [CodeKind, string][]): [CodeKind, string][] {
  const result: [CodeKind, string][] = [];
  for (const [kind, text] of pieces) {
    const last = result.at(-1);
    if (last && (last[0] === kind || text.trim() === '')) last[1] += text;
    else result.push([kind, text]);
  }
  return result;
}
