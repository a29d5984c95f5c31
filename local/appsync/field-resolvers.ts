import type { IncomingHttpHeaders } from 'node:http';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { AssemblyError } from '../assembly/types';
import type { ApiDefinition } from './api-definition';
import type { Caller } from './authentication';
import { admits } from './authorization-rules';
import { createDataSource, type DataSourceDependencies } from './data-source';
import { appendedEntry, type ErrorEntry, FieldError } from './errors';
import { loadResolver } from './resolver-runtime';
import { type ApiSchema, hasField, type SchemaField } from './schema';
import { selected, selectionSetGraphQL, selectionSetList } from './selection';
import { createUnitResolver, type ResolverContext, type UnitResolver } from './unit-resolver';

/** The state of one execution, shared by its fields. */
export interface Execution {
  readonly caller: Caller;
  readonly headers: IncomingHttpHeaders;
  /** The errors of `util.appendError`, in the order they came. */
  readonly appended: ErrorEntry[];
  /** How many resolvers have run. */
  resolverCount: number;
  /** A subscription's message: every value is already there, no resolver runs. */
  readonly delivers: boolean;
}

export function newExecution(caller: Caller, headers: IncomingHttpHeaders, delivers = false): Execution {
  return { caller, headers, appended: [], resolverCount: 0, delivers };
}

const authorizationTypes = {
  apiKey: 'API Key Authorization',
  iam: 'IAM Authorization',
  userPool: 'User Pool Authorization',
} as const;

/**
 * Gives every field of a schema its resolver. It first checks the caller's permission; then the template's resolver
 * runs, or the value is taken from the parent, which for a root field without resolver is null.
 * @throws AssemblyError for a resolver that cannot be loaded or whose field does not exist.
 */
export function attachResolvers(
  api: ApiDefinition,
  { schema, fields }: ApiSchema,
  dependencies: DataSourceDependencies,
  log: (line: string) => void,
): void {
  const resolvers = new Map<string, UnitResolver>();
  for (const { constructPath, typeName, fieldName, code, dataSource } of api.resolvers) {
    if (!hasField(schema, typeName, fieldName)) {
      throw new AssemblyError(`${constructPath}: the schema has no field ${typeName}.${fieldName}.`);
    }
    try {
      const loaded = loadResolver(code, constructPath, log);
      const source = createDataSource(dataSource, dependencies);
      resolvers.set(`${typeName}.${fieldName}`, createUnitResolver(constructPath, loaded, source, log));
    } catch (error) {
      throw new AssemblyError(`${constructPath}: ${(error as Error).message}`);
    }
  }
  for (const one of fields) {
    one.field.resolve = fieldResolver(api, one, resolvers.get(`${one.type.name}.${one.field.name}`), log);
  }
}

function fieldResolver(
  api: ApiDefinition,
  { type, field, rules }: SchemaField,
  resolver: UnitResolver | undefined,
  log: (line: string) => void,
): GraphQLFieldResolver<unknown, unknown> {
  return (source, parameters, execution, info) => {
    const { caller, delivers } = execution as Execution;
    if (!admits(rules, caller.mode, caller.groups)) {
      throw new FieldError(`Not Authorized to access ${field.name} on type ${type.name}`, 'Unauthorized');
    }
    if (depthOf(info) > api.queryDepthLimit) {
      throw new FieldError(`The query is deeper than ${api.queryDepthLimit} levels.`, 'QueryDepthLimitReached');
    }
    if (!resolver || delivers) return (source as Record<string, unknown> | null | undefined)?.[field.name];
    return runResolver(resolver, { api, source, parameters, execution: execution as Execution, info }, log);
  };
}

/** Levels from the root; a list is not a level. */
function depthOf({ path }: GraphQLResolveInfo): number {
  let depth = 0;
  for (let step: GraphQLResolveInfo['path'] | undefined = path; step; step = step.prev) {
    if (typeof step.key === 'string') depth++;
  }
  return depth;
}

/** One field of an execution, about to be resolved. */
interface FieldCall {
  readonly api: ApiDefinition;
  /** The parent's value. */
  readonly source: unknown;
  /** The field's arguments. */
  readonly parameters: Record<string, unknown>;
  readonly execution: Execution;
  readonly info: GraphQLResolveInfo;
}

async function runResolver(resolver: UnitResolver, call: FieldCall, log: (line: string) => void): Promise<unknown> {
  const { api, execution, info } = call;
  execution.resolverCount++;
  if (execution.resolverCount > api.resolverCountLimit) {
    throw new FieldError('Resolver invocation limit reached.', 'ResolverExecutionLimitReached');
  }
  const location = { path: pathOf(info), nodes: info.fieldNodes };
  const trimmed = (error: FieldError) =>
    new FieldError(
      error.message,
      error.errorType,
      selected(error.data, info.fieldNodes, info.fragments),
      error.errorInfo,
    );
  try {
    return await resolver(contextOf(call), authorizationTypes[execution.caller.mode], (error) =>
      execution.appended.push(appendedEntry(trimmed(error), location)),
    );
  } catch (error) {
    if (error instanceof FieldError) throw trimmed(error);
    log(`${info.parentType.name}.${info.fieldName} failed: ${error instanceof Error ? error.stack : error}`);
    throw new FieldError('The local cloud failed; its console says why.', 'InternalFailure');
  }
}

function contextOf({ api, source, parameters, execution, info }: FieldCall): ResolverContext {
  const { caller, headers } = execution;
  return {
    arguments: parameters,
    identity: caller.identity,
    source: source ?? null,
    request: { headers, domainName: null },
    info: {
      fieldName: info.fieldName,
      parentTypeName: info.parentType.name,
      variables: info.variableValues,
      selectionSetList: selectionSetList(info.fieldNodes, info.fragments),
      selectionSetGraphQL: selectionSetGraphQL(info.fieldNodes),
    },
    env: api.environment,
  };
}

function pathOf({ path }: GraphQLResolveInfo): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step: GraphQLResolveInfo['path'] | undefined = path; step; step = step.prev) keys.unshift(step.key);
  return keys;
}
