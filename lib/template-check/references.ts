/*
 * Resolves CloudFormation's functions before a deployment: what is unknown until then gets a stand-in. The local cloud
 * needs real values and throws instead (local/assembly/intrinsics.ts), so the two share no code.
 */

/** Resolves the references of one template to text that is the same for the same resource. */
export interface References {
  ref(name: string): string;
  attribute(logicalId: string, name: string): string;
  stackOutput(stack: string, output: string): unknown;
  importValue(exportName: string): unknown;
}

/** Enclose the stand-in for a value that is unknown until its resource exists; occur in no template. */
const [open, close] = ['⟨', '⟩'];
const standIn = new RegExp(`${open}([^${close}]*)${close}`);

/** Stands for the `Ref` of a resource; with an attribute, for its `Fn::GetAtt`. */
export const referenceTo = (stack: string, logicalId: string, attribute?: string): string =>
  `${open}${stack}:${logicalId}${attribute ? `.${attribute}` : ''}${close}`;

/** Stands for the account if the templates suit any. */
export const anyAccount = `${open}account${close}`;

/** Stack and logical id of the first resource that a resolved text refers to. */
export function referredTo(text: unknown): { readonly stack: string; readonly logicalId: string } | undefined {
  const [, inner = ''] = (typeof text === 'string' && standIn.exec(text)) || [];
  const [stack, logicalId] = inner.split('.')[0]?.split(':') ?? [];
  return stack && logicalId ? { stack, logicalId } : undefined;
}

/** Whether a resolved text is the same wherever the template is deployed. */
export const isFixed = (text: unknown): text is string => typeof text === 'string' && !standIn.test(text);

const noValue = Symbol('AWS::NoValue');

/**
 * The value with all references replaced. Values unknown before a deployment (`Fn::If`, `Fn::FindInMap`, dynamic
 * references) are replaced by a stand-in each.
 */
export function resolveReferences(value: unknown, references: References): unknown {
  const resolve = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(resolve).filter((item) => item !== noValue);
    if (inner === null || typeof inner !== 'object') return inner;
    const entries = Object.entries(inner);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name !== undefined && (name === 'Ref' || name.startsWith('Fn::'))) {
      return name === 'Ref' && argument === 'AWS::NoValue' ? noValue : resolveFunction(name, argument);
    }
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(item)] as const).filter(([, item]) => item !== noValue),
    );
  };

  const resolveFunction = (name: string, argument: unknown): unknown => {
    const [first, second] = Array.isArray(argument) ? argument : [argument];
    if (name === 'Ref') return references.ref(String(argument));
    if (name === 'Fn::GetAtt') {
      const [logicalId = '', ...attribute] = Array.isArray(argument) ? argument.map(String) : String(first).split('.');
      return references.attribute(logicalId, attribute.join('.'));
    }
    if (name === 'Fn::GetStackOutput') {
      const { StackName, OutputName } = argument as { StackName: string; OutputName: string };
      return references.stackOutput(StackName, OutputName);
    }
    if (name === 'Fn::ImportValue') return references.importValue(String(resolve(argument)));
    if (name === 'Fn::Sub') return substitute(String(first), (resolve(second ?? {}) ?? {}) as Record<string, unknown>);
    if (name === 'Fn::Join') {
      const parts = resolve(second);
      return Array.isArray(parts) ? parts.join(String(first)) : parts;
    }
    if (name === 'Fn::Split') return split(String(resolve(second)), String(first));
    if (name === 'Fn::Select') {
      const items = resolve(second);
      // An unknown value that is split keeps its reference, which still shows the resource.
      return Array.isArray(items) ? (items[Number(first)] ?? items[0]) : items;
    }
    return `${open}${name} ${JSON.stringify(argument).replaceAll(/[⟨⟩]/g, '')}${close}`;
  };

  const substitute = (template: string, given: Record<string, unknown>): string =>
    template.replaceAll(/\$\{(!?)([^}]+)\}/g, (_match, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in given) return String(given[name]);
      const dot = name.indexOf('.');
      return dot < 0 ? references.ref(name) : references.attribute(name.slice(0, dot), name.slice(dot + 1));
    });

  return resolve(value);
}

/** Splits around stand-ins, never inside them. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  for (const part of text.split(/(⟨[^⟩]*⟩)/)) {
    const [first = '', ...others] = part.startsWith(open) ? [part] : part.split(separator);
    parts.push(`${parts.pop()}${first}`, ...others);
  }
  return parts;
}
