import { createAppSync } from '../../../local/appsync/appsync';
import { readApis } from '../../../local/appsync/read-apis';
import { AssemblyError } from '../../../local/assembly/types';
import { temporaryFolder } from '../../harness/polder';
import { fakeAssembly } from '../fake-assembly';
import { libraryAssembly, libraryDependencies, libraryResources, schema } from './library-api';

const folder = temporaryFolder('appsync');
afterAll(folder.remove);

const start = (assembly: ReturnType<typeof libraryAssembly>) =>
  createAppSync(
    {
      assembly,
      dataDirectory: folder.path,
      origin: 'http://127.0.0.1',
      log: () => {},
    },
    libraryDependencies,
  );

test('an API is read with all its resources', () => {
  const [api] = readApis(libraryAssembly());
  expect(api).toMatchObject({
    apiId: 'library',
    defaultMode: 'userPool',
    modes: new Set(['userPool', 'iam', 'apiKey']),
    userPools: [{ userPoolId: 'eu-west-1_Library' }],
    queryDepthLimit: 3,
    resolverCountLimit: 3,
    introspection: true,
  });
  expect(api?.resolvers.find(({ fieldName }) => fieldName === 'writeBooks')).toMatchObject({
    constructPath: 'Test/Mutation.writeBooks',
    dataSource: { kind: 'lambda' },
  });
});

test("missing limits default to AppSync's", () => {
  const [api] = readApis(libraryAssembly({ Api: { QueryDepthLimit: 0, ResolverCountLimit: undefined } }));
  expect(api).toMatchObject({ queryDepthLimit: 75, resolverCountLimit: 10_000 });
});

test('an app without GraphQL has no APIs', () => {
  expect(start(fakeAssembly([])).apiKeys()).toEqual([]);
});

const runtime = { Code: undefined, Runtime: undefined };

test.each<[what: string, changes: Record<string, object>, message: string]>([
  [
    'a Lambda authorizer',
    { Api: { AuthenticationType: 'AWS_LAMBDA' } },
    'Test/Api: the local cloud does not run AuthenticationType AWS_LAMBDA.',
  ],
  [
    'OpenID Connect',
    { Api: { AdditionalAuthenticationProviders: [{ AuthenticationType: 'OPENID_CONNECT' }] } },
    'Test/Api: the local cloud does not run AuthenticationType OPENID_CONNECT.',
  ],
  ['a merged API', { Api: { ApiType: 'MERGED' } }, 'Test/Api: the local cloud does not run ApiType MERGED.'],
  [
    'a schema in S3',
    { Schema: { Definition: undefined, DefinitionS3Location: 's3://' } },
    'Test/Schema: the local cloud does not run',
  ],
  ['an invalid schema', { Schema: { Definition: 'type Query {' } }, 'Test/Schema: Syntax Error'],
  [
    'a directive without its mode',
    { Api: { AdditionalAuthenticationProviders: [{ AuthenticationType: 'AWS_IAM' }] } },
    'Test/Schema: @aws_api_key needs',
  ],
  [
    'a subscription to nothing',
    { Schema: { Definition: schema.replaceAll('["renameBook"]', '["rename"]') } },
    'Mutation.rename, which does not exist',
  ],
  [
    'an HTTP data source',
    { Books: { Type: 'HTTP' } },
    'Test/Books: the local cloud does not run a data source of type HTTP.',
  ],
  ['a database', { Books: { Type: 'RELATIONAL_DATABASE' } }, 'Test/Books: the local cloud does not run'],
  [
    'a versioned table',
    { Books: { DynamoDBConfig: { TableName: 'books', Versioned: true } } },
    'Test/Books: the local cloud does not run DynamoDBConfig.Versioned.',
  ],
  [
    'a pipeline',
    { 'Query.getBook': { Kind: 'PIPELINE' } },
    'Test/Query.getBook: the local cloud does not run a resolver of kind PIPELINE.',
  ],
  [
    'a VTL template',
    { 'Query.getBook': { ...runtime, RequestMappingTemplate: '{}' } },
    'Test/Query.getBook: the local cloud does not run RequestMappingTemplate.',
  ],
  [
    'code in S3',
    { 'Query.getBook': { Code: undefined, CodeS3Location: 's3://' } },
    'Test/Query.getBook: the local cloud does not run CodeS3Location.',
  ],
  [
    'a resolver without code',
    { 'Query.getBook': runtime },
    'Test/Query.getBook: the local cloud does not run a resolver without inline Code',
  ],
  [
    'batches',
    { 'Query.getBook': { MaxBatchSize: 5 } },
    'Test/Query.getBook: the local cloud does not run MaxBatchSize.',
  ],
  [
    'a missing data source',
    { 'Query.getBook': { DataSourceName: 'Films' } },
    'Test/Query.getBook: there is no data source Films.',
  ],
  [
    'a missing field',
    { 'Query.getBook': { FieldName: 'getFilm' } },
    'Test/Query.getBook: the schema has no field Query.getFilm.',
  ],
  [
    'a missing type',
    { 'Query.getBook': { TypeName: 'Film' } },
    'Test/Query.getBook: the schema has no field Film.getBook.',
  ],
  [
    'broken code',
    { 'Query.getBook': { Code: 'export const request = 1;' } },
    'Test/Query.getBook: It does not export a function request.',
  ],
])('%s is named at start, with its construct', (_what, changes, message) => {
  const attempt = () => start(libraryAssembly(changes));
  expect(attempt).toThrow(AssemblyError);
  expect(attempt).toThrow(message);
});

test('an API without a schema is named at start', () => {
  const without = fakeAssembly(libraryResources.filter(({ ref }) => ref !== 'Schema'));
  expect(() => start(without)).toThrow('Test/Api: an API has exactly one schema.');
});
