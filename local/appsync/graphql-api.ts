import type { IncomingHttpHeaders } from 'node:http';
import {
  type DocumentNode,
  execute,
  GraphQLError,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { AwsError } from '../http/errors';
import type { ApiDefinition } from './api-definition';
import type { Caller } from './authentication';
import type { DataSourceParts } from './data-source';
import { type ErrorEntry, errorEntry, validationEntry } from './errors';
import { attachResolvers, newExecution } from './field-resolvers';
import { type ApiSchema, buildApiSchema } from './schema';
import { type Fragments, fieldsByResponseName, withoutAliases } from './selection';

/** What a client asks: the body of a request. */
export interface GraphQLRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

export interface GraphQLAnswer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly ErrorEntry[];
}

/** What one mutation field wrote, for those who subscribed to it. */
export interface Publication {
  readonly mutation: string;
  /** The field's answer, under the schema's own names. */
  readonly value: unknown;
}

/** Source: https://docs.aws.amazon.com/general/latest/gr/appsync.html */
export interface ExecutionLimits {
  readonly milliseconds: number;
  /** Bytes of an answer. */
  readonly answerBytes: number;
}

export const executionLimits: ExecutionLimits = { milliseconds: 30_000, answerBytes: 5 * 1024 * 1024 };

/** One GraphQL API: its schema with every resolver in place. */
export interface GraphQLApi {
  readonly definition: ApiDefinition;
  readonly schema: ApiSchema;
  /**
   * Runs a query or mutation.
   * @throws AwsError MalformedHttpRequestException when the query cannot be read.
   */
  run(
    request: GraphQLRequest,
    caller: Caller,
    headers: IncomingHttpHeaders,
  ): Promise<{ answer: GraphQLAnswer; publications: readonly Publication[] }>;
  /** @returns what the query gets wrong; nothing when it fits the schema. */
  validate(document: DocumentNode): readonly ErrorEntry[];
}

/** @throws AssemblyError when the API asks for what the local cloud does not run. */
export function createGraphQLApi(
  definition: ApiDefinition,
  parts: DataSourceParts,
  log: (line: string) => void,
  limits = executionLimits,
): GraphQLApi {
  const schema = buildApiSchema(definition);
  attachResolvers(definition, schema, parts, log);
  const rules = definition.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];

  async function answerOf(
    document: DocumentNode,
    request: GraphQLRequest,
    caller: Caller,
    headers: IncomingHttpHeaders,
  ): Promise<GraphQLAnswer> {
    const execution = newExecution(caller, headers);
    const { data, errors = [] } = await execute({
      schema: schema.schema,
      document,
      variableValues: request.variables,
      operationName: request.operationName,
      contextValue: execution,
    });
    const entries = [...errors.map(errorEntry), ...execution.appended];
    return { data: data ?? null, ...(entries.length > 0 && { errors: entries }) };
  }

  const api: GraphQLApi = {
    definition,
    schema,
    validate: (document) => validate(schema.schema, document, rules).map(validationEntry),
    async run(request, caller, headers) {
      const document = parseQuery(request.query);
      const operation = operationOf(document, request.operationName);
      const mistakes = api.validate(document);
      if (mistakes.length > 0) return { answer: { data: null, errors: mistakes }, publications: [] };
      if (operation.operation === 'subscription') {
        throw malformed('Subscriptions are not supported over HTTP; they take the realtime endpoint.');
      }
      const answer = withinSize(
        await withinTime(answerOf(document, request, caller, headers), limits.milliseconds),
        limits.answerBytes,
      );
      return { answer, publications: publicationsOf(document, operation, answer) };
    },
  };
  return api;
}

/** @throws AwsError MalformedHttpRequestException for a text that is no GraphQL. */
export function parseQuery(query: string): DocumentNode {
  try {
    return parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) throw malformed('Unable to parse GraphQL query.');
    throw error;
  }
}

/** @throws AwsError MalformedHttpRequestException when it is not clear which operation is meant. */
export function operationOf(document: DocumentNode, operationName?: string): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (!operation) throw malformed('The query has no such operation, or several and no operationName.');
  return operation;
}

export function fragmentsOf(document: DocumentNode): Fragments {
  return Object.fromEntries(
    document.definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one]] : [])),
  );
}

function publicationsOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { data }: GraphQLAnswer,
): Publication[] {
  if (operation.operation !== 'mutation' || !data) return [];
  const fragments = fragmentsOf(document);
  return [...fieldsByResponseName([operation.selectionSet], fragments)].flatMap(([name, nodes]) => {
    const mutation = nodes[0]?.name.value;
    if (!mutation || data[name] === null || data[name] === undefined) return [];
    return [{ mutation, value: withoutAliases(data[name], nodes, fragments) }];
  });
}

async function withinTime(answer: Promise<GraphQLAnswer>, milliseconds: number): Promise<GraphQLAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<GraphQLAnswer>((resolve) => {
    timer = setTimeout(() => resolve(refusal('ExecutionTimeout', 'Execution timed out.')), milliseconds);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function withinSize(answer: GraphQLAnswer, limit: number): GraphQLAnswer {
  const size = Buffer.byteLength(JSON.stringify(answer));
  return size <= limit ? answer : refusal('ResponseTooLarge', `The answer is ${size} bytes, over ${limit}.`);
}

function refusal(errorType: string, message: string): GraphQLAnswer {
  return { data: null, errors: [{ path: null, data: null, errorType, errorInfo: null, locations: null, message }] };
}

function malformed(message: string): AwsError {
  return new AwsError('MalformedHttpRequestException', message, 400);
}
