import { AssemblyError } from '../assembly/types';
import { type Condition, readCondition } from './policy-conditions';

/** Names with wildcards that a statement is about, or, negated, all others (`NotAction`, `NotResource`). */
export interface Selection {
  readonly names: readonly string[];
  readonly negated: boolean;
}

/** One checked statement of a policy. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: Selection;
  /** Absent in trust policies only. */
  readonly resources?: Selection;
  /** Only in policies of a resource: `*`, or the kind and name, e.g. `AWS:arn:aws:iam::…` or `Service:s3.amazonaws.com`. */
  readonly principals?: Selection;
  readonly conditions: readonly Condition[];
  /** Whether `${…}` in it is a variable: since version 2012-10-17. */
  readonly variables: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a policy document with its references resolved.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html
 * @param where names the policy in errors.
 * @throws AssemblyError when IAM would refuse the document.
 */
export function readPolicyDocument(document: unknown, where: string): Statement[] {
  if (!isJson(document)) throw new AssemblyError(`${where}: the policy document is not an object.`);
  const variables = document.Version === '2012-10-17';
  return asList(document.Statement).map((statement) => {
    if (!isJson(statement)) throw new AssemblyError(`${where}: a statement is not an object.`);
    return readStatement(statement, variables, where);
  });
}

function readStatement(statement: Json, variables: boolean, where: string): Statement {
  const { Effect: effect } = statement;
  if (effect !== 'Allow' && effect !== 'Deny') {
    throw new AssemblyError(`${where}: a statement's Effect is ${JSON.stringify(effect)}, not Allow or Deny.`);
  }
  const actions = readSelection(statement, 'Action', asTexts, where);
  if (!actions) throw new AssemblyError(`${where}: a statement has neither Action nor NotAction.`);
  const resources = readSelection(statement, 'Resource', asTexts, where);
  const principals = readSelection(statement, 'Principal', principalNames, where);
  return {
    effect,
    actions,
    ...(resources && { resources }),
    ...(principals && { principals }),
    conditions: readConditions(statement.Condition, where),
    variables,
  };
}

function readSelection(
  statement: Json,
  element: string,
  namesOf: (value: unknown, where: string) => string[],
  where: string,
): Selection | undefined {
  const [given, other] = [statement[element], statement[`Not${element}`]];
  if (given !== undefined && other !== undefined) {
    throw new AssemblyError(`${where}: a statement has both ${element} and Not${element}; keep one.`);
  }
  if (given === undefined && other === undefined) return undefined;
  return { names: namesOf(given ?? other, where), negated: given === undefined };
}

function readConditions(block: unknown, where: string): Condition[] {
  if (block === undefined) return [];
  if (!isJson(block)) throw new AssemblyError(`${where}: a Condition is not an object.`);
  return Object.entries(block).flatMap(([operator, keys]) => {
    if (!isJson(keys)) throw new AssemblyError(`${where}: the condition ${operator} names no keys.`);
    return Object.entries(keys).map(([key, expected]) => readCondition(operator, key, asTexts(expected, where), where));
  });
}

function principalNames(value: unknown, where: string): string[] {
  if (!isJson(value)) return asTexts(value, where);
  return Object.entries(value).flatMap(([kind, names]) => asTexts(names, where).map((name) => `${kind}:${name}`));
}

/** JSON policies may give numbers and booleans where IAM compares text. */
function asTexts(value: unknown, where: string): string[] {
  return asList(value).map((one) => {
    if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') return String(one);
    throw new AssemblyError(`${where}: ${JSON.stringify(one)} stands where a policy needs text.`);
  });
}

function asList(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
