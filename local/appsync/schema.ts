import {
  buildSchema,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  valueFromASTUntyped,
} from 'graphql';
import { appSyncDefinitions } from '../../graphql/appsync-definitions';
import { AssemblyError } from '../assembly/types';
import type { ApiDefinition } from './api-definition';
import { type Rule, rulesOf } from './authorization-rules';
import { scalars } from './scalars';

/** One field of an object type, with its authorization rule. */
export interface SchemaField {
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  readonly rules: readonly Rule[];
}

export interface ApiSchema {
  readonly schema: GraphQLSchema;
  readonly fields: readonly SchemaField[];
  /** The subscription fields that listen to a mutation field, by that field's name. */
  readonly subscriptionsOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * An API's schema with AppSync's scalars and directives understood.
 * @throws AssemblyError when the schema is invalid or contradicts the API's authorization modes.
 */
export function buildApiSchema(api: ApiDefinition): ApiSchema {
  try {
    const schema = buildSchema(appSyncDefinitions + api.schema);
    for (const type of Object.values(schema.getTypeMap())) {
      if (isScalarType(type) && scalars[type.name]) Object.assign(type, behaviourOf(scalars[type.name]));
    }
    return { schema, fields: readFields(schema, api), subscriptionsOf: readSubscriptions(schema) };
  } catch (error) {
    throw new AssemblyError(`${api.schemaPath}: ${(error as Error).message}`);
  }
}

/** buildSchema makes scalars that check nothing; these are the members that do. */
function behaviourOf(scalar: (typeof scalars)[string] | undefined) {
  return scalar && { parseValue: scalar.parseValue, parseLiteral: scalar.parseLiteral, serialize: scalar.serialize };
}

function readFields(schema: GraphQLSchema, api: ApiDefinition): SchemaField[] {
  const action = api.defaultMode === 'userPool' ? api.defaultAction : 'ALLOW';
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const onType = directivesOf(type);
    return Object.values(type.getFields()).map((field) => {
      const rules = rulesOf(field.astNode?.directives ?? [], onType, { mode: api.defaultMode, action }, api.modes);
      return { type, field, rules };
    });
  });
}

function directivesOf(type: GraphQLObjectType): ConstDirectiveNode[] {
  return [type.astNode, ...type.extensionASTNodes].flatMap((node) => node?.directives ?? []);
}

function readSubscriptions(schema: GraphQLSchema): Map<string, string[]> {
  const listeners = new Map<string, string[]>();
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    for (const directive of field.astNode?.directives ?? []) {
      const mutations = directive.arguments?.find(({ name }) => name.value === 'mutations');
      if (directive.name.value !== 'aws_subscribe' || !mutations) continue;
      for (const mutation of valueFromASTUntyped(mutations.value) as string[]) {
        if (!schema.getMutationType()?.getFields()[mutation]) {
          throw new Error(`Subscription.${field.name} listens to Mutation.${mutation}, which does not exist.`);
        }
        listeners.set(mutation, [...(listeners.get(mutation) ?? []), field.name]);
      }
    }
  }
  return listeners;
}

/** Whether a type has this field; resolvers on interfaces are unknown to AppSync. */
export function hasField(schema: GraphQLSchema, typeName: string, fieldName: string): boolean {
  const type = schema.getType(typeName);
  return isObjectType(type) && Object.hasOwn(type.getFields(), fieldName);
}
