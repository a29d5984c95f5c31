import { createDataSource } from '../../../local/appsync/data-source';
import { createPaginationTokens } from '../../../local/appsync/pagination-token';
import { AwsError } from '../../../local/http/errors';
import { FunctionError } from '../../../local/lambda/types';

const call = jest.fn();
const invoke = jest.fn();
const backendsOf = jest.fn(() => ({ tables: { call }, functions: { invoke } }));
const dependencies = { backendsOf, paginationTokens: createPaginationTokens('secret') };
const table = createDataSource({ kind: 'dynamodb', tableName: 'books', roleArn: 'arn:role' }, dependencies);
const lambda = createDataSource({ kind: 'lambda', functionArn: 'arn:write', roleArn: 'arn:role' }, dependencies);
const nothing = createDataSource({ kind: 'none' }, dependencies);

const key = { id: { S: 'b1' } };
const book = { id: { S: 'b1' }, pages: { N: '3' }, tags: { SS: ['a'] } };
const plainBook = { id: 'b1', pages: 3, tags: ['a'] };
const condition = {
  expression: '#v = :v',
  expressionNames: { '#v': 'version' },
  expressionValues: { ':v': { N: '1' } },
};

test('a data source can access what its role allows', () => {
  expect(backendsOf.mock.calls).toEqual([['arn:role'], ['arn:role']]);
});

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  invoke.mockReset();
});

