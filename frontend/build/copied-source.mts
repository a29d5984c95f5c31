import { posix } from 'node:path';
import type { DemoControl, DemoControls, Slot } from '../src/demos/frame/demo.ts';
import { type Edit, edited, literalValue, nameOf, type Part, type Syntax, statementsOf, walk } from './syntax.mts';

export type Language = 'en' | 'nl';

export const languages = ['en', 'nl'] as const satisfies readonly Language[];

/** The folder that a copied demo's imports are relative to: README, and the page Starter kit. */
const target = 'features/copied';

/**
 * A demo's source for copying: one component with its texts in one language, its props with the values selected on the
 * page, and imports that work in a folder under `frontend/src/features`. Without the demo's own wrapper.
 * @param file its path from `frontend/src`
 */
export function copiedSource(source: string, file: string, language: Language): Part[] {
  const statements = statementsOf(source, file);
  const controls = controlsOf(statements);
  const edits = [
    ...frameEdits(statements),
    ...importEdits(statements, file),
    ...textEdits(source, statements, language),
    ...propsEdits(source, statements, controls),
  ];
  const whole = edited(
    source,
    edits.map((edit) => wholeLine(source, edit)),
  );
  return trimmed(withoutUnusedImports(whole));
}

/** The controls of a demo. */
export function controlsOf(statements: readonly Syntax[]): DemoControls {
  const about = statements.map(exported).find((one) => one?.id?.name === 'about');
  const literal = about?.init.expression?.expression ?? about?.init;
  return literal ? ((literalValue(literal) as { controls?: DemoControls }).controls ?? {}) : {};
}

const exported = (statement: Syntax): Syntax | undefined =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration?.declarations?.[0] : undefined;

function frameEdits(statements: readonly Syntax[]): Edit[] {
  return statements
    .filter((one) => exported(one)?.id.name === 'about' || isImportOf(one, /frame\/(demo|useTexts)$/))
    .map(({ start, end }) => ({ start, end, text: '' }));
}

const isImportOf = (statement: Syntax, from: RegExp) =>
  statement.type === 'ImportDeclaration' && from.test(statement.source.value);

/** Rewrites relative imports, of Polder's modules and of the demo's neighbours, to work from the target folder. */
function importEdits(statements: readonly Syntax[], file: string): Edit[] {
  return statements
    .filter((one) => isImportOf(one, /^\./) && !isImportOf(one, /frame\/(demo|useTexts)$/))
    .map(({ source: { value, start, end } }) => ({
      start,
      end,
      text: `'${copiedImport(posix.join(posix.dirname(file), value))}'`,
    }));
}

/** What a copied demo imports a module from: a package, or a path from `frontend/src`. */
export const copiedImport = (from: string): string =>
  /^(components|lib|features|app|demos)\//.test(from) ? posix.relative(target, from) : from;

/** Replaces `useTexts(texts)` by the texts of one language. */
function textEdits(source: string, statements: readonly Syntax[], language: Language): Edit[] {
  const edits: Edit[] = [];
  const calls: { name: string; call: Syntax; statement: Syntax | undefined }[] = [];
  for (const statement of statements) {
    const ancestors: Syntax[] = [];
    walk(statement, (node, parent) => {
      if (node.type === 'VariableDeclaration') ancestors.push(node);
      if (node.type === 'CallExpression' && node.callee.name === 'useTexts') {
        const isText = parent?.type === 'VariableDeclarator' && parent.id.name === 'text';
        calls.push({ name: node.arguments[0].name, call: node, statement: isText ? ancestors.at(-1) : undefined });
      }
      return undefined;
    });
  }
  for (const name of new Set(calls.map((one) => one.name))) {
    const uses = calls.filter((one) => one.name === name);
    const declared = statements.map(declarator).find((one) => one?.id.name === name);
    const isAlwaysText = uses.every(({ statement }) => statement);
    if (!declared) {
      for (const { call } of uses) edits.push({ ...rangeOf(call), text: `${name}.${language}` });
      continue;
    }
    edits.push(...oneLanguage(source, declared, language));
    if (isAlwaysText) edits.push({ ...rangeOf(nameRange(declared)), text: 'text' });
    for (const { call, statement } of uses) {
      if (isAlwaysText && statement) edits.push({ ...rangeOf(statement), text: '' });
      else edits.push({ ...rangeOf(call), text: name });
    }
  }
  return edits;
}

const declarator = (statement: Syntax): Syntax | undefined =>
  statement.type === 'VariableDeclaration' ? statement.declarations[0] : undefined;

const rangeOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

/** The name without its type. */
const nameRange = ({ id }: Syntax) => ({ start: id.start, end: id.start + id.name.length });

