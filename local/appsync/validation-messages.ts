import {
  type ArgumentNode,
  ExecutableDefinitionsRule,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoSchemaIntrospectionCustomRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  UniqueArgumentNamesRule,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
} from 'graphql';
import type { QueryPath } from './query-path';
import { writtenValue } from './written-value';

/** Names of mistakes. Source: graphql-java's ValidationErrorType, which AppSync's messages quote. */
export type ErrorType =
  | 'DuplicateArgumentNames'
  | 'DuplicateFragmentName'
  | 'DuplicateOperationName'
  | 'DuplicateVariableName'
  | 'FieldUndefined'
  | 'FieldsConflict'
  | 'FragmentCycle'
  | 'FragmentTypeConditionInvalid'
  | 'InvalidFragmentType'
  | 'InvalidSyntax'
  | 'LoneAnonymousOperationViolation'
  | 'MissingFieldArgument'
  | 'NonExecutableDefinition'
  | 'NonInputTypeOnVariable'
  | 'SubSelectionNotAllowed'
  | 'SubSelectionRequired'
  | 'UndefinedFragment'
  | 'UndefinedVariable'
  | 'UnknownArgument'
  | 'UnknownDirective'
  | 'UnknownType'
  | 'UnusedFragment'
  | 'UnusedVariable'
  | 'VariableTypeMismatch'
  | 'WrongType';

/** The error type of each graphql-js rule; the other rules have no equivalent in graphql-java. */
export const errorTypes: ReadonlyMap<ValidationRule, ErrorType> = new Map<ValidationRule, ErrorType>([
  [ExecutableDefinitionsRule, 'NonExecutableDefinition'],
  [FieldsOnCorrectTypeRule, 'FieldUndefined'],
  [FragmentsOnCompositeTypesRule, 'FragmentTypeConditionInvalid'],
  [KnownArgumentNamesRule, 'UnknownArgument'],
  [KnownDirectivesRule, 'UnknownDirective'],
  [KnownFragmentNamesRule, 'UndefinedFragment'],
  [KnownTypeNamesRule, 'UnknownType'],
  [LoneAnonymousOperationRule, 'LoneAnonymousOperationViolation'],
  [NoFragmentCyclesRule, 'FragmentCycle'],
  [NoSchemaIntrospectionCustomRule, 'FieldUndefined'],
  [NoUndefinedVariablesRule, 'UndefinedVariable'],
  [NoUnusedFragmentsRule, 'UnusedFragment'],
  [NoUnusedVariablesRule, 'UnusedVariable'],
  [OverlappingFieldsCanBeMergedRule, 'FieldsConflict'],
  [PossibleFragmentSpreadsRule, 'InvalidFragmentType'],
  [ProvidedRequiredArgumentsRule, 'MissingFieldArgument'],
  [ScalarLeafsRule, 'SubSelectionRequired'],
  [UniqueArgumentNamesRule, 'DuplicateArgumentNames'],
  [UniqueFragmentNamesRule, 'DuplicateFragmentName'],
  [UniqueOperationNamesRule, 'DuplicateOperationName'],
  [UniqueVariableNamesRule, 'DuplicateVariableName'],
  [ValuesOfCorrectTypeRule, 'WrongType'],
  [VariablesAreInputTypesRule, 'NonInputTypeOnVariable'],
  [VariablesInAllowedPositionRule, 'VariableTypeMismatch'],
]);

interface Pattern {
  readonly type: ErrorType;
  readonly found: RegExp;
  readonly format: (parts: string[], message: string, queryPath: QueryPath) => string;
}

