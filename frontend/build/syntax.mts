import { parseSync } from 'vite';
import type { Slot } from '../src/demos/frame/demo.ts';

/** A syntax node (ESTree), with the properties that the build uses. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the other fields depend on the type
  readonly [field: string]: any;
}

/** An edit of a source text. Edits do not overlap. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string | readonly Part[];
}

/** Text, or a slot for the selected value of one of a demo's controls. */
export type Part = string | Slot;

export function statementsOf(source: string, file: string): Syntax[] {
  const { program, errors } = parseSync(file, source, { lang: 'tsx' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program.body as unknown as Syntax[];
}

/**
 * Calls back for a node and its descendants, the outermost first; if the callback returns false, skips the descendants.
 */
export function walk(
  node: Syntax,
  visit: (node: Syntax, parent?: Syntax) => boolean | undefined,
  parent?: Syntax,
): void {
  if (visit(node, parent) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, node);
    }
  }
}

/** A text between two offsets, with edits applied. */
export function edited(source: string, edits: readonly Edit[], start = 0, end = source.length): Part[] {
  const parts: Part[] = [];
  let at = start;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at || edit.end > end) continue;
    parts.push(source.slice(at, edit.start), ...(typeof edit.text === 'string' ? [edit.text] : edit.text));
    at = edit.end;
  }
  parts.push(source.slice(at, end));
  return joined(parts);
}

/** Merges adjacent texts. */
export function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}

/** The value of a literal: an object, a list, a string, a number or a boolean. */
export function literalValue(node: Syntax): unknown {
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(node.properties.map((one: Syntax) => [nameOf(one.key), literalValue(one.value)]));
  }
  if (node.type === 'ArrayExpression') return node.elements.map(literalValue);
  if (node.type === 'UnaryExpression' && node.operator === '-') return -Number(literalValue(node.argument));
  if (node.type === 'Literal') return node.value;
  return undefined;
}

/** A key, written as an identifier or as a string. */
export const nameOf = (key: Syntax): string => String(key.name ?? key.value);
