/**
 * A page's style sheet stays loaded after leaving the page, so its rules may only use its own classes. Rules about
 * elements that every page has would change them on all later pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileString } from 'sass';
import { brandFunction } from '../../frontend/build/brand-function.mts';

const frontend = path.join(__dirname, '..', '..', 'frontend', 'src');
const main = path.join('styles', 'main.scss');
const fonts = path.join('styles', 'fonts.scss');
/** Those for other media. */
const together = path.join('styles', 'other-media.scss');
/** Style sheets for other media: everything in them must be inside this media query. */
const otherMedia = new Map([
  [path.join('styles', 'print.scss'), '@media print {'],
  [path.join('styles', 'forced-colours.scss'), '@media (forced-colors: active) {'],
]);
const sheets = readdirSync(frontend, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.scss') &&
    !path.basename(file).startsWith('_') &&
    file !== main &&
    file !== fonts &&
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
    functions: brandFunction(),
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

/** By sheet, as several tests read all of them. */
const compiled = new Map<string, Rule[]>();

function rulesOf(sheet: string): Rule[] {
  const rules = compiled.get(sheet) ?? rulesIn(read(sheet), sheet);
  compiled.set(sheet, rules);
  return rules;
}

const read = (sheet: string) => readFileSync(path.join(frontend, sheet), 'utf8');

/** The classes and data attributes in a selector. */
const namesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)|\[(data-[\w-]+)/gi)].map((found) => found[0]);

const everywhere = new Set(rulesOf(main).flatMap(({ selector }) => namesIn(selector)));
// The main style sheet uses them for the background picture only.
for (const layout of ['.main-layout', '.blank-layout']) everywhere.delete(layout);

/** Bootstrap's parts that a page imports are not the page's own rules. */
const withoutBootstrap = (scss: string) => scss.replace(/^@import "bootstrap\/scss\/(?!mixins|functions).*$/gm, '');
const ownRulesIn = (sheet: string) => rulesIn(withoutBootstrap(read(sheet)), sheet);

test('the main style sheet has the class names of every page', () => {
  expect(everywhere).toContain('.btn');
  expect(everywhere.size).toBeGreaterThan(300);
});

test.each(sheets)('%s uses its own classes only', (sheet) => {
  const general = ownRulesIn(sheet).filter(
    ({ selector }) => selector !== ':root' && namesIn(selector).every((name) => everywhere.has(name)),
  );
  expect(general).toEqual([]);
});

// Documents have all fonts inline and never load this sheet: fonts in another would make the browser lay pages out anew.
test('fonts are in a style sheet of their own', () => {
  const fontsIn = (sheet: string) => rulesOf(sheet).filter(({ selector }) => selector === '@font-face');
  expect(fontsIn(fonts)).toEqual(rulesOf(fonts));
  expect(fontsIn(fonts).length).toBeGreaterThan(5);
  expect([main, ...sheets].filter((sheet) => fontsIn(sheet).length > 0)).toEqual([]);
});

test.each([...otherMedia])('%s has no rule outside %s', (sheet, media) => {
  const { css } = compileString(read(sheet), { style: 'expanded' });
  const outermost = css.split('\n').filter((line) => /^[^\s}@/]|^@(?!charset)/.test(line));
  expect(new Set(outermost)).toEqual(new Set([media]));
});

/** By class: the declarations of rules with this class alone. */
function looksIn(sheet: string): Map<string, string> {
  const looks = new Map<string, string>();
  for (const { selector, body } of ownRulesIn(sheet)) {
    if (/^\.[\w-]+$/.test(selector)) looks.set(selector, `${looks.get(selector) ?? ''}${body}`);
  }
  return looks;
}

test.each([main, ...sheets])('%s has no rule that depends on both the theme and the direction', (sheet) => {
  const combined = rulesOf(sheet).filter(
    ({ selector }) => /data-bs-theme="?(dark|light)/.test(selector) && /\[dir\b|:dir\(/.test(selector),
  );
  expect(combined).toEqual([]);
});

const allSelectors = () => [main, ...sheets].flatMap((sheet) => rulesOf(sheet).map(({ selector }) => selector));

// Hydration removes the attribute: a rule about any element would make the browser compute the style of all of them.
test('rules about a built document name what they are about', () => {
  const ofDocuments = allSelectors().filter((selector) => /#root\[data-path\] /.test(selector));
  expect(ofDocuments.length).toBeGreaterThan(5);
  expect(ofDocuments.filter((selector) => selector.endsWith('*'))).toEqual([]);
});

// Whatever is inserted below such an element makes the browser compute the style anew of all that such rules are about.
// With `*` or `:not()` in the parentheses, any element counts as possibly meant.
test('no rule asks what is anywhere on the page: components/usePageMark.ts says so', () => {
  const asking = allSelectors().filter((selector) => selector.includes(':has('));
  expect(asking.length).toBeGreaterThan(20);
  const around =
    /(^|[\s>(])(:root|html|body|main|#root|\.page|\.main-layout|\.rentals-card)(:[\w-]+\([^)]*\)|\[[^\]]*\])*:has\(/;
  expect(asking.filter((selector) => around.test(selector) || /:has\([^)]*(\*|:not)/.test(selector))).toEqual([]);
});

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
