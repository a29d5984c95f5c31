import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppSyncService, createAppSync } from '../../../local/appsync/appsync';
import type { AttributeValues } from '../../../local/appsync/attribute-values';
import type { Assembly } from '../../../local/assembly/types';
import type { TokenClaims, TokenVerifier } from '../../../local/cognito/types';
import type { Tables } from '../../../local/dynamodb/types';
import { AwsError } from '../../../local/http/errors';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import type { Principal } from '../../../local/iam/types';
import { FunctionError, type Functions } from '../../../local/lambda/types';
import { temporaryFolder } from '../../harness/polder';
import { type FakeResource, fakeAssembly } from '../fake-assembly';
import { mountOf } from '../mount-of';

/** A small API about a library's books, with every feature that the AppSync service supports. */

export const apiId = 'library';
export const apiKey = 'da2-library';
export const expiredKey = 'da2-expired';
export const userPoolId = 'eu-west-1_Library';
const functionArn = 'arn:aws:lambda:eu-west-1:000000000000:function:writeBooks';

const everyone = '@aws_cognito_user_pools @aws_iam @aws_api_key';

export const schema = /* GraphQL */ `
type Book ${everyone} {
  id: ID!
  title: String!
  pages: Int
  printed: AWSDateTime
  shelf: String @aws_iam
  author: Author
}
type Author { name: String! }
type BookPage ${everyone} { items: [Book!]! nextToken: String }
input BookInput { id: ID! title: String! pages: Int printed: AWSDateTime }
type Query {
  getBook(id: ID!): Book ${everyone}
  listBooks(limit: Int, nextToken: String): BookPage ${everyone}
  forgotten: String ${everyone}
  staffRoom: String @aws_cognito_user_pools(cognito_groups: ["staff"])
  whoAmI: AWSJSON ${everyone}
  members: [String!] 
  fails: String ${everyone}
  largeText: String ${everyone}
}
type Mutation {
  writeBooks(books: [BookInput!]!): [Book] ${everyone}
  renameBook(id: ID!, title: String!): Book ${everyone}
}
type Subscription {
  onWriteBooks: [Book] @aws_subscribe(mutations: ["writeBooks"]) ${everyone}
  onRenameBook(title: String): Book @aws_subscribe(mutations: ["renameBook"]) ${everyone}
  onStaffNews: [Book] @aws_subscribe(mutations: ["writeBooks"]) @aws_cognito_user_pools(cognito_groups: ["staff"])
}
`;

const raise = 'if (ctx.error) util.error(ctx.error.message, ctx.error.type);';
const utilities = `import { util } from '@aws-appsync/utils';`;

/** Resolvers by field: data source and code. */
const resolvers: Readonly<Record<string, [dataSource: string, code: string]>> = {
  'Query.getBook': [
    'Books',
    `${utilities}
    export const request = (ctx) => ({ operation: 'GetItem', key: util.dynamodb.toMapValues({ id: ctx.args.id }) });
    export const response = (ctx) => { ${raise} return ctx.result; };`,
  ],
  'Query.listBooks': [
    'Books',
    `${utilities}
    export const request = (ctx) => ({ operation: 'Scan', limit: ctx.args.limit, nextToken: ctx.args.nextToken });
    export const response = (ctx) => { ${raise} return ctx.result; };`,
  ],
  'Query.staffRoom': ['Nothing', 'export const request = () => ({}); export const response = () => "coffee";'],
  'Query.members': ['Nothing', 'export const request = () => ({}); export const response = () => ["Ada"];'],
  'Query.whoAmI': [
    'Nothing',
    `${utilities}
    export const request = (ctx) => { ctx.stash.mode = util.authType(); return {}; };
    export const response = (ctx) =>
      ({ mode: ctx.stash.mode, identity: ctx.identity, info: ctx.info, branch: ctx.env.BRANCH, agent: ctx.request.headers['x-agent'] });`,
  ],
  'Query.fails': ['Nothing', 'export const request = () => ({}); export const response = (ctx) => ctx.no.such;'],
  'Query.largeText': [
    'Nothing',
    'export const request = () => ({}); export const response = () => "x".repeat(6 * 1024 * 1024);',
  ],
  'Mutation.writeBooks': [
    'WriteBooks',
    `${utilities}
    export const request = (ctx) => ({ operation: 'Invoke', payload: ctx.args.books });
    export const response = (ctx) => {
      ${raise}
      for (const failure of ctx.result.failures) {
        util.appendError(failure.message, 'BadRequest', null, { index: failure.index });
      }
      return ctx.result.books;
    };`,
  ],
  'Mutation.renameBook': [
    'Nothing',
    'export const request = (ctx) => ({ payload: ctx.args }); export const response = (ctx) => ctx.result;',
  ],
};

const part = (
  type: string,
  ref: string,
  properties: object,
  attributes: Record<string, string> = {},
): FakeResource => ({
  type: `AWS::AppSync::${type}`,
  ref,
  attributes,
  properties: { ApiId: apiId, ...properties },
});

