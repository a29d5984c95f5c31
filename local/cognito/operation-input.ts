import type { AwsError } from '../http/errors';
import { invalidParameter } from './errors';

/** Checked reading of an operation's input. Empty texts count as missing, as in Cognito. */
export interface OperationInput {
  /** @throws AwsError InvalidParameterException when the member is missing or not a text. */
  required(name: string): string;
  /** @throws AwsError InvalidParameterException when the member is there but not a text. */
  optional(name: string): string | undefined;
  /** A map of texts such as `AuthParameters`; empty when missing. */
  group(name: string): OperationInput;
  /** The members of a map of texts. */
  entries(): [name: string, value: string][];
  /** False when missing. */
  flag(name: string): boolean;
  number(name: string): number | undefined;
  /** A list of texts; empty when missing. */
  list(name: string): readonly string[];
  /** A list of `{Name, Value}` such as `UserAttributes`; empty when missing. */
  attributes(name: string): [name: string, value: string][];
}

/** Reads an operation's decoded body. */
export function readInput(body: unknown): OperationInput {
  return inputOf(body, (name) =>
    invalidParameter(
      `1 validation error detected: Value null at '${startingSmall(name)}' failed to satisfy constraint: Member must not be null`,
    ),
  );
}

function inputOf(source: unknown, missing: (name: string) => AwsError): OperationInput {
  const members = isObject(source) ? source : {};
  const member = (name: string) => (Object.hasOwn(members, name) ? members[name] : undefined);
  const optional = (name: string) => textOrNothing(name, member(name));
  return {
    optional,
    required(name) {
      const value = optional(name);
      if (value === undefined) throw missing(name);
      return value;
    },
    group: (name) => inputOf(member(name), (key) => invalidParameter(`Missing required parameter ${key}`)),
    entries: () =>
      Object.keys(members).flatMap((name) => {
        const value = optional(name);
        return value === undefined ? [] : [[name, value] satisfies [string, string]];
      }),
    flag(name) {
      const value = member(name) ?? false;
      if (typeof value !== 'boolean') throw wrongType(name, 'true or false');
      return value;
    },
    number(name) {
      const value = member(name) ?? undefined;
      if (value !== undefined && typeof value !== 'number') throw wrongType(name, 'a number');
      return value;
    },
    list(name) {
      const value = member(name) ?? [];
      if (!Array.isArray(value) || value.some((one) => typeof one !== 'string'))
        throw wrongType(name, 'a list of texts');
      return value;
    },
    attributes(name) {
      const list = member(name) ?? [];
      if (!Array.isArray(list)) throw wrongType(name, 'a list');
      return list.map((item) => {
        const { Name, Value } = isObject(item) ? item : {};
        if (typeof Name !== 'string' || typeof Value !== 'string') throw wrongType(name, 'a list of {Name, Value}');
        return [Name, Value];
      });
    },
  };
}

function textOrNothing(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw wrongType(name, 'a text');
  return value;
}

const wrongType = (name: string, expected: string) => invalidParameter(`${name} must be ${expected}.`);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const startingSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
