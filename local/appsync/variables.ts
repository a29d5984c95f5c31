import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { type ErrorEntry, locationsOf } from './errors';

/**
 * What a request's variables get wrong, in AppSync's sentences: it names the variable, but of a missing member within
 * it the member's type, not its name.
 * Sources: https://github.com/aws/aws-appsync-community/issues/406 and /issues/273,
 * https://github.com/aws-amplify/amplify-flutter/issues/822
 */
export function variableMistakes(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): ErrorEntry[] {
  return (operation.variableDefinitions ?? []).flatMap((definition) => {
    const type = typeFromAST(schema, definition.type);
    const name = definition.variable.name.value;
    if (!isInputType(type)) return [];
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined && (definition.defaultValue || !isNonNullType(type))) return [];
    if ((value === undefined || value === null) && isNonNullType(type)) return [coercedNull(definition, String(type))];
    const mistakes: ErrorEntry[] = [];
    coerceInputValue(value, type as GraphQLInputType, (_path, invalid, error) => {
      mistakes.push(mistakeOf(definition, invalid, error));
    });
    // AppSync reports only the first.
    return mistakes.slice(0, 1);
  });
}

function mistakeOf(definition: VariableDefinitionNode, value: unknown, { message }: GraphQLError): ErrorEntry {
  const required =
    /^Field ".*" of required type "(.*)" was not provided/.exec(message)?.[1] ??
    /^Expected non-nullable type "(.*)" not to be null/.exec(message)?.[1];
  if (required) return coercedNull(definition, required);
  const unknownIn = /^Field ".*" is not defined by type "(.*?)"/.exec(message)?.[1];
  if (unknownIn) {
    const what = `The variables input contains a field that is not defined for input object type '${unknownIn}' `;
    return { path: null, locations: null, message: what };
  }
  return entry(definition, `has an invalid value. ${reasonOf(message, value)}`);
}

/** The messages of graphql-java for its own scalars; AppSync's scalars have messages already. */
function reasonOf(message: string, value: unknown): string {
  const builtIn = /^(Int|Float|String|Boolean|ID) cannot represent/.exec(message)?.[1];
  return builtIn ? `Expected type '${builtIn}' but was '${javaTypeOf(value)}'.` : message;
}

function javaTypeOf(value: unknown): string {
  if (Array.isArray(value)) return 'ArrayList';
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'boolean':
      return 'Boolean';
    case 'number':
      if (!Number.isInteger(value)) return 'Double';
      if (!Number.isSafeInteger(value)) return 'BigInteger';
      return Math.abs(value) < 2 ** 31 ? 'Integer' : 'Long';
    default:
      return 'LinkedHashMap';
  }
}

function coercedNull(definition: VariableDefinitionNode, type: string): ErrorEntry {
  return entry(definition, `has coerced Null value for NonNull type '${type}'`);
}

function entry(definition: VariableDefinitionNode, what: string): ErrorEntry {
  const message = `Variable '${definition.variable.name.value}' ${what}`;
  return { path: null, locations: locationsOf([definition]), message };
}