export const libraryResources: readonly FakeResource[] = [
  {
    type: 'AWS::AppSync::GraphQLApi',
    ref: 'Api',
    attributes: { ApiId: apiId, Arn: 'arn:aws:appsync:eu-west-1:000000000000:apis/library' },
    properties: {
      AuthenticationType: 'AMAZON_COGNITO_USER_POOLS',
      UserPoolConfig: { UserPoolId: userPoolId, DefaultAction: 'ALLOW' },
      AdditionalAuthenticationProviders: [{ AuthenticationType: 'AWS_IAM' }, { AuthenticationType: 'API_KEY' }],
      EnvironmentVariables: { BRANCH: 'city' },
      QueryDepthLimit: 3,
      ResolverCountLimit: 3,
    },
  },
  part('GraphQLSchema', 'Schema', { Definition: schema }),
  part('ApiKey', 'Key', { Expires: Date.UTC(2999, 0) / 1000 }, { ApiKey: apiKey }),
  part('ApiKey', 'OldKey', { Expires: 1 }, { ApiKey: expiredKey }),
  part('DataSource', 'Books', {
    Name: 'Books',
    Type: 'AMAZON_DYNAMODB',
    DynamoDBConfig: { TableName: 'books', AwsRegion: 'eu-west-1' },
    ServiceRoleArn: 'arn:aws:iam::000000000000:role/Books',
  }),
  part('DataSource', 'WriteBooks', {
    Name: 'WriteBooks',
    Type: 'AWS_LAMBDA',
    LambdaConfig: { LambdaFunctionArn: functionArn },
    ServiceRoleArn: 'arn:aws:iam::000000000000:role/Books',
  }),
  part('DataSource', 'Nothing', { Name: 'Nothing', Type: 'NONE' }),
  ...Object.entries(resolvers).map(([field, [DataSourceName, Code]]) => {
    const [TypeName, FieldName] = field.split('.');
    const Runtime = { Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' };
    return part('Resolver', field, { TypeName, FieldName, Kind: 'UNIT', Runtime, DataSourceName, Code });
  }),
];

/** The library's resources, with some properties replaced. */
export function libraryAssembly(changes: Readonly<Record<string, object>> = {}): Assembly {
  return fakeAssembly(
    libraryResources.map((one) => ({ ...one, properties: { ...one.properties, ...changes[one.ref] } })),
  );
}

const books: readonly AttributeValues[] = ['b1', 'b2', 'b3'].map((id, index) => ({
  id: { S: id },
  title: { S: `Book ${index + 1}` },
  pages: { N: String(100 * (index + 1)) },
  shelf: { S: 'A' },
}));

/** DynamoDB with three books in it. */
export const tables: Tables = {
  async call(operation, input) {
    if (operation === 'GetItem') {
      return { Item: books.find(({ id }) => JSON.stringify(id) === JSON.stringify((input.Key as AttributeValues).id)) };
    }
    if (operation !== 'Scan') throw new AwsError('ValidationException', `No ${operation} here.`);
    const after = input.ExclusiveStartKey as AttributeValues | undefined;
    const start = after ? books.findIndex(({ id }) => JSON.stringify(id) === JSON.stringify(after.id)) + 1 : 0;
    const page = books.slice(start, start + ((input.Limit as number | undefined) ?? 100));
    const last = start + page.length < books.length ? { LastEvaluatedKey: { id: page.at(-1)?.id } } : {};
    return { Items: page, ScannedCount: page.length, ...last };
  },
};

/** With a book of this title the function fails, and writes none. */
export const failingTitle = 'Unwritable';

/** Writes books; a row whose title is empty is not written. */
export const functions: Functions = {
  async invoke(_arn, event) {
    const rows = event as { title: string }[];
    if (rows.some(({ title }) => title === failingTitle)) throw new FunctionError('No book was written.', 'Error');
    return {
      books: rows.map((row) => (row.title ? row : null)),
      failures: rows.flatMap(({ title }, index) => (title ? [] : [{ index, message: 'A book has a title.' }])),
    };
  },
};

/** Tokens `member.<groups>.signature`; `expired.…` and anything else are refused. */
export const tokens: Pick<TokenVerifier, 'verify'> = {
  verify(pool, token) {
    const [kind, groups = ''] = token.split('.');
    if (kind === 'expired') throw new AwsError('NotAuthorizedException', 'Access Token has expired');
    if (kind !== 'member' || pool !== userPoolId) throw new AwsError('NotAuthorizedException', 'Invalid Access Token');
    const claims = { sub: 'ada', iss: `https://pool/${pool}`, token_use: 'access', exp: 0, username: 'ada' };
    return { ...claims, ...(groups && { 'cognito:groups': [groups] }) } as TokenClaims;
  },
};

export const memberToken = 'member..signature';
export const staffToken = 'member.staff.signature';
export const issuer = createCredentialIssuer('test');

export interface RunningLibrary {
  readonly service: AppSyncService;
  /** `http://127.0.0.1:<port>/_aws/appsync/library/graphql` */
  readonly endpoint: string;
  /** What the service wrote to the console. */
  readonly lines: string[];
  close(): Promise<void>;
}

/** Roles may use all tables and functions, signed-in people every field, guests and roles none. */
export const access = {
  check: () => {},
  allows: (principal: Principal, action: string) =>
    action === 'appsync:GraphQL' && principal.kind === 'identity' && principal.sub !== undefined,
};

export const libraryDependencies = { tables: { ...tables, guard: () => {} }, functions, tokens, issuer, access };

/** Serves the library's API on a free port. */
export async function startLibrary(assembly = libraryAssembly()): Promise<RunningLibrary> {
  const lines: string[] = [];
  const folder = temporaryFolder('appsync');
  const service = createAppSync(
    {
      assembly,
      dataDirectory: folder.path,
      origin: 'http://127.0.0.1',
      log: (line) => lines.push(line),
    },
    libraryDependencies,
  );
  const mount = mountOf(service);
  const urlOf = (target = '/') => new URL(target, 'http://127.0.0.1');
  const server = createServer((request, response) => void mount.handler(request, response, urlOf(request.url)));
  server.on('upgrade', (request, socket, head) => mount.upgrade?.(request, socket, head, urlOf(request.url)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    service,
    endpoint: `http://127.0.0.1:${port}/_aws/appsync/${apiId}/graphql`,
    lines,
    async close() {
      await service.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      folder.remove();
    },
  };
}