/** The value of one language, and its type if there is one. */
function oneLanguage(source: string, { id, init }: Syntax, language: Language): Edit[] {
  const literal = init.expression ?? init;
  const value = literal.properties.find((one: Syntax) => nameOf(one.key) === language).value;
  const edits: Edit[] = [{ ...rangeOf(literal), text: outdented(source.slice(value.start, value.end)) }];
  const members = id.typeAnnotation?.typeAnnotation.members;
  if (members) {
    const { typeAnnotation } = members.find((one: Syntax) => nameOf(one.key) === language).typeAnnotation;
    const whole = id.typeAnnotation.typeAnnotation;
    edits.push({ ...rangeOf(whole), text: source.slice(typeAnnotation.start, typeAnnotation.end) });
  }
  return edits;
}

const outdented = (text: string): string => text.replaceAll(/\n {2}/g, '\n');

/** The demo's props: their type becomes the allowed values, their default the selected one. */
function propsEdits(source: string, statements: readonly Syntax[], controls: DemoControls): Edit[] {
  const names = Object.keys(controls);
  const statement = statements.find(({ type }) => type === 'ExportDefaultDeclaration');
  const component = statement?.declaration;
  const [props] = component?.params ?? [];
  if (!statement || !props || names.length === 0) return [];
  const type = `${component.id.name}Props`;
  const edits: Edit[] = [{ start: statement.start, end: statement.start, text: typeOf(type, controls) }];
  for (const other of statements) {
    walk(other, (node) => {
      const control = optionsOf(node);
      if (control) edits.push({ ...rangeOf(node), text: allowed(controls[control] as DemoControl) });
      return control === undefined;
    });
  }
  if (props.type === 'ObjectPattern' && props.properties.every((one: Syntax) => one.type === 'Property')) {
    for (const { value } of props.properties) {
      edits.push({ start: value.end, end: value.end, text: [' = ', slot(value.name)] });
    }
    edits.push({ ...rangeOf(props.typeAnnotation.typeAnnotation), text: type });
    return edits;
  }
  const pattern = source.slice(props.start, props.typeAnnotation.start);
  const chosen = names.flatMap((name): Part[] => [`    ${name}: `, slot(name), ',\n']);
  const begin = component.body.start + 1;
  edits.push(
    { ...rangeOf(props), text: `given: ${type}` },
    {
      start: begin,
      end: begin,
      text: [`\n  const ${pattern}: Required<${type}> = {\n`, ...chosen, '    ...given,\n  };'],
    },
  );
  return edits;
}

const slot = (control: string): Slot => ({ control, as: 'literal' });

/** `(typeof about.controls.<name>.options)[number]` */
function optionsOf(node: Syntax): string | undefined {
  if (node.type !== 'TSIndexedAccessType') return undefined;
  const query = node.objectType.typeAnnotation ?? node.objectType;
  const options = query.type === 'TSTypeQuery' ? query.exprName : undefined;
  return options?.right?.name === 'options' && options.left.left?.left?.name === 'about'
    ? options.left.right.name
    : undefined;
}

function typeOf(name: string, controls: DemoControls): string {
  const members = Object.entries(controls).map(([prop, control]) => `  readonly ${prop}?: ${allowed(control)};\n`);
  return `interface ${name} {\n${members.join('')}}\n\n`;
}

function allowed(control: DemoControl): string {
  if (control.kind === 'choice')
    return control.options.map((option) => JSON.stringify(option).replaceAll('"', "'")).join(' | ');
  if (control.kind === 'switch') return 'boolean';
  return control.kind === 'range' ? 'number' : 'string';
}

/** An edit that removes a whole statement also removes its line. */
function wholeLine(source: string, edit: Edit): Edit {
  if (edit.text !== '') return edit;
  const start = source.lastIndexOf('\n', edit.start - 1) + 1;
  const isOwnLine = source.slice(start, edit.start).trim() === '' && source[edit.end] === '\n';
  return isOwnLine ? { ...edit, start, end: edit.end + 1 } : edit;
}

/** Removes the imports that only the other languages' texts need. */
function withoutUnusedImports(parts: readonly Part[]): Part[] {
  const code = parts.map((part) => (typeof part === 'string' ? part : `'${part.control}'`)).join('');
  const isUsed = (name: string) => [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
  const [first, ...rest] = parts;
  if (typeof first !== 'string') return [...parts];
  const lines = first.replaceAll(/^import \{ (\w+) \} from .*\n/gm, (line, name: string) => (isUsed(name) ? line : ''));
  return [lines, ...rest];
}

function trimmed([first = '', ...rest]: Part[]): Part[] {
  const parts = [typeof first === 'string' ? first.trimStart().replaceAll(/\n{3,}/g, '\n\n') : first, ...rest];
  return parts.map((part, index) =>
    typeof part === 'string' && index === parts.length - 1 ? `${part.trimEnd()}\n` : part,
  );
}
