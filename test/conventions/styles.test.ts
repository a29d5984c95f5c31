/**
 * The house's rule on style sheets: one that comes with a page stays when the reader goes on, so that every rule in it
 * is about classes of its own. What it said of the parts that every page has would change them on the pages after it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileString } from 'sass';

const frontend = path.join(__dirname, '..', '..', 'frontend', 'src');
const main = path.join('styles', 'main.scss');
/** Those for other media. */
const together = path.join('styles', 'other-media.scss');
/** For every page, and never for one as it usually is: what each is held to instead. */
const otherMedia = new Map([
  [path.join('styles', 'print.scss'), '@media print {'],
  [path.join('styles', 'forced-colours.scss'), '@media (forced-colors: active) {'],
]);
const sheets = readdirSync(frontend, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.scss') &&
    !path.basename(file).startsWith('_') &&
    file !== main &&
    file !== together &&
    !otherMedia.has(file),
);

interface Rule {
  readonly selector: string;
  /** Its declarations, as written. */
  readonly body: string;
}

function rulesIn(scss: string, sheet: string): Rule[] {
  const { css } = compileString(scss, {
    url: pathToFileURL(path.join(frontend, sheet)),
    loadPaths: [path.join(__dirname, '..', '..', 'node_modules')],
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    quietDeps: true,
  });
  const plain = css
    .replace(/\/\*.*?\*\/|@(charset|import)[^;]*;/gs, '')
    .replace(/@keyframes[^{]*\{([^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, head = '', body = '']) =>
    head
      .split(/,(?![^(]*\))/)
      .map((selector) => ({ selector: selector.trim(), body: body.replace(/\s+/g, ' ').trim() })),
  );
}

const read = (sheet: string) => readFileSync(path.join(frontend, sheet), 'utf8');

/** The classes and the data attributes that a selector asks for. */
const namesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)|\[(data-[\w-]+)/gi)].map((found) => found[0]);

const everywhere = new Set(rulesIn(read(main), main).flatMap(({ selector }) => namesIn(selector)));
// Said there of a picture that both layouts stand on.
for (const layout of ['.main-layout', '.blank-layout']) everywhere.delete(layout);

/** Bootstrap's part that a page brings along is new on every page before it. */
const withoutBootstrap = (scss: string) => scss.replace(/^@import "bootstrap\/scss\/(?!mixins|functions).*$/gm, '');
const ownRulesIn = (sheet: string) => rulesIn(withoutBootstrap(read(sheet)), sheet);

test('the main style sheet has the names that every page knows', () => {
  expect(everywhere).toContain('.btn');
  expect(everywhere.size).toBeGreaterThan(300);
});

test.each(sheets)('%s speaks of its own classes only', (sheet) => {
  const general = ownRulesIn(sheet).filter(
    ({ selector }) => selector !== ':root' && namesIn(selector).every((name) => everywhere.has(name)),
  );
  expect(general).toEqual([]);
});

test.each([...otherMedia])('%s says nothing outside %s', (sheet, media) => {
  const { css } = compileString(read(sheet), { style: 'expanded' });
  const outermost = css.split('\n').filter((line) => /^[^\s}@/]|^@(?!charset)/.test(line));
  expect(new Set(outermost)).toEqual(new Set([media]));
});

/** By class: all that a sheet says of it alone. */
function looksIn(sheet: string): Map<string, string> {
  const looks = new Map<string, string>();
  for (const { selector, body } of ownRulesIn(sheet)) {
    if (/^\.[\w-]+$/.test(selector)) looks.set(selector, `${looks.get(selector) ?? ''}${body}`);
  }
  return looks;
}

test('no two style sheets give one class different looks', () => {
  const first = new Map<string, { sheet: string; look: string }>();
  const disputed: string[] = [];
  for (const sheet of sheets) {
    for (const [name, look] of looksIn(sheet)) {
      const other = first.get(name);
      if (!other) first.set(name, { sheet, look });
      else if (other.look !== look) disputed.push(`${name}: ${other.sheet} and ${sheet}`);
    }
  }
  expect(disputed).toEqual([]);
});
