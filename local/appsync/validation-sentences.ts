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
import type { QueryPlace } from './query-place';
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
  readonly says: (parts: string[], message: string, place: QueryPlace) => string;
}

/** From graphql-js's messages (its version is pinned) to AppSync's; others keep graphql-js's message. */
const patterns: readonly Pattern[] = [
  {
    type: 'FieldUndefined',
    found: /^Cannot query field "(.*?)" on type "(.*?)"/,
    says: ([field, type]) => `Field '${field}' in type '${type}' is undefined`,
  },
  {
    type: 'FieldUndefined',
    found: /contained the field "(.*?)"/,
    says: ([field]) => `Field '${field}' in type 'Query' is undefined`,
  },
  {
    type: 'SubSelectionRequired',
    found: /^Field "(.*?)" of type "(.*?)" must have a selection/,
    says: ([field, type]) => `Sub selection required for type ${withoutWrappers(type)} of field ${field}`,
  },
  {
    type: 'SubSelectionNotAllowed',
    found: /^Field "(.*?)" must not have a selection since type "(.*?)"/,
    says: ([field, type]) => `Sub selection not allowed on leaf type ${withoutWrappers(type)} of field ${field}`,
  },
  { type: 'UnknownArgument', found: /^Unknown argument "(.*?)"/, says: ([name]) => `Unknown field argument ${name}` },
  {
    type: 'MissingFieldArgument',
    found: /argument "(.*?)" of type ".*?" is required/,
    says: ([name]) => `Missing field argument ${name}`,
  },
  { type: 'UnknownType', found: /^Unknown type "(.*?)"/, says: ([name]) => `Unknown type ${name}` },
  { type: 'UnknownDirective', found: /^Unknown directive "@(.*?)"/, says: ([name]) => `Unknown directive ${name}` },
  { type: 'UndefinedFragment', found: /^Unknown fragment "(.*?)"/, says: ([name]) => `Undefined fragment ${name}` },
  { type: 'UnusedFragment', found: /^Fragment "(.*?)" is never used/, says: ([name]) => `Unused fragment ${name}` },
  { type: 'UndefinedVariable', found: /^Variable "\$(.*?)" is not/, says: ([name]) => `Undefined variable ${name}` },
  { type: 'UnusedVariable', found: /^Variable "\$(.*?)" is never/, says: ([name]) => `Unused variable ${name}` },
  { type: 'FragmentCycle', found: /^/, says: () => 'Fragment cycles not allowed' },
  {
    type: 'LoneAnonymousOperationViolation',
    found: /^/,
    says: () => 'Anonymous operation with other operations.',
  },
  {
    type: 'VariableTypeMismatch',
    found: /of type "(.*?)" used in position expecting type "(.*?)"/,
    says: ([given, wanted]) => `Variable type '${given}' doesn't match expected type '${wanted}'`,
  },
  { type: 'WrongType', found: /^/, says: (_parts, message, { argument }) => wrongValue(message, argument) },
];

/** AppSync's type and message for a graphql-js error. */
export function sentenceOf(
  type: ErrorType,
  message: string,
  place: QueryPlace,
): { readonly type: ErrorType; readonly sentence: string } {
  // One rule of graphql-js finds both.
  const exact = type === 'SubSelectionRequired' && /must not have/.test(message) ? 'SubSelectionNotAllowed' : type;
  for (const pattern of patterns) {
    const match = pattern.type === exact && pattern.found.exec(message);
    if (match) return { type: exact, sentence: pattern.says(match.slice(1), message, place) };
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
  const wanted =
    /^(\w+) cannot represent/.exec(message)?.[1] ??
    /^Enum "(\w+)"/.exec(message)?.[1] ??
    /^Value ".*" does not exist in "(\w+)" enum/.exec(message)?.[1] ??
    /a valid (\w+)\.$/.exec(message)?.[1] ??
    /^Expected value of type "([^"]*)"/.exec(message)?.[1];
  return wanted ? `${what} is not a valid '${withoutWrappers(wanted)}'` : message;
}
