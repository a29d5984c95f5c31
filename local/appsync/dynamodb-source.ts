import { z } from 'zod';
import type { Tables } from '../dynamodb/types';
import { AwsError } from '../http/errors';
import { type AttributeValues, fromAttributeValues } from './attribute-values';
import type { DataSource, DataSourceAnswer } from './data-source-types';
import type { PaginationTokens } from './pagination-token';
import { readRequest } from './request-shape';

/*
 * The operations of AppSync's DynamoDB data source that the local cloud runs.
 * Source: https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html
 */

const attributeValues = z.record(z.string(), z.looseObject({})).transform((values) => values as AttributeValues);
const names = z.record(z.string(), z.string());
const projection = z.strictObject({ expression: z.string(), expressionNames: names.nullish() });
const expression = projection.extend({ expressionValues: attributeValues.nullish() });
const key = attributeValues;

const page = {
  index: z.string().optional(),
  limit: z.int().positive().optional(),
  nextToken: z.string().optional(),
  consistentRead: z.boolean().optional(),
  filter: expression.optional(),
  projection: projection.optional(),
  select: z.enum(['ALL_ATTRIBUTES', 'ALL_PROJECTED_ATTRIBUTES', 'SPECIFIC_ATTRIBUTES', 'COUNT']).optional(),
};

const shapes = {
  GetItem: z.strictObject({
    operation: z.literal('GetItem'),
    key,
    consistentRead: z.boolean().optional(),
    projection: projection.optional(),
  }),
  PutItem: z.strictObject({
    operation: z.literal('PutItem'),
    key,
    attributeValues: attributeValues.optional(),
    condition: expression.optional(),
  }),
  UpdateItem: z.strictObject({
    operation: z.literal('UpdateItem'),
    key,
    update: expression.optional(),
    condition: expression.optional(),
  }),
  DeleteItem: z.strictObject({ operation: z.literal('DeleteItem'), key, condition: expression.optional() }),
  Query: z.strictObject({
    operation: z.literal('Query'),
    ...page,
    query: expression,
    scanIndexForward: z.boolean().optional(),
  }),
  Scan: z.strictObject({
    operation: z.literal('Scan'),
    ...page,
    totalSegments: z.int().positive().optional(),
    segment: z.int().nonnegative().optional(),
  }),
};

type Requests = { [Operation in keyof typeof shapes]: z.infer<(typeof shapes)[Operation]> };
type Expression = z.infer<typeof expression>;

/** A table as a data source. DynamoDB's refusals become `ctx.error`, their type `DynamoDB:<code>`. */
export function dynamoDbSource(tableName: string, tables: Tables, tokens: PaginationTokens): DataSource {
  const call = (operation: string, input: Record<string, unknown>) =>
    tables.call(operation, { TableName: tableName, ...withoutUndefined(input) });

  async function run(request: Requests[keyof Requests]): Promise<DataSourceAnswer> {
    switch (request.operation) {
      case 'GetItem': {
        const { Item: item } = await call('GetItem', {
          Key: request.key,
          ConsistentRead: request.consistentRead,
          ...expressions({ ProjectionExpression: request.projection }),
        });
        return { result: plain(item) };
      }
      case 'PutItem': {
        const item = { ...request.attributeValues, ...request.key };
        await call('PutItem', { Item: item, ...expressions({ ConditionExpression: request.condition }) });
        return { result: plain(item) };
      }
      case 'UpdateItem': {
        const { Attributes: item } = await call('UpdateItem', {
          Key: request.key,
          ReturnValues: 'ALL_NEW',
          ...expressions({ UpdateExpression: request.update, ConditionExpression: request.condition }),
        });
        return { result: plain(item) };
      }
      case 'DeleteItem': {
        const { Attributes: item } = await call('DeleteItem', {
          Key: request.key,
          ReturnValues: 'ALL_OLD',
          ...expressions({ ConditionExpression: request.condition }),
        });
        return { result: plain(item) };
      }
      default:
        return readPage(request);
    }
  }

  async function readPage(request: Requests['Query'] | Requests['Scan']): Promise<DataSourceAnswer> {
    const scope = JSON.stringify([request.operation, tableName, request.index ?? null]);
    const start = request.nextToken === undefined ? undefined : tokens.open(scope, request.nextToken);
    if (request.nextToken !== undefined && start === undefined) {
      return { result: null, error: { message: 'Invalid pagination token given.', type: 'BadRequest' } };
    }
    const own =
      request.operation === 'Query'
        ? { ScanIndexForward: request.scanIndexForward }
        : { TotalSegments: request.totalSegments, Segment: request.segment };
    const answer = await call(request.operation, {
      ...own,
      IndexName: request.index,
      Limit: request.limit,
      ConsistentRead: request.consistentRead,
      Select: request.select,
      ExclusiveStartKey: start,
      ...expressions({
        KeyConditionExpression: request.operation === 'Query' ? request.query : undefined,
        FilterExpression: request.filter,
        ProjectionExpression: request.projection,
      }),
    });
    const items: AttributeValues[] = answer.Items ?? [];
    const end = answer.LastEvaluatedKey;
    return {
      result: {
        items: items.map(fromAttributeValues),
        nextToken: end ? tokens.seal(scope, end) : null,
        scannedCount: answer.ScannedCount,
      },
    };
  }

  /** With a failed condition AppSync gives the item as it is, which it reads itself: the role must allow that too. */
  async function runOrReadItem(request: Requests[keyof Requests]): Promise<DataSourceAnswer> {
    try {
      return await run(request);
    } catch (error) {
      if (!('key' in request && isRefusal(error) && error.code === 'ConditionalCheckFailedException')) throw error;
      const { result } = await run({ operation: 'GetItem', key: request.key, consistentRead: true });
      return { result, error: refusal(error) };
    }
  }

  return async (request) => {
    const read = readRequest('DynamoDB', shapes, request);
    try {
      return await runOrReadItem(read);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { result: null, error: refusal(error) };
    }
  };
}

const isRefusal = (error: unknown): error is AwsError => error instanceof AwsError;

const refusal = ({ message, code }: AwsError) => ({ message, type: `DynamoDB:${code}` });

function plain(item: AttributeValues | undefined): Record<string, unknown> | null {
  return item ? fromAttributeValues(item) : null;
}

function withoutUndefined(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

/** In AppSync each expression has its own names and values; DynamoDB takes one set for all. */
function expressions(byParameter: Readonly<Record<string, Expression | undefined>>): Record<string, unknown> {
  const expressions = Object.entries(byParameter).filter(
    (entry): entry is [string, Expression] => entry[1] !== undefined,
  );
  const allNames = Object.assign({}, ...expressions.map(([, one]) => one.expressionNames ?? {}));
  const allValues = Object.assign({}, ...expressions.map(([, one]) => one.expressionValues ?? {}));
  return {
    ...Object.fromEntries(expressions.map(([parameter, one]) => [parameter, one.expression])),
    // DynamoDB refuses both when they are empty.
    ...(Object.keys(allNames).length > 0 && { ExpressionAttributeNames: allNames }),
    ...(Object.keys(allValues).length > 0 && { ExpressionAttributeValues: allValues }),
  };
}
