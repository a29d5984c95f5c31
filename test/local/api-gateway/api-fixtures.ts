import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRestApis } from '../../../local/api-gateway/rest-apis';
import type { TokenVerifier } from '../../../local/cognito/types';
import { AwsError } from '../../../local/http/errors';
import type { AccessControl } from '../../../local/iam/access-control';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import type { Functions } from '../../../local/lambda/types';
import { type FakeResource, fakeAssembly } from '../fake-assembly';

export const issuer = createCredentialIssuer('a secret of the test');
export const functionArn = 'arn:aws:lambda:eu-west-1:000000000000:function:orders';
const RestApiId = 'api1';

type Properties = Readonly<Record<string, unknown>>;

export const restApi = (properties: Properties = {}): FakeResource => ({
  type: 'AWS::ApiGateway::RestApi',
  ref: RestApiId,
  attributes: { RootResourceId: 'root' },
  properties: { Name: 'orders', ...properties },
});

export const stage = (properties: Properties = {}): FakeResource => ({
  type: 'AWS::ApiGateway::Stage',
  ref: 'prod',
  properties: { RestApiId, DeploymentId: 'deployment', StageName: 'prod', ...properties },
});

export const pathPart = (ref: string, PathPart: string, ParentId = 'root'): FakeResource => ({
  type: 'AWS::ApiGateway::Resource',
  ref,
  properties: { RestApiId, ParentId, PathPart },
});

/** A method that invokes the function, unless `properties` override it. */
export const method = (HttpMethod: string, ResourceId: string, properties: Properties = {}): FakeResource => ({
  type: 'AWS::ApiGateway::Method',
  ref: `${HttpMethod}-${ResourceId}`,
  properties: {
    RestApiId,
    HttpMethod,
    ResourceId,
    AuthorizationType: 'NONE',
    Integration: proxyTo(functionArn),
    ...properties,
  },
});

export const proxyTo = (arn: string, properties: Properties = {}) => ({
  Type: 'AWS_PROXY',
  IntegrationHttpMethod: 'POST',
  Uri: `arn:aws:apigateway:eu-west-1:lambda:path/2015-03-31/functions/${arn}/invocations`,
  ...properties,
});

export const model = (ref: string, Schema: Properties): FakeResource => ({
  type: 'AWS::ApiGateway::Model',
  ref,
  properties: {
    RestApiId,
    ContentType: 'application/json',
    Schema: { $schema: 'http://json-schema.org/draft-04/schema#', ...Schema },
  },
});

export const validator: FakeResource = {
  type: 'AWS::ApiGateway::RequestValidator',
  ref: 'validator',
  properties: { RestApiId, ValidateRequestBody: true, ValidateRequestParameters: true },
};

export const authorizer = (properties: Properties = {}): FakeResource => ({
  type: 'AWS::ApiGateway::Authorizer',
  ref: 'authorizer',
  properties: {
    RestApiId,
    Name: 'people',
    Type: 'COGNITO_USER_POOLS',
    IdentitySource: 'method.request.header.Authorization',
    ProviderARNs: ['arn:aws:cognito-idp:eu-west-1:000000000000:userpool/eu-west-1_pool'],
    ...properties,
  },
});

export const forPeople = { AuthorizationType: 'COGNITO_USER_POOLS', AuthorizerId: 'authorizer' };

const times = { iat: 1_800_000_000, exp: 1_800_003_600 };

/** Verifies a few hard-coded tokens of one pool. */
const tokens: Pick<TokenVerifier, 'verify'> = {
  verify(userPoolId, token) {
    const claims = {
      sub: 'user-1',
      iss: 'https://issuer',
      ...times,
      'cognito:groups': ['a', 'b'],
      email_verified: true,
    };
    if (userPoolId === 'eu-west-1_pool' && token === 'id-token') return { ...claims, token_use: 'id' };
    if (userPoolId === 'eu-west-1_pool' && token === 'access-token') return { ...claims, token_use: 'access' };
    const expired = token === 'old-token';
    throw new AwsError('NotAuthorizedException', expired ? 'Access Token has expired' : 'Invalid Access Token');
  },
};

const servers: Server[] = [];

export interface OpenApi {
  /** Requests a path below the stage `prod`. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Requests any path. */
  callAt(path: string, init?: RequestInit): Promise<Response>;
  readonly origin: string;
  readonly log: string[];
  /** The resources for which the function was invoked. */
  readonly sourceArns: string[];
  /** The events that the function received. */
  // biome-ignore lint/suspicious/noExplicitAny: events are compared, not computed with
  readonly events: any[];
}

export function createApi(
  resources: readonly FakeResource[],
  functions: Functions,
  check: AccessControl['check'] = () => {},
  log: string[] = [],
  sourceArns: string[] = [],
) {
  const context = {
    assembly: fakeAssembly(resources),
    dataDirectory: '',
    origin: 'http://localhost:4000',
    log: (line: string) => void log.push(line),
  };
  const permissions = {
    functionsFor(_service: string, sourceArn: string) {
      sourceArns.push(sourceArn);
      return functions;
    },
  };
  return createRestApis(context, { permissions, tokens, issuer, access: { check } });
}

/** Serves an API over HTTP, with a function that returns `answer`. */
export async function openApi(
  resources: readonly FakeResource[],
  answer: (event: unknown) => unknown = () => ({ statusCode: 200, body: '{}' }),
  check: AccessControl['check'] = () => {},
): Promise<OpenApi> {
  const log: string[] = [];
  const events: unknown[] = [];
  const sourceArns: string[] = [];
  const functions: Functions = {
    async invoke(arn, event) {
      if (arn !== functionArn) throw new Error(`There is no function ${arn}.`);
      events.push(event);
      return answer(event);
    },
  };
  const apis = createApi(resources, functions, check, log, sourceArns);
  const origin = await serve((request, response) => apis.handle('api1', request, response, request.url ?? '/'));
  return {
    events,
    log,
    origin,
    sourceArns,
    call: (path, init) => fetch(`${origin}/prod${path}`, init),
    callAt: (path, init) => fetch(origin + path, init),
  };
}

export async function serve(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function closeServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