/** From graphql-js's messages (its version is pinned) to AppSync's; others keep graphql-js's message. */
const patterns: readonly Pattern[] = [
  {
    type: 'FieldUndefined',
    found: /^Cannot query field "(.*?)" on type "(.*?)"/,
    format: ([field, type]) => `Field '${field}' in type '${type}' is undefined`,
  },
  {
    type: 'FieldUndefined',
    found: /contained the field "(.*?)"/,
    format: ([field]) => `Field '${field}' in type 'Query' is undefined`,
  },
  {
    type: 'SubSelectionRequired',
    found: /^Field "(.*?)" of type "(.*?)" must have a selection/,
    format: ([field, type]) => `Sub selection required for type ${withoutWrappers(type)} of field ${field}`,
  },
  {
    type: 'SubSelectionNotAllowed',
    found: /^Field "(.*?)" must not have a selection since type "(.*?)"/,
    format: ([field, type]) => `Sub selection not allowed on leaf type ${withoutWrappers(type)} of field ${field}`,
  },
  { type: 'UnknownArgument', found: /^Unknown argument "(.*?)"/, format: ([name]) => `Unknown field argument ${name}` },
  {
    type: 'MissingFieldArgument',
    found: /argument "(.*?)" of type ".*?" is required/,
    format: ([name]) => `Missing field argument ${name}`,
  },
  { type: 'UnknownType', found: /^Unknown type "(.*?)"/, format: ([name]) => `Unknown type ${name}` },
  { type: 'UnknownDirective', found: /^Unknown directive "@(.*?)"/, format: ([name]) => `Unknown directive ${name}` },
  { type: 'UndefinedFragment', found: /^Unknown fragment "(.*?)"/, format: ([name]) => `Undefined fragment ${name}` },
  { type: 'UnusedFragment', found: /^Fragment "(.*?)" is never used/, format: ([name]) => `Unused fragment ${name}` },
  { type: 'UndefinedVariable', found: /^Variable "\$(.*?)" is not/, format: ([name]) => `Undefined variable ${name}` },
  { type: 'UnusedVariable', found: /^Variable "\$(.*?)" is never/, format: ([name]) => `Unused variable ${name}` },
  { type: 'FragmentCycle', found: /^/, format: () => 'Fragment cycles not allowed' },
  {
    type: 'LoneAnonymousOperationViolation',
    found: /^/,
    format: () => 'Anonymous operation with other operations.',
  },
  {
    type: 'VariableTypeMismatch',
    found: /of type "(.*?)" used in position expecting type "(.*?)"/,
    format: ([given, expectedType]) => `Variable type '${given}' doesn't match expected type '${expectedType}'`,
  },
  { type: 'WrongType', found: /^/, format: (_parts, message, { argument }) => wrongValue(message, argument) },
];

/** AppSync's type and message for a graphql-js error. */
export function messageOf(
  type: ErrorType,
  message: string,
  queryPath: QueryPath,
): { readonly type: ErrorType; readonly sentence: string } {
  // One rule of graphql-js finds both.
  const exact = type === 'SubSelectionRequired' && /must not have/.test(message) ? 'SubSelectionNotAllowed' : type;
  for (const pattern of patterns) {
    const match = pattern.type === exact && pattern.found.exec(message);
    if (match) return { type: exact, sentence: pattern.format(match.slice(1), message, queryPath) };
  }
  return { type: exact, sentence: message };
}

const withoutWrappers = (type = '') => type.replace(/[[\]!]/g, '');

/**
 * Sources: https://github.com/aws/aws-appsync-community/issues/273,
 * https://github.com/awslabs/aws-mobile-appsync-sdk-js/issues/554
 */
function wrongValue(message: string, argument: ArgumentNode | undefined): string {
  // A variable's default value is of no argument.
  const what = argument ? `argument '${argument.name.value}' with value '${writtenValue(argument.value)}'` : 'value';
  const missing = /^Field "(?:.*?\.)?([^".]*)" of required type/.exec(message)?.[1];
  if (missing) return `${what} is missing required fields '[${missing}]'`;
  const [, unknown, owner] = /^Field "(.*?)" is not defined by type "(.*?)"/.exec(message) ?? [];
  if (unknown) return `${what} contains a field not in '${owner}': '${unknown}'`;
  const expectedType =
    /^(\w+) cannot represent/.exec(message)?.[1] ??
    /^Enum "(\w+)"/.exec(message)?.[1] ??
    /^Value ".*" does not exist in "(\w+)" enum/.exec(message)?.[1] ??
    /a valid (\w+)\.$/.exec(message)?.[1] ??
    /^Expected value of type "([^"]*)"/.exec(message)?.[1];
  return expectedType ? `${what} is not a valid '${withoutWrappers(expectedType)}'` : message;
}
