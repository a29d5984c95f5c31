import inspector from 'node:inspector';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { AwsError } from '../../../local/http/errors';
import type { Credentials } from '../../../local/iam/types';
import { closeFunctions, openFunctions } from '../lambda/function-fixtures';
import {
  authorizer,
  closeServers,
  createApi,
  forPeople,
  functionArn,
  issuer,
  method,
  model,
  openApi,
  pathPart,
  proxyTo,
  restApi,
  serve,
  stage,
  validator,
} from './api-fixtures';

const orders = [restApi(), stage(), pathPart('orders', 'orders'), pathPart('order', '{id}', 'orders')];
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The headers of a GET that these credentials sign. */
async function signedHeaders(address: string, credentials: Credentials) {
  const { hostname, host, protocol, pathname: path } = new URL(address);
  const signer = new SignatureV4({ credentials, region: 'eu-west-1', service: 'execute-api', sha256: Sha256 });
  return (await signer.sign({ method: 'GET', protocol, hostname, path, headers: { host } })).headers;
}

/** Status, message and error type of a refusal. */
async function refusalOf(response: Response) {
  const { message } = (await response.json()) as { message: string };
  return [response.status, message, response.headers.get('x-amzn-errortype')];
}

afterEach(async () => {
  await closeServers();
  await closeFunctions();
});

describe('an event', () => {
  test('contains the whole request', async () => {
    const { call, events } = await openApi([...orders, method('POST', 'order')]);
    await call('/orders/a%20b?tag=x&tag=y&empty=', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Own': 'one' },
      body: '{"total":"3 €"}',
    });
    expect(events).toEqual([
      {
        resource: '/orders/{id}',
        path: '/orders/a%20b',
        httpMethod: 'POST',
        headers: expect.objectContaining({ 'X-Own': 'one', 'X-Forwarded-For': '127.0.0.1' }),
        multiValueHeaders: expect.objectContaining({ 'X-Own': ['one'] }),
        queryStringParameters: { tag: 'y', empty: '' },
        multiValueQueryStringParameters: { tag: ['x', 'y'], empty: [''] },
        pathParameters: { id: 'a b' },
        stageVariables: null,
        requestContext: expect.objectContaining({
          accountId: '000000000000',
          apiId: 'api1',
          domainName: 'api1.execute-api.eu-west-1.amazonaws.com',
          httpMethod: 'POST',
          identity: expect.objectContaining({ sourceIp: '127.0.0.1', userAgent: 'node' }),
          path: '/prod/orders/a%20b',
          protocol: 'HTTP/1.1',
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          requestTime: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
          requestTimeEpoch: expect.any(Number),
          resourceId: 'order',
          resourcePath: '/orders/{id}',
          stage: 'prod',
        }),
        body: '{"total":"3 €"}',
        isBase64Encoded: false,
      },
    ]);
  });

  test('has null where the request has nothing', async () => {
    const { call, events } = await openApi([restApi(), stage({ Variables: { shop: 'a' } }), method('ANY', 'root')]);
    await call('/');
    expect(events[0]).toMatchObject({
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: null,
      stageVariables: { shop: 'a' },
      body: null,
      isBase64Encoded: false,
    });
  });

  test('has the body in base64 when the API says its type is binary', async () => {
    const { call, events } = await openApi([
      restApi({ BinaryMediaTypes: ['image/*'] }),
      stage(),
      method('PUT', 'root'),
    ]);
    const bytes = Buffer.from([0, 255, 128]);
    await call('/', { method: 'PUT', headers: { 'content-type': 'image/png' }, body: bytes });
    expect(events[0]).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
  });
});

