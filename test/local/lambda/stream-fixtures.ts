import { createTables } from '../../../local/dynamodb/tables';
import { createAccessControl } from '../../../local/iam/access-control';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { createEventSourceMappings, type EventSourceDependencies } from '../../../local/lambda/event-source-mappings';
import { createTopics } from '../../../local/sns/topics';
import { contextOf, ordersTable, tableResource } from '../dynamodb/table-fixtures';
import { type FakeResource, fakeAssembly } from '../fake-assembly';
import { functionResource, roleArn } from './function-fixtures';

export const streamArn = 'arn:aws:dynamodb:eu-west-1:000000000000:table/orders/stream/2026-01-01T00:00:00.000';
export const topicArn = 'arn:aws:sns:eu-west-1:000000000000:failures';
const issuer = createCredentialIssuer('a secret of the test');

const allowed = { Effect: 'Allow', Action: ['dynamodb:*', 'sns:Publish'], Resource: '*' };

export const mappingResource = (properties: Record<string, unknown> = {}): FakeResource => ({
  type: 'AWS::Lambda::EventSourceMapping',
  ref: 'mapping',
  properties: { EventSourceArn: streamArn, FunctionName: 'writer', StartingPosition: 'TRIM_HORIZON', ...properties },
});

function resourcesOf(mapping: FakeResource, statement: object): FakeResource[] {
  const table = tableResource({ ...ordersTable, StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' } });
  return [
    { ...table, attributes: { ...table.attributes, StreamArn: streamArn } },
    functionResource('writer'),
    mapping,
    { type: 'AWS::IAM::Role', ref: 'writer', attributes: { Arn: roleArn } },
    {
      type: 'AWS::IAM::Policy',
      ref: 'policy',
      properties: { PolicyDocument: { Version: '2012-10-17', Statement: [statement] }, Roles: ['writer'] },
    },
    { type: 'AWS::SNS::Topic', ref: topicArn },
    {
      type: 'AWS::SNS::Subscription',
      ref: 'mail',
      properties: { TopicArn: topicArn, Protocol: 'email', Endpoint: 'ops@example.org' },
    },
  ];
}

/** A record as the function gets it, as far as the tests read it. */
export interface OrderRecord {
  readonly dynamodb: {
    readonly Keys: { readonly id: { readonly S: string } };
    readonly NewImage: { readonly amount: { readonly N: string } };
    readonly SequenceNumber: string;
  };
}

/** A table with a stream, and a mapping of it to a function of the test's. */
export async function openStream(
  directory: string,
  invoke: (ids: string[], records: readonly OrderRecord[]) => unknown,
  {
    mapping = mappingResource(),
    statement = allowed as object,
    ...dependencies
  }: Partial<EventSourceDependencies> & { mapping?: FakeResource; statement?: object } = {},
) {
  const resources = resourcesOf(mapping, statement);
  const context = { ...contextOf(directory), assembly: fakeAssembly(resources) };
  const tables = await createTables(context, { issuer });
  const mails: string[] = [];
  const open = () =>
    createEventSourceMappings(context, {
      streams: tables.streams,
      functions: {
        async invoke(_arn, event) {
          const { Records } = event as { Records: OrderRecord[] };
          return invoke(
            Records.map(({ dynamodb }) => dynamodb.Keys.id.S),
            Records,
          );
        },
      },
      topics: createTopics(context.assembly, { deliver: ({ text }) => void mails.push(text) }),
      access: createAccessControl(context),
      pollMilliseconds: 1,
      pauseAfter: () => 1,
      ...dependencies,
    });
  let mappings: ReturnType<typeof open>;
  try {
    mappings = open();
  } catch (error) {
    await tables.close();
    throw error;
  }
  return {
    mails,
    logged: context.logged,
    health: () => mappings.list()[0],
    put: (id: string, amount = 1) =>
      tables.call('PutItem', { TableName: 'orders', Item: { id: { S: id }, amount: { N: String(amount) } } }),
    async close() {
      await mappings.close();
      await tables.close();
    },
  };
}
