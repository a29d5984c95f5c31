import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { AssemblyError } from '../assembly/types';
import { asText, type ContextValues, fillIn, fits, fitsArn, type Pattern } from './policy-patterns';

/** One line of a statement's Condition block. */
export interface Condition {
  readonly key: string;
  readonly expected: readonly string[];
  readonly compare: Comparison;
  /** `…Not…`: true when no expected value matches. */
  readonly negated: boolean;
  /** `…IfExists`: also fulfilled when the request does not have the key. */
  readonly ifExists: boolean;
  /** How to treat a key with several values; without it one matching value is enough. */
  readonly set?: 'ForAllValues' | 'ForAnyValue';
  /** `Null`: tests only whether the key is present. */
  readonly absence: boolean;
}

type Comparison = (actual: string, expected: Pattern) => boolean;

const sameText: Comparison = (actual, expected) => actual === asText(expected);
const sameIgnoringCase: Comparison = (actual, expected) => actual.toLowerCase() === asText(expected).toLowerCase();
const like: Comparison = (actual, expected) => fits(expected, actual);
const arnLike: Comparison = (actual, expected) => fitsArn(expected, actual);

const numeric =
  (holds: (actual: number, expected: number) => boolean): Comparison =>
  (actual, expected) =>
    holds(Number.parseFloat(actual), Number.parseFloat(asText(expected)));

const date =
  (holds: (actual: number, expected: number) => boolean): Comparison =>
  (actual, expected) =>
    holds(instant(actual), instant(asText(expected)));

/** ISO 8601, or seconds since 1970. */
const instant = (text: string) => (/^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text));

const inNetwork: Comparison = (actual, expected) => {
  const [network = '', bits] = asText(expected).split('/');
  const family = isIPv6(network) ? 'ipv6' : 'ipv4';
  const isActual = family === 'ipv6' ? isIPv6(actual) : isIPv4(actual);
  if (!isActual || !(isIPv4(network) || isIPv6(network))) return false;
  const list = new BlockList();
  list.addSubnet(network, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  return list.check(actual, family);
};

/** Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html */
const operators: Readonly<Record<string, { readonly compare: Comparison; readonly negated?: true }>> = {
  StringEquals: { compare: sameText },
  StringNotEquals: { compare: sameText, negated: true },
  StringEqualsIgnoreCase: { compare: sameIgnoringCase },
  StringNotEqualsIgnoreCase: { compare: sameIgnoringCase, negated: true },
  StringLike: { compare: like },
  StringNotLike: { compare: like, negated: true },
  NumericEquals: { compare: numeric((actual, expected) => actual === expected) },
  NumericNotEquals: { compare: numeric((actual, expected) => actual === expected), negated: true },
  NumericLessThan: { compare: numeric((actual, expected) => actual < expected) },
  NumericLessThanEquals: { compare: numeric((actual, expected) => actual <= expected) },
  NumericGreaterThan: { compare: numeric((actual, expected) => actual > expected) },
  NumericGreaterThanEquals: { compare: numeric((actual, expected) => actual >= expected) },
  DateEquals: { compare: date((actual, expected) => actual === expected) },
  DateNotEquals: { compare: date((actual, expected) => actual === expected), negated: true },
  DateLessThan: { compare: date((actual, expected) => actual < expected) },
  DateLessThanEquals: { compare: date((actual, expected) => actual <= expected) },
  DateGreaterThan: { compare: date((actual, expected) => actual > expected) },
  DateGreaterThanEquals: { compare: date((actual, expected) => actual >= expected) },
  Bool: { compare: sameIgnoringCase },
  BinaryEquals: { compare: sameText },
  IpAddress: { compare: inNetwork },
  NotIpAddress: { compare: inNetwork, negated: true },
  // For ARNs, Equals and Like mean the same in IAM.
  ArnEquals: { compare: arnLike },
  ArnLike: { compare: arnLike },
  ArnNotEquals: { compare: arnLike, negated: true },
  ArnNotLike: { compare: arnLike, negated: true },
};

const operatorForm = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/;

/**
 * Reads one operator of a Condition block, e.g. `ForAnyValue:StringLike`.
 * @throws AssemblyError when IAM knows no such operator.
 */
export function readCondition(operator: string, key: string, expected: readonly string[], where: string): Condition {
  const [, set, name = '', ifExists] = operatorForm.exec(operator) ?? [];
  const absence = name === 'Null' && !ifExists;
  const known = absence ? operators.Bool : Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!known) {
    throw new AssemblyError(
      `${where}: there is no condition operator ${operator}. Check its spelling; IAM would refuse the policy too.`,
    );
  }
  return {
    key: key.toLowerCase(),
    expected,
    compare: known.compare,
    negated: known.negated ?? false,
    ifExists: ifExists !== undefined,
    absence,
    ...(set && { set: set as Condition['set'] }),
  };
}

/** @param variables false in policies of a version that knows none. */
export function isFulfilled(condition: Condition, values: ContextValues, variables: boolean): boolean {
  const actual = values.get(condition.key) ?? [];
  const patterns = condition.expected.map((text) => fillIn(text, variables ? values : undefined));
  const fitsOne = (value: string) =>
    patterns.some((pattern) => pattern !== undefined && condition.compare(value, pattern));

  if (condition.absence) return fitsOne(String(actual.length === 0));
  if (actual.length === 0 && condition.ifExists) return true;
  const holds = (value: string) => fitsOne(value) !== condition.negated;
  if (condition.set === 'ForAllValues') return actual.every(holds);
  if (condition.set === 'ForAnyValue') return actual.some(holds);
  return actual.some(fitsOne) !== condition.negated;
}
