import type { IncomingHttpHeaders } from 'node:http';
import { type DocumentNode, execute, type OperationDefinitionNode } from 'graphql';
import { AwsError } from '../http/errors';
import { withinTimeUnlessInspected } from '../time-limit';
import type { ApiDefinition } from './api-definition';
import type { Caller } from './authentication';
import type { DataSourceDependencies } from './data-source';
import { fragmentsOf, malformed, operationOf, readDocument } from './document';
import { type ErrorEntry, errorEntry } from './errors';
import { attachResolvers, newExecution } from './field-resolvers';
import { type ApiSchema, buildApiSchema } from './schema';
import { fieldsByResponseName, withoutAliases } from './selection';
import { createValidator } from './validation';
import { variableMistakes } from './variables';

/** The body of a client's request. */
export interface GraphQLRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

export interface GraphQLAnswer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly ErrorEntry[];
}

/** The result of one mutation field, for its subscribers. */
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

const executionLimits: ExecutionLimits = { milliseconds: 30_000, answerBytes: 5 * 1024 * 1024 };

/** One GraphQL API: its schema with every resolver in place. */
export interface GraphQLApi {
  readonly definition: ApiDefinition;
  readonly schema: ApiSchema;
  /**
   * Runs a query or mutation.
   * @throws AwsError MalformedHttpRequestException when the query cannot be read; what `authorize` throws.
   */
  run(
    request: GraphQLRequest,
    caller: Caller,
    headers: IncomingHttpHeaders,
  ): Promise<{ answer: GraphQLAnswer; publications: readonly Publication[] }>;
  /**
   * @returns the errors of the query or its variables; empty when they fit the schema.
   * @throws AwsError MalformedHttpRequestException for fragments that lead too deep.
   */
  validate(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: GraphQLRequest['variables'],
  ): readonly ErrorEntry[];
  /**
   * Lets a caller have an operation by returning.
   * @throws AwsError UnauthorizedException (401) for a signed request whose role's policies do not allow a root field.
   */
  authorize(document: DocumentNode, operation: OperationDefinitionNode, caller: Caller): void;
}

/** @throws AssemblyError when the API needs a feature that the local cloud does not have. */
export function createGraphQLApi(
  definition: ApiDefinition,
  dependencies: DataSourceDependencies,
  log: (line: string) => void,
  limits = executionLimits,
): GraphQLApi {
  const schema = buildApiSchema(definition);
  attachResolvers(definition, schema, dependencies, log);
  const validate = createValidator(schema.schema, definition.introspection);

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
    validate(document, operation, variables) {
      const mistakes = validate(document);
      return mistakes.length > 0 ? mistakes : variableMistakes(schema.schema, operation, variables);
    },
    authorize(document, operation, { mayUse }) {
      const type = schema.schema.getRootType(operation.operation)?.name;
      const nodes = [...fieldsByResponseName([operation.selectionSet], fragmentsOf(document)).values()].flat();
      // A role's policy names root fields; directives alone allow the fields below them.
      const names = new Set(nodes.map(({ name }) => name.value).filter((name) => !name.startsWith('__')));
      for (const name of names) {
        if (mayUse && !mayUse(`${definition.arn}/types/${type}/fields/${name}`)) {
          throw new AwsError('UnauthorizedException', 'Permission denied', 401);
        }
      }
    },
    async run(request, caller, headers) {
      const document = readDocument(request.query);
      const operation = operationOf(document, request.operationName);
      const mistakes = api.validate(document, operation, request.variables);
      if (mistakes.length > 0) return { answer: { data: null, errors: mistakes }, publications: [] };
      api.authorize(document, operation, caller);
      if (operation.operation === 'subscription') {
        throw malformed('Subscriptions are not supported over HTTP; they take the realtime endpoint.');
      }
      const late = () => refusal('ExecutionTimeout', 'Execution timed out.');
      const work = answerOf(document, request, caller, headers);
      const timely = await withinTimeUnlessInspected(work, limits.milliseconds, late);
      const answer = withinSize(timely, limits.answerBytes);
      return { answer, publications: publicationsOf(document, operation, answer) };
    },
  };
  return api;
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

function withinSize(answer: GraphQLAnswer, limit: number): GraphQLAnswer {
  const size = Buffer.byteLength(JSON.stringify(answer));
  return size <= limit ? answer : refusal('ResponseTooLarge', `The answer is ${size} bytes, over ${limit}.`);
}

function refusal(errorType: string, message: string): GraphQLAnswer {
  return { data: null, errors: [{ path: null, data: null, errorType, errorInfo: null, locations: null, message }] };
}
