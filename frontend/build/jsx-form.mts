import type { Slot } from '../src/demos/frame/demo.ts';
import { type Edit, edited, literalValue, nameOf, type Part, type Syntax, statementsOf, walk } from './syntax.mts';

/**
 * The JSX that a copied demo's component returns, with its texts and the selected values inlined.
 * @param copied the result of `copiedSource` for a demo
 * @param controls the names of its controls
 * @returns undefined where there is none, as in a demo that returns the result of a function
 */
export function jsxForm(copied: readonly Part[], file: string, controls: readonly string[]): Part[] | undefined {
  const code = copied.map((part) => (typeof part === 'string' ? part : 'undefined')).join('');
  const statements = statementsOf(code, file);
  const component = statements.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  const returned = component?.body.body.findLast(({ type }: Syntax) => type === 'ReturnStatement')?.argument;
  const jsx = returned?.type === 'ParenthesizedExpression' ? returned.expression : returned;
  if (!/^JSX(Element|Fragment)$/.test(jsx?.type ?? '')) return undefined;
  const parts = edited(code, editsIn(jsx, textsOf(statements), new Set(controls)), jsx.start, jsx.end);
  const indent = /[^\n]*$/.exec(code.slice(0, jsx.start))?.[0].match(/^ */)?.[0] ?? '';
  const outdented = parts.map((part) => (typeof part === 'string' ? part.replaceAll(`\n${indent}`, '\n') : part));
  return [...outdented, '\n'];
}

type Texts = Readonly<Record<string, unknown>> | string | undefined;

/** The texts in the copied source's `text`, as far as they are string literals. */
function textsOf(statements: readonly Syntax[]): Texts {
  const declared = statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .map(({ declarations }) => declarations[0])
    .find(({ id }) => id.name === 'text');
  return declared && (literalValue(declared.init) as Texts);
}

function editsIn(jsx: Syntax, texts: Texts, controls: ReadonlySet<string>): Edit[] {
  const edits: Edit[] = [];
  const replace = ({ start, end }: Syntax, text: string | Slot) =>
    edits.push({ start, end, text: typeof text === 'string' ? text : [text] });
  walk(jsx, (node, parent) => {
    const isHeld = node.type === 'JSXExpressionContainer';
    const inner = isHeld ? node.expression : node;
    const words = wordsOf(inner, texts);
    const isAttribute = parent?.type === 'JSXAttribute';
    if (words !== undefined) {
      replace(node, isHeld ? heldWords(words, isAttribute) : JSON.stringify(words));
      return false;
    }
    const chosen = isHeld && !isAttribute ? chosenWords(inner, texts, controls) : undefined;
    if (chosen) {
      replace(node, chosen);
      return false;
    }
    const control = inner.type === 'Identifier' && controls.has(inner.name) ? inner.name : undefined;
    if (control === undefined) return undefined;
    if (parent?.type === 'TemplateLiteral') {
      // Includes the `${` and the `}` around it.
      edits.push({ start: node.start - 2, end: node.end + 1, text: [{ control, as: 'bare' }] });
    } else if (isHeld && isAttribute) replace(node, { control, as: 'attribute' });
    else if (parent?.type === 'Property' && parent.shorthand) {
      edits.push({ start: node.start, end: node.end, text: [`${control}: `, { control, as: 'literal' }] });
    } else if (!isName(inner, parent)) replace(inner, { control, as: 'literal' });
    return false;
  });
  return edits;
}

/** Whether an identifier is a property's name, not a value. */
const isName = (node: Syntax, parent: Syntax | undefined) =>
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent?.type === 'Property' && parent.key === node && !parent.computed);

/** `text` or `text.<name>`, if its value is a plain string. */
function wordsOf(node: Syntax, texts: Texts): string | undefined {
  if (node.type === 'Identifier' && node.name === 'text') return typeof texts === 'string' ? texts : undefined;
  if (node.type !== 'MemberExpression' || node.computed || node.object.name !== 'text') return undefined;
  const words = typeof texts === 'object' ? texts[nameOf(node.property)] : undefined;
  return typeof words === 'string' ? words : undefined;
}

/** `text[<control>]`, if it is a plain string for each value. */
function chosenWords(node: Syntax, texts: Texts, controls: ReadonlySet<string>): Slot | undefined {
  if (node.type !== 'MemberExpression' || !node.computed || node.object.name !== 'text') return undefined;
  const control = node.property.name;
  if (!controls.has(control) || typeof texts !== 'object') return undefined;
  const words = Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { control, as: 'words', words: Object.fromEntries(words) };
}

/** A string as an attribute's value or as a JSX child. */
function heldWords(words: string, isAttribute: boolean): string {
  if (isAttribute) return words.includes('"') ? `{${JSON.stringify(words)}}` : `"${words}"`;
  return /[{}<>&]|^\s|\s$/.test(words) ? `{${JSON.stringify(words)}}` : words;
}