describe('an answer', () => {
  const rooted = [restApi({ BinaryMediaTypes: ['image/png'] }), stage(), method('GET', 'root')];

  test('has the status, headers and body of the function', async () => {
    const { call } = await openApi(rooted, () => ({
      statusCode: 201,
      headers: { 'X-Own': 7, Location: '/orders/1' },
      multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] },
      body: 'made',
    }));
    const response = await call('/');
    expect([response.status, await response.text()]).toEqual([201, 'made']);
    expect(response.headers.get('x-own')).toBe('7');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is sent as bytes to clients that accept them', async () => {
    const bytes = Buffer.from([0, 255, 128]);
    const body = bytes.toString('base64');
    const { call } = await openApi(rooted, () => ({ statusCode: 200, body, isBase64Encoded: true }));
    const asBytes = await call('/', { headers: { accept: 'image/png,*/*' } });
    expect(Buffer.from(await asBytes.arrayBuffer())).toEqual(bytes);
    expect(await (await call('/', { headers: { accept: 'text/html' } })).text()).toBe(body);
  });

  test.each([
    ['nothing', null],
    ['no status', { body: 'x' }],
    ['a status that is none', { statusCode: 'fine' }],
    ['a body that is no text', { statusCode: 200, body: { a: 1 } }],
    ['headers that are none', { statusCode: 200, headers: ['a'] }],
  ])('of %s is a 502, and the console says so', async (_, answer) => {
    const { call, log } = await openApi(rooted, () => answer);
    expect(await refusalOf(await call('/'))).toEqual([502, 'Internal server error', 'InternalServerErrorException']);
    expect(log).toEqual([expect.stringContaining(functionArn)]);
  });

  test('does not reveal the error of a function that throws', async () => {
    const { call, log } = await openApi(rooted, () => {
      throw new Error('the password is wrong');
    });
    expect(await refusalOf(await call('/'))).toEqual([502, 'Internal server error', 'InternalServerErrorException']);
    expect(log).toEqual([expect.stringContaining('the password is wrong')]);
  });

  test.each([
    ['an invocation that no permission allows', new AwsError('AccessDeniedException', 'may not invoke', 403)],
    ['a function that is throttled', new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429)],
  ])('to %s is a 500, as Lambda has refused it', async (_what, refusal) => {
    const { call, log } = await openApi(rooted, () => {
      throw refusal;
    });
    expect(await refusalOf(await call('/'))).toEqual([500, 'Internal server error', 'InternalServerErrorException']);
    expect(log).toEqual([expect.stringContaining(refusal.message)]);
  });

  test('that takes longer than the integration timeout is a 504', async () => {
    const Integration = proxyTo(functionArn, { TimeoutInMillis: 50 });
    const { call, log } = await openApi(
      [restApi(), stage(), method('GET', 'root', { Integration })],
      () => new Promise(() => undefined),
    );
    expect(await refusalOf(await call('/'))).toEqual([
      504,
      'Endpoint request timed out',
      'InternalServerErrorException',
    ]);
    expect(log).toEqual([expect.stringContaining('did not answer within 50 ms')]);
  });

  test('has all the time it takes while a debugger can attach', async () => {
    const Integration = proxyTo(functionArn, { TimeoutInMillis: 50 });
    const { call } = await openApi(
      [restApi(), stage(), method('GET', 'root', { Integration })],
      () => new Promise((done) => setTimeout(done, 100, { statusCode: 200, body: 'late' })),
    );
    inspector.open(0);
    try {
      expect(await (await call('/')).text()).toBe('late');
    } finally {
      inspector.close();
    }
  });
});

test("a function's own bundle answers", async () => {
  const code = `export const handler = async ({ body }) => ({ statusCode: 200, body: body.toUpperCase() });`;
  const { functions } = openFunctions({ orders: { code } });
  const apis = createApi([restApi(), stage(), method('POST', 'root')], functions);
  const origin = await serve((request, response) => apis.handle('api1', request, response, request.url ?? '/'));
  const response = await fetch(`${origin}/prod`, { method: 'POST', body: 'hello' });
  expect([response.status, await response.text()]).toEqual([200, 'HELLO']);
});

describe('a path', () => {
  test.each([
    ['no resource has', '/prod/other', [403, 'Missing Authentication Token', 'MissingAuthenticationTokenException']],
    ['has no such method', '/prod', [403, 'Missing Authentication Token', 'MissingAuthenticationTokenException']],
    ['of another stage', '/test/orders', [403, 'Forbidden', 'ForbiddenException']],
    ['of no encoding', '/prod/orders/%E0%A4%A', [400, 'Bad Request', 'BadRequestException']],
  ])('that %s is refused', async (_, path, refusal) => {
    const { callAt, events } = await openApi([...orders, method('GET', 'orders')]);
    expect(await refusalOf(await callAt(path))).toEqual(refusal);
    expect(events).toEqual([]);
  });

  test('that begins like its stage still invokes the function for its own resource', async () => {
    const { call, sourceArns } = await openApi([restApi(), stage(), pathPart('page', '{page}'), method('GET', 'page')]);
    expect((await call('/prod')).status).toBe(200);
    expect(sourceArns).toEqual(['arn:aws:execute-api:eu-west-1:000000000000:api1/prod/GET/{page}']);
  });

  test('of an API that does not exist is refused', async () => {
    const apis = createApi(orders, { invoke: async () => null });
    const origin = await serve((request, response) => apis.handle('other', request, response, request.url ?? '/'));
    expect(await refusalOf(await fetch(`${origin}/prod/orders`))).toEqual([403, 'Forbidden', 'ForbiddenException']);
  });
});

