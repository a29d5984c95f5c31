import { AssemblyError } from './types';

/*
 * Resolves CloudFormation's functions to real values, and throws where there is none. The check of the templates gives
 * a stand-in instead (lib/template-check/references.ts), so the two share no code.
 */

/** Answers the references of one template. */
export interface References {
  /** @throws AssemblyError when nothing has that logical id. */
  ref(logicalId: string): string;
  attribute(logicalId: string, name: string): string;
  stackOutput(stack: string, output: string): unknown;
  importValue(exportName: string): unknown;
}

type Intrinsic = (argument: unknown, resolve: (value: unknown) => unknown, references: References) => unknown;

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (argument, _resolve, references) => references.ref(String(argument)),

  'Fn::GetAtt': (argument, _resolve, references) => {
    const [logicalId, ...name] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
    return references.attribute(String(logicalId), name.join('.'));
  },

  'Fn::GetStackOutput': (argument, _resolve, references) => {
    const { StackName, OutputName } = argument as { StackName: string; OutputName: string };
    return references.stackOutput(StackName, OutputName);
  },

  'Fn::ImportValue': (argument, resolve, references) => references.importValue(String(resolve(argument))),

  'Fn::Join': (argument, resolve) => {
    const [separator, parts] = argument as [string, unknown];
    return asList(resolve(parts), 'Fn::Join').map(asText).join(separator);
  },

  'Fn::Split': (argument, resolve) => {
    const [separator, source] = argument as [string, unknown];
    return asText(resolve(source)).split(separator);
  },

  'Fn::Select': (argument, resolve) => {
    const [index, list] = argument as [unknown, unknown];
    const items = asList(resolve(list), 'Fn::Select');
    const position = Number(resolve(index));
    if (!(position in items)) throw new AssemblyError(`Fn::Select asks for item ${position} of ${items.length}.`);
    return items[position];
  },

  'Fn::Sub': (argument, resolve, references) => {
    const [template, variables = {}] = (Array.isArray(argument) ? argument : [argument]) as [string, object?];
    const given = new Map(Object.entries(variables));
    return template.replaceAll(/\$\{(!?)([^}]+)\}/g, (_match, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (given.has(name)) return asText(resolve(given.get(name)));
      const dot = name.indexOf('.');
      return dot < 0 ? references.ref(name) : references.attribute(name.slice(0, dot), name.slice(dot + 1));
    });
  },
};

/**
 * The value with every reference in it replaced.
 * @throws AssemblyError for an intrinsic function the local cloud does not know, and for a reference to nothing.
 */
export function resolveIntrinsics(value: unknown, references: References): unknown {
  const resolve = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(resolve).filter((item) => item !== noValue);
    if (inner === null || typeof inner !== 'object') return inner;
    const entries = Object.entries(inner);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name !== undefined && (name === 'Ref' || name.startsWith('Fn::'))) {
      if (name === 'Ref' && argument === 'AWS::NoValue') return noValue;
      const intrinsic = intrinsics[name];
      if (!intrinsic) throw new AssemblyError(`The local cloud does not know the intrinsic function ${name}.`);
      return intrinsic(argument, resolve, references);
    }
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(item)] as const).filter(([, item]) => item !== noValue),
    );
  };
  return resolve(value);
}

/** The value of `AWS::NoValue`: a property with it is omitted. */
const noValue = Symbol('AWS::NoValue');

function asList(value: unknown, where: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new AssemblyError(`${where} needs a list, not ${JSON.stringify(value)}.`);
}

function asText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new AssemblyError(`A reference gave ${JSON.stringify(value)} where text is needed.`);
}
