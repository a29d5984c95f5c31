import type { Declaration, Plugin } from 'postcss';

/**
 * Bootstrap writes `margin-left`; a right-to-left page needs `margin-right` there. This PostCSS plugin converts
 * physical properties into logical ones (`margin-inline-start`), so that one style sheet serves both directions and
 * only `dir` decides. Properties without a logical form (`transform`, `background-position`) are written under
 * `[dir=rtl]` in styles/_direction.scss.
 */
export function logicalProperties(): Plugin {
  return {
    postcssPlugin: 'polder-logical-properties',
    Rule(rule) {
      if (rule.selector.includes(':dir(')) rule.selectors = rule.selectors.map(byAttribute);
    },
    Declaration(declaration) {
      if (!isPhysicalOnPurpose(declaration)) makeLogical(declaration);
    },
  };
}

/**
 * Replaces `:dir(rtl)` by an ancestor's attribute: the minifier converts it into a list of languages, which does not
 * match a right-to-left page in English.
 */
function byAttribute(selector: string): string {
  const [, direction] = /:dir\((ltr|rtl)\)/.exec(selector) ?? [];
  return direction ? `[dir="${direction}"] ${selector.replace(`:dir(${direction})`, '').trim()}` : selector;
}

const sides: Record<string, string> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};
for (const box of ['margin', 'padding', 'border', 'scroll-margin', 'scroll-padding']) {
  sides[`${box}-left`] = `${box}-inline-start`;
  sides[`${box}-right`] = `${box}-inline-end`;
}
for (const part of ['width', 'style', 'color']) {
  sides[`border-left-${part}`] = `border-inline-start-${part}`;
  sides[`border-right-${part}`] = `border-inline-end-${part}`;
}

/** The start side of the page; styles/_direction.scss. */
const startSide = 'var(--polder-start-side)';
const endSide = 'var(--polder-end-side)';

const keywords: Record<string, Record<string, string>> = {
  // Not `start`: for a text with its own direction, that is the text's start, not the page's.
  'text-align': { left: startSide, start: startSide, right: endSide, end: endSide },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
};

const corners = [
  'border-start-start-radius',
  'border-start-end-radius',
  'border-end-end-radius',
  'border-end-start-radius',
];

/** Popper positions tooltips by physical side, and ApexCharts always draws from left to right. */
function isPhysicalOnPurpose(declaration: Declaration): boolean {
  const { parent, source } = declaration;
  const selector = parent?.type === 'rule' ? (parent as unknown as { selector: string }).selector : '';
  return /\[dir\b|\.bs-(tooltip|popover)-/.test(selector) || Boolean(source?.input.file?.includes('apexcharts'));
}

function makeLogical(declaration: Declaration): void {
  const side = sides[declaration.prop];
  if (side) {
    declaration.prop = side;
    return;
  }
  const keyword = keywords[declaration.prop]?.[declaration.value];
  if (keyword) {
    declaration.value = keyword;
    return;
  }
  const halves = splitShorthand(declaration.prop, declaration.value);
  if (halves.length === 0) return;
  for (const half of halves) declaration.cloneBefore(half);
  declaration.remove();
}

/** Splits `padding: 1px 2px 3px 4px` into its two logical halves; returns nothing for a shorthand with equal sides. */
function splitShorthand(prop: string, value: string): { prop: string; value: string }[] {
  const parts = splitValues(value);
  if (parts.length !== 4) return [];
  const [top, right, bottom, left] = parts as [string, string, string, string];
  if (prop === 'border-radius') return parts.map((part, index) => ({ prop: corners[index] as string, value: part }));
  if (!['margin', 'padding', 'inset', 'border-width'].includes(prop) || right === left) return [];
  const [box, suffix] = prop === 'border-width' ? ['border', '-width'] : [prop, ''];
  return [
    { prop: `${box}-block${suffix}`, value: `${top} ${bottom}` },
    { prop: `${box}-inline${suffix}`, value: `${left} ${right}` },
  ];
}

/** The space-separated values of a declaration, ignoring spaces inside parentheses. */
function splitValues(value: string): string[] {
  return value.match(/(?:[^\s(]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