describe('a method for people of a user pool', () => {
  const resources = [...orders, authorizer(), method('GET', 'orders', forPeople)];
  const withToken = (authorization: string) => ({ headers: { authorization } });

  test.each(['id-token', 'Bearer id-token'])('accepts "%s" and passes its claims to the function', async (header) => {
    const { call, events } = await openApi(resources);
    expect((await call('/orders', withToken(header))).status).toBe(200);
    expect(events[0].requestContext.authorizer.claims).toEqual({
      sub: 'user-1',
      iss: 'https://issuer',
      token_use: 'id',
      'cognito:groups': 'a,b',
      email_verified: 'true',
      iat: 'Fri Jan 15 08:00:00 UTC 2027',
      exp: 'Fri Jan 15 09:00:00 UTC 2027',
    });
  });

  test.each([
    ['no token', {}, 'Unauthorized'],
    ['a forged token', withToken('forged'), 'Unauthorized'],
    ['an access token', withToken('access-token'), 'Unauthorized'],
    ['an expired token', withToken('old-token'), 'The incoming token has expired'],
  ])('refuses %s', async (_, init, message) => {
    const { call, events } = await openApi(resources);
    expect(await refusalOf(await call('/orders', init))).toEqual([401, message, 'UnauthorizedException']);
    expect(events).toEqual([]);
  });
});

describe('a method that IAM protects', () => {
  const resources = [...orders, method('GET', 'orders', { AuthorizationType: 'AWS_IAM' })];

  test('refuses an unsigned request', async () => {
    const { call } = await openApi(resources);
    const [status, , errorType] = await refusalOf(await call('/orders'));
    expect([status, errorType]).toEqual([403, 'AccessDeniedException']);
  });

  test('accepts a signed, authorized caller and passes its identity to the function', async () => {
    const principal = {
      kind: 'identity',
      identityId: 'eu-west-1:person',
      identityPoolId: 'eu-west-1:pool',
      roleArn: 'arn:aws:iam::000000000000:role/people',
      provider: 'issuer.example',
      sub: 'user-1',
    } as const;
    const checked: unknown[] = [];
    const { call, origin, events } = await openApi(resources, undefined, (...check) => checked.push(check));
    const headers = await signedHeaders(`${origin}/prod/orders`, issuer.issue(principal, 900));
    expect((await call('/orders', { headers })).status).toBe(200);
    expect(checked).toEqual([
      [principal, 'execute-api:Invoke', 'arn:aws:execute-api:eu-west-1:000000000000:api1/prod/GET/orders'],
    ]);
    expect(events[0].requestContext.identity).toMatchObject({
      cognitoAuthenticationType: 'authenticated',
      cognitoIdentityId: 'eu-west-1:person',
      cognitoIdentityPoolId: 'eu-west-1:pool',
      sourceIp: '127.0.0.1',
    });
  });

  test('refuses a signed caller without permission', async () => {
    const { call, origin } = await openApi(resources, undefined, () => {
      throw new AwsError('AccessDeniedException', 'You may not.', 403);
    });
    const headers = await signedHeaders(`${origin}/prod/orders`, issuer.issue({ kind: 'role', roleArn: 'r' }, 900));
    expect(await refusalOf(await call('/orders', { headers }))).toEqual([403, 'You may not.', 'AccessDeniedException']);
  });
});