describe('a table', () => {
  test('gets an item', async () => {
    call.mockResolvedValue({ Item: book });
    expect(await table({ operation: 'GetItem', key, consistentRead: true })).toEqual({ result: plainBook });
    expect(call).toHaveBeenCalledWith('GetItem', { TableName: 'books', Key: key, ConsistentRead: true });
  });

  test('puts an item, key and attributes together, and gives it back', async () => {
    const answer = await table({ operation: 'PutItem', key, attributeValues: { pages: { N: '3' } }, condition });
    expect(answer).toEqual({ result: { id: 'b1', pages: 3 } });
    expect(call).toHaveBeenCalledWith('PutItem', {
      TableName: 'books',
      Item: { ...key, pages: { N: '3' } },
      ConditionExpression: '#v = :v',
      ExpressionAttributeNames: { '#v': 'version' },
      ExpressionAttributeValues: { ':v': { N: '1' } },
    });
  });

  test('updates an item, the names and values of both expressions together', async () => {
    call.mockResolvedValue({ Attributes: book });
    const update = { expression: 'SET pages = :p', expressionValues: { ':p': { N: '3' } } };
    expect(await table({ operation: 'UpdateItem', key, update, condition })).toEqual({ result: plainBook });
    expect(call).toHaveBeenCalledWith('UpdateItem', {
      TableName: 'books',
      Key: key,
      ReturnValues: 'ALL_NEW',
      UpdateExpression: 'SET pages = :p',
      ConditionExpression: '#v = :v',
      ExpressionAttributeNames: { '#v': 'version' },
      ExpressionAttributeValues: { ':p': { N: '3' }, ':v': { N: '1' } },
    });
  });

  test('deletes an item and gives what it was', async () => {
    call.mockResolvedValue({ Attributes: book });
    expect(await table({ operation: 'DeleteItem', key })).toEqual({ result: plainBook });
    expect(call).toHaveBeenCalledWith('DeleteItem', { TableName: 'books', Key: key, ReturnValues: 'ALL_OLD' });
  });

  test('queries an index page by page', async () => {
    const end = { ...key, shelf: { S: 'A' } };
    call.mockResolvedValue({ Items: [book], ScannedCount: 7, LastEvaluatedKey: end });
    const request = {
      operation: 'Query',
      index: 'byShelf',
      query: { expression: 'shelf = :s', expressionValues: { ':s': { S: 'A' } } },
      filter: { expression: '#p > :p', expressionNames: { '#p': 'pages' }, expressionValues: { ':p': { N: '1' } } },
      limit: 5,
      scanIndexForward: false,
      consistentRead: false,
    };
    const { result } = await table({ ...request, nextToken: null });
    expect(result).toMatchObject({ items: [plainBook], scannedCount: 7 });
    expect(call).toHaveBeenCalledWith('Query', {
      TableName: 'books',
      IndexName: 'byShelf',
      KeyConditionExpression: 'shelf = :s',
      FilterExpression: '#p > :p',
      ExpressionAttributeNames: { '#p': 'pages' },
      ExpressionAttributeValues: { ':s': { S: 'A' }, ':p': { N: '1' } },
      Limit: 5,
      ScanIndexForward: false,
      ConsistentRead: false,
    });
    const { nextToken } = result as { nextToken: string };
    await table({ ...request, nextToken });
    expect(call).toHaveBeenLastCalledWith('Query', expect.objectContaining({ ExclusiveStartKey: end }));

    const elsewhere = await table({ ...request, index: 'byAuthor', nextToken });
    expect(elsewhere.error).toEqual({ type: 'BadRequest', message: 'Invalid pagination token given.' });
  });

  test('scans, and gives no nextToken on the last page', async () => {
    call.mockResolvedValue({ Items: [], ScannedCount: 0 });
    expect(await table({ operation: 'Scan', totalSegments: 2, segment: 1 })).toEqual({
      result: { items: [], nextToken: null, scannedCount: 0 },
    });
    expect(call).toHaveBeenCalledWith('Scan', { TableName: 'books', TotalSegments: 2, Segment: 1 });
  });

  test("turns DynamoDB's refusal into ctx.error", async () => {
    call.mockRejectedValue(new AwsError('ThrottlingException', 'Slow down'));
    expect(await table({ operation: 'PutItem', key, condition })).toEqual({
      result: null,
      error: { type: 'DynamoDB:ThrottlingException', message: 'Slow down' },
    });
    expect(call).toHaveBeenCalledTimes(1);
  });

  describe('whose condition fails', () => {
    const failed = new AwsError('ConditionalCheckFailedException', 'The conditional request failed');

    test('reads the item, and gives it beside the error', async () => {
      call.mockRejectedValueOnce(failed).mockResolvedValueOnce({ Item: book });
      expect(await table({ operation: 'PutItem', key, condition })).toEqual({
        result: plainBook,
        error: { type: 'DynamoDB:ConditionalCheckFailedException', message: 'The conditional request failed' },
      });
      expect(call).toHaveBeenLastCalledWith('GetItem', { TableName: 'books', Key: key, ConsistentRead: true });
    });

    test('gives the refusal of that reading instead', async () => {
      call.mockRejectedValueOnce(failed).mockRejectedValueOnce(new AwsError('AccessDeniedException', 'Not authorized'));
      expect(await table({ operation: 'DeleteItem', key, condition })).toEqual({
        result: null,
        error: { type: 'DynamoDB:AccessDeniedException', message: 'Not authorized' },
      });
    });
  });

  test('does not hide what is broken in the local cloud', async () => {
    call.mockRejectedValue(new TypeError('broken'));
    await expect(table({ operation: 'GetItem', key })).rejects.toThrow('broken');
  });

  test.each([
    [{ operation: 'BatchGetItem' }, 'NotRunLocally', "The local cloud does not run DynamoDB's operation BatchGetItem."],
    [{ operation: 'toString' }, 'NotRunLocally', /operation toString/],
    [{}, 'MappingTemplate', "Value for field '$[operation]' not found."],
    [null, 'MappingTemplate', "Value for field '$[operation]' not found."],
    [{ operation: 'GetItem' }, 'MappingTemplate', /GetItem cannot be run: \$\[key\]/],
    [{ operation: 'GetItem', key: { id: 'b1' } }, 'MappingTemplate', /\$\[key\]\[id\]/],
    [{ operation: 'Scan', limit: 0 }, 'MappingTemplate', /\$\[limit\]/],
    [{ operation: 'DeleteItem', key, _version: 1 }, 'MappingTemplate', /_version/],
    [
      { operation: 'DeleteItem', key, condition: { ...condition, equalsIgnore: ['a'] } },
      'MappingTemplate',
      /equalsIgnore/,
    ],
  ])('refuses %j', async (request, errorType, message) => {
    await expect(table(request)).rejects.toMatchObject({
      errorType,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a function', () => {
  test('is invoked with the payload', async () => {
    invoke.mockResolvedValue({ ok: true });
    expect(await lambda({ operation: 'Invoke', payload: [1] })).toEqual({ result: { ok: true } });
    expect(invoke).toHaveBeenCalledWith('arn:write', [1]);
  });

  test('that answers nothing gives null', async () => {
    expect(await lambda({ operation: 'Invoke' })).toEqual({ result: null });
  });

  test.each(['TypeError', 'Sandbox.Timedout'])('that fails with %s gives ctx.error of one type', async (thrown) => {
    invoke.mockRejectedValue(new FunctionError('no', thrown));
    const error = { message: 'no', type: 'Lambda:Unhandled' };
    expect(await lambda({ operation: 'Invoke' })).toEqual({ result: null, error });
  });

  test('is not invoked in batches or without waiting', async () => {
    await expect(lambda({ operation: 'BatchInvoke' })).rejects.toMatchObject({ errorType: 'NotRunLocally' });
    await expect(lambda({ operation: 'Invoke', invocationType: 'Event' })).rejects.toThrow('invocationType');
  });
});

test('a NONE data source returns the payload', async () => {
  expect(await nothing({ payload: { a: 1 } })).toEqual({ result: { a: 1 } });
  expect(await nothing({})).toEqual({ result: null });
});
