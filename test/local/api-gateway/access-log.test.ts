import { type AnsweredRequest, accessLogLine, countRequest } from '../../../local/api-gateway/access-log';
import type { ApiDefinition } from '../../../local/api-gateway/api-definition';

const answered: AnsweredRequest = {
  id: 'request-1',
  api: { id: 'api1', name: 'orders', accountId: '000000000000' } as ApiDefinition,
  stageName: 'prod',
  httpMethod: 'POST',
  path: '/orders/7',
  resourcePath: '/orders/{id}',
  sourceIp: '127.0.0.1',
  userAgent: undefined,
  caller: { authorizer: { claims: { sub: 'ann' } } },
  status: 503,
  responseLength: 12,
  receivedAt: Date.UTC(2026, 10, 20, 9, 5),
  milliseconds: 40,
};

test('a line of the access log is the format with values, or a dash where there is none', () => {
  const format =
    '{"account":"$context.authorizer.claims.sub","status":"$context.status","path":"$context.resourcePath",' +
    '"time":"$context.requestTime","user":"$context.identity.user","agent":"$context.identity.userAgent","x":"$context.no.such"}';
  expect(JSON.parse(accessLogLine(format, answered))).toEqual({
    account: 'ann',
    status: '503',
    path: '/orders/{id}',
    time: '20/Nov/2026:09:05:00 +0000',
    user: '-',
    agent: '-',
    x: '-',
  });
  expect(accessLogLine('$context.authorizer.claims.sub', { ...answered, caller: undefined })).toBe('-');
});

test('a request counts for its API and for its stage', () => {
  const counted: unknown[] = [];
  countRequest({ record: ({ name, dimensions }, value) => counted.push([name, dimensions, value]) }, answered);
  expect(counted).toContainEqual(['5XXError', { ApiName: 'orders' }, 1]);
  expect(counted).toContainEqual(['4XXError', { ApiName: 'orders', Stage: 'prod' }, 0]);
  expect(counted).toContainEqual(['Latency', { ApiName: 'orders', Stage: 'prod' }, 40]);
});