describe('a request that is checked', () => {
  const order = {
    type: 'object',
    required: ['total'],
    additionalProperties: false,
    properties: { total: { type: 'number', minimum: 0 } },
  };
  const checked = method('POST', 'orders', {
    RequestModels: { 'application/json': 'Order' },
    RequestParameters: { 'method.request.querystring.shop': true, 'method.request.header.X-Trace': false },
    RequestValidatorId: 'validator',
  });
  const resources = [...orders, model('Order', order), validator, checked];

  test('and fits goes through', async () => {
    const { call, events } = await openApi(resources);
    expect((await call('/orders?shop=a', json({ total: 3 }))).status).toBe(200);
    expect(events).toHaveLength(1);
  });

  test.each([
    ['a body against the model', json({ total: -1 })],
    ['a body with more than the model has', json({ total: 1, extra: true })],
    ['a body that is not JSON', { ...json(''), body: '{' }],
    ['no body', { method: 'POST' }],
  ])('with %s never reaches the function', async (_, init) => {
    const { call, events } = await openApi(resources);
    expect(await refusalOf(await call('/orders?shop=a', init))).toEqual([
      400,
      'Invalid request body',
      'BadRequestException',
    ]);
    expect(events).toEqual([]);
  });

  test('without a parameter it must have never reaches the function', async () => {
    const { call, events } = await openApi(resources);
    expect(await refusalOf(await call('/orders', json({ total: 3 })))).toEqual([
      400,
      'Missing required request parameters: [shop]',
      'BadRequestException',
    ]);
    expect(events).toEqual([]);
  });

  test('with a media type that has no model goes through unchecked, as on AWS', async () => {
    const { call, events } = await openApi(resources);
    await call('/orders?shop=a', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a;b' });
    expect(events).toHaveLength(1);
  });
});

describe('limits', () => {
  test('a body that is too large is refused', async () => {
    const { call, events } = await openApi([...orders, method('POST', 'orders')]);
    const body = Buffer.alloc(10 * 1024 * 1024 + 1);
    expect(await refusalOf(await call('/orders', { method: 'POST', body }))).toEqual([
      413,
      'Request Too Long',
      'RequestEntityTooLargeException',
    ]);
    expect(events).toEqual([]);
  });

  test('requests at the same time are refused, for each method separately', async () => {
    const MethodSettings = [
      { HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: 2 },
    ];
    const limited = [restApi(), stage({ MethodSettings }), method('GET', 'root'), method('POST', 'root')];
    const { call } = await openApi(limited);
    const statuses: number[] = [];
    for (const name of ['GET', 'GET', 'GET', 'POST']) statuses.push((await call('/', { method: name })).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect(await refusalOf(await call('/'))).toEqual([429, 'Too Many Requests', 'TooManyRequestsException']);
  });

  test('requests for one method do not affect the others', async () => {
    const MethodSettings = [
      { HttpMethod: 'GET', ResourcePath: '/~1orders~1{id}', ThrottlingRateLimit: 0, ThrottlingBurstLimit: 0 },
    ];
    const limited = [...orders.filter((one) => one.ref !== 'prod'), stage({ MethodSettings })];
    const { call } = await openApi([...limited, method('GET', 'orders'), method('GET', 'order')]);
    expect((await call('/orders')).status).toBe(200);
    expect((await call('/orders/1')).status).toBe(429);
  });
});

test('a preflight is answered as the template says', async () => {
  const Integration = {
    Type: 'MOCK',
    RequestTemplates: { 'application/json': '{ statusCode: 200 }' },
    IntegrationResponses: [
      {
        StatusCode: '204',
        ResponseParameters: {
          'method.response.header.Access-Control-Allow-Origin': "'https://shop.example'",
          'method.response.header.Access-Control-Allow-Methods': "'GET,POST'",
        },
      },
    ],
  };
  const { call } = await openApi([...orders, method('OPTIONS', 'orders', { Integration })]);
  const response = await call('/orders', { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example');
  expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST');
});

describe('a template is refused by the construct path', () => {
  test.each([
    ['Policy', [restApi({ Policy: {} })]],
    ['Body', [restApi({ Body: {} })]],
    ['CanarySetting', [restApi(), stage({ CanarySetting: {} })]],
    ['caches', [restApi(), stage({ CacheClusterEnabled: true })]],
    ['API keys', [restApi(), method('GET', 'root', { ApiKeyRequired: true })]],
    ['AuthorizationScopes', [restApi(), method('GET', 'root', { AuthorizationScopes: ['a'] })]],
    ['CUSTOM', [restApi(), method('GET', 'root', { AuthorizationType: 'CUSTOM' })]],
    ['HTTP_PROXY', [restApi(), method('GET', 'root', { Integration: { Type: 'HTTP_PROXY' } })]],
    ['Credentials', [restApi(), method('GET', 'root', { Integration: proxyTo(functionArn, { Credentials: 'role' }) })]],
    ['response templates', [restApi(), method('OPTIONS', 'root', { Integration: mock({ 'a/b': '#if($x)' }) })]],
    [
      'Missing',
      [
        restApi(),
        validator,
        method('POST', 'root', { RequestModels: { 'a/b': 'Missing' }, RequestValidatorId: 'validator' }),
      ],
    ],
    [
      'querystring.token',
      [restApi(), authorizer({ IdentitySource: 'method.request.querystring.token' }), method('GET', 'root', forPeople)],
    ],
  ])('when it asks for %s', (feature, resources) => {
    expect(() => createApi(resources, { invoke: async () => null })).toThrow(new RegExp(`^Test/\\S+: .*${feature}`));
  });

  function mock(ResponseTemplates: Record<string, string>) {
    return { Type: 'MOCK', IntegrationResponses: [{ StatusCode: '200', ResponseTemplates }] };
  }
});
