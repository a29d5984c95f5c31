import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
import { findFragmentCycle } from './document';
import { type ErrorEntry, errorEntry, locationsOf } from './errors';
import { pathTo } from './query-path';
import { type ErrorType, errorTypes, messageOf } from './validation-messages';

/** AppSync names no limit; a person reads no more. */
const maxErrors = 100;

/**
 * Returns a function that lists the errors of a document, with AppSync's messages.
 * Source of their shape: https://github.com/graphql/graphql-over-http/issues/81, where AppSync's makers describe it.
 */
export function createValidator(
  schema: GraphQLSchema,
  introspection: boolean,
): (document: DocumentNode) => readonly ErrorEntry[] {
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  return (document) => {
    const circle = findFragmentCycle(document);
    // The other rules would follow the circle, some of them until the stack is full.
    if (circle) return [entryOf(new GraphQLError('', { nodes: circle }), 'FragmentCycle', document)];
    const types = new Map<GraphQLError, ErrorType>();
    const tagged = rules.map((rule) => taggedRule(rule, types));
    return validate(schema, document, tagged, { maxErrors }).map((error) =>
      entryOf(error, types.get(error) ?? 'InvalidSyntax', document),
    );
  };
}

/** A rule with the type of the errors that it reports. */
function taggedRule(rule: ValidationRule, types: Map<GraphQLError, ErrorType>): ValidationRule {
  return (context) => {
    const reporting: ValidationContext = Object.create(context, {
      reportError: {
        value(error: GraphQLError) {
          types.set(error, errorTypes.get(rule) ?? 'InvalidSyntax');
          context.reportError(error);
        },
      },
    });
    return rule(reporting);
  };
}

function entryOf(error: GraphQLError, type: ErrorType, document: DocumentNode): ErrorEntry {
  const queryPath = pathTo(document, error.nodes?.[0]);
  const { type: exactType, sentence } = messageOf(type, error.message, queryPath);
  const where = queryPath.path.length > 0 ? ` @ '${queryPath.path.join('/')}'` : '';
  return {
    ...errorEntry(error),
    ...(type === 'WrongType' && queryPath.argument && { locations: locationsOf([queryPath.argument]) }),
    message: `Validation error of type ${exactType}: ${sentence}${where}`,
  };
}
