import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { createTables } from '../../../local/dynamodb/tables';
import type { TablesService } from '../../../local/dynamodb/types';
import { AwsError } from '../../../local/http/errors';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import type { Credentials } from '../../../local/iam/types';
import { mountOf } from '../mount-of';
import { contextOf, newDirectory, removeDirectories } from './table-fixtures';

const issuer = createCredentialIssuer('a secret of the test');
const TableName = 'orders';
const roleCredentials = issuer.issue({ kind: 'role', roleArn: 'arn:aws:iam::000000000000:role/writer' }, 900);

let tables: TablesService;
let server: Server;
let endpoint: string;
let documents: DynamoDBDocumentClient;
const clients: DynamoDBClient[] = [];

function clientWith(credentials: Credentials): DynamoDBClient {
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials, maxAttempts: 1 });
  clients.push(client);
  return client;
}

beforeAll(async () => {
  tables = await createTables(contextOf(newDirectory()), { issuer });
  server = createServer((request, response) => {
    void mountOf(tables).handler(request, response, new URL(request.url ?? '/', 'http://localhost'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_aws/dynamodb`;
  documents = DynamoDBDocumentClient.from(clientWith(roleCredentials));
});

afterAll(async () => {
  for (const client of clients) client.destroy();
  await new Promise((resolve) => server.close(resolve));
  await tables.close();
  removeDirectories();
});

describe('items', () => {
  test('are put, read, updated and deleted', async () => {
    await documents.send(new PutCommand({ TableName, Item: { id: 'a', amount: 3, tags: ['x'] } }));
    const updated = await documents.send(
      new UpdateCommand({
        TableName,
        Key: { id: 'a' },
        UpdateExpression:
          'SET amount = amount + :one, version = if_not_exists(version, :one), tags = list_append(tags, :y)',
        ExpressionAttributeValues: { ':one': 1, ':y': ['y'] },
        ReturnValues: 'ALL_NEW',
      }),
    );
    expect(updated.Attributes).toEqual({ id: 'a', amount: 4, version: 1, tags: ['x', 'y'] });
    await documents.send(new DeleteCommand({ TableName, Key: { id: 'a' } }));
    expect((await documents.send(new GetCommand({ TableName, Key: { id: 'a' } }))).Item).toBeUndefined();
  });

  test('move within the index with each write and leave it when deleted', async () => {
    const changesOf = async (customer: string) => {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          IndexName: 'byChange',
          KeyConditionExpression: 'customer = :customer AND changedAt > :after',
          ExpressionAttributeValues: { ':customer': customer, ':after': 10 },
        }),
      );
      return Items.map((item) => [item.id, item.changedAt]);
    };
    const Items = ['m1', 'm2', 'm3'].map((id, index) => ({
      PutRequest: { Item: { id: { S: id }, customer: { S: 'mover' }, changedAt: { N: String(9 + index) } } },
    }));
    await documents.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: Items } }));
    expect(await changesOf('mover')).toEqual([['m3', 11]]);
    const move = { UpdateExpression: 'SET changedAt = :at', ExpressionAttributeValues: { ':at': 100 } };
    await documents.send(new UpdateCommand({ TableName, Key: { id: 'm1' }, ...move }));
    expect(await changesOf('mover')).toEqual([
      ['m3', 11],
      ['m1', 100],
    ]);
    await documents.send(new DeleteCommand({ TableName, Key: { id: 'm3' } }));
    expect(await changesOf('mover')).toEqual([['m1', 100]]);
  });

  test('come in pages, each once', async () => {
    for (let number = 0; number < 25; number += 1) {
      await documents.send(new PutCommand({ TableName, Item: { id: `p${number}`, page: true } }));
    }
    const seen: string[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await documents.send(new ScanCommand({ TableName, Limit: 10, ExclusiveStartKey }));
      seen.push(...(page.Items ?? []).filter((item) => item.page).map((item) => item.id));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    expect(seen.length).toBe(25);
    expect(new Set(seen).size).toBe(25);
  });

  test('written at the same time under a condition: one wins', async () => {
    const create = (by: number) =>
      documents.send(
        new PutCommand({ TableName, Item: { id: 'race', by }, ConditionExpression: 'attribute_not_exists(id)' }),
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, by) => create(by)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a failed condition', () => {
  const update = {
    TableName,
    Key: { id: 'guarded' },
    UpdateExpression: 'SET amount = :two',
    ConditionExpression: 'version = :two',
    ExpressionAttributeValues: { ':two': 2 },
  };
  beforeAll(() => documents.send(new PutCommand({ TableName, Item: { id: 'guarded', version: 1 } })));

  test('returns the stored item when requested', async () => {
    const refused = documents.send(new UpdateCommand({ ...update, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }));
    const error = await refused.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConditionalCheckFailedException);
    expect((error as ConditionalCheckFailedException).Item).toEqual({ id: { S: 'guarded' }, version: { N: '1' } });
  });

  test('does not return the stored item otherwise', async () => {
    const error = await documents.send(new UpdateCommand(update)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConditionalCheckFailedException);
    expect((error as ConditionalCheckFailedException).Item).toBeUndefined();
  });

  test("has DynamoDB's code in process too, and does not modify the caller's input", async () => {
    const input = {
      TableName,
      Key: { id: { S: 'guarded' } },
      ConditionExpression: 'version = :two',
      ExpressionAttributeValues: { ':two': { N: '2' } },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      NotKnown: true,
    };
    const before = structuredClone(input);
    const error = await tables.call('DeleteItem', input).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AwsError);
    expect(error).toMatchObject({
      code: 'ConditionalCheckFailedException',
      statusCode: 400,
      details: { Item: { id: { S: 'guarded' }, version: { N: '1' } } },
    });
    expect(input).toEqual(before);
  });
});

describe('a request', () => {
  const refusal = (operation: string, input: Record<string, unknown>) =>
    tables.call(operation, { TableName, ...input }).then(
      () => 'accepted',
      ({ code, message }: AwsError) => `${code}: ${message}`,
    );
  const set = (bytes: number) => `SET ${'a'.repeat(bytes - 8)}=:a`.padEnd(bytes);
  const update = (UpdateExpression: string) =>
    refusal('UpdateItem', {
      Key: { id: { S: 'long' } },
      UpdateExpression,
      ExpressionAttributeValues: { ':a': { N: '1' } },
    });

  test('has expressions of at most 4 kB', async () => {
    expect(await update(set(4096))).toBe('accepted');
    expect(await update(set(4097))).toBe(
      'ValidationException: Invalid UpdateExpression: Expression size has exceeded the maximum allowed size; expression size: 4097',
    );
  });

  test('has values in at most 31 lists or maps, and no parameter that is deeper', async () => {
    const nested = (depth: number) => JSON.parse(`${'{"L":['.repeat(depth)}{"S":"a"}${']}'.repeat(depth)}`);
    expect(await refusal('PutItem', { Item: { id: { S: 'deep' }, tags: nested(31) } })).toBe('accepted');
    const tooDeep =
      'ValidationException: Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit';
    for (const depth of [32, 100_000]) {
      expect(await refusal('PutItem', { Item: { id: { S: 'deep' }, tags: nested(depth) } })).toBe(tooDeep);
    }
    expect(await refusal('GetItem', { Key: { id: { S: 'deep' } }, Unknown: nested(100_000) })).toBe(tooDeep);
  });

  test.each([
    ['GetItem', { Key: { id: null } }],
    ['GetItem', { Key: { id: { S: null } } }],
    ['PutItem', { Item: { id: { S: 'a' }, tags: { L: [null] } } }],
    ['BatchGetItem', { TableName: undefined, RequestItems: { [TableName]: { Keys: [{ id: null }] } } }],
  ])('%s has no attributes that are null: %j', async (operation, input) => {
    expect(await refusal(operation, input)).toBe(
      'ValidationException: Supplied AttributeValue is empty, must contain exactly one of the supported datatypes',
    );
  });
});

describe('tables', () => {
  test('are listed, and their time to live is described', async () => {
    expect((await documents.send(new ListTablesCommand({}))).TableNames).toEqual(['orders']);
    const { TimeToLiveDescription } = await documents.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires' });
  });

  test.each(['GetItem', 'DescribeTable', 'DescribeTimeToLive'])(
    'that do not exist: %s throws ResourceNotFoundException',
    async (operation) => {
      const input = { TableName: 'missing', ...(operation === 'GetItem' && { Key: { id: { S: 'a' } } }) };
      await expect(tables.call(operation, input)).rejects.toMatchObject({ code: 'ResourceNotFoundException' });
    },
  );

  test('refuse an unsupported operation by name', async () => {
    const Put = { TableName, Item: { id: { S: 't' } } };
    await expect(documents.send(new TransactWriteItemsCommand({ TransactItems: [{ Put }] }))).rejects.toMatchObject({
      name: 'ValidationException',
      message: expect.stringContaining('do not run TransactWriteItems'),
    });
  });
});

describe('a caller', () => {
  const read = (credentials: Credentials) =>
    clientWith(credentials).send(new GetItemCommand({ TableName, Key: { id: { S: 'a' } } }));

  test('without a signature is refused', async () => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'DynamoDB_20120810.ListTables', 'content-type': 'application/x-amz-json-1.0' },
      body: '{}',
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { __type: string }).__type).toContain('#MissingAuthenticationTokenException');
  });

  test('with credentials of another issuer is refused', async () => {
    const otherIssuer = createCredentialIssuer('another secret');
    const credentials = otherIssuer.issue({ kind: 'role', roleArn: 'arn:aws:iam::000000000000:role/writer' }, 900);
    await expect(read(credentials)).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  });

  test('with the wrong secret is refused', async () => {
    await expect(read({ ...roleCredentials, secretAccessKey: 'guessed' })).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
  });

  test('with expired credentials is refused', async () => {
    await expect(read(issuer.issue({ kind: 'role', roleArn: 'arn:aws:iam::1:role/r' }, -1))).rejects.toMatchObject({
      name: 'ExpiredTokenException',
    });
  });

  describe('who is a person, not a role', () => {
    const person = {
      kind: 'identity',
      identityId: 'eu-west-1:person',
      identityPoolId: 'eu-west-1:pool',
      roleArn: 'arn:aws:iam::000000000000:role/people',
    } as const;

    test('may do nothing by default', async () => {
      await expect(read(issuer.issue(person, 900))).rejects.toMatchObject({ name: 'AccessDeniedException' });
    });

    test('may do what the access control allows', async () => {
      const checked: unknown[] = [];
      const guarded = await createTables(contextOf(newDirectory()), {
        issuer,
        access: { check: (...check) => checked.push(check) },
      });
      server.removeAllListeners('request').on('request', (request, response) => {
        void mountOf(guarded).handler(request, response, new URL(request.url ?? '/', 'http://localhost'));
      });
      await read(issuer.issue(person, 900));
      await guarded.close();
      expect(checked).toEqual([[person, 'dynamodb:GetItem', 'arn:aws:dynamodb:eu-west-1:000000000000:table/orders']]);
    });
  });
});
