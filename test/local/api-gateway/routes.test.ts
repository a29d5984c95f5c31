import type { ApiMethod, ApiResource } from '../../../local/api-gateway/api-definition';
import { findRoute } from '../../../local/api-gateway/routes';

const method = {} as ApiMethod;
const node = (part: string, methods: string[], children: ApiResource[] = []): ApiResource => ({
  id: part,
  part,
  path: part,
  children,
  methods: new Map(methods.map((name) => [name, method])),
});
const root = node(
  '',
  ['GET'],
  [
    node('{proxy+}', ['ANY']),
    node('orders', ['GET', 'POST'], [node('{id}', ['GET'], [node('lines', ['GET'])]), node('latest', ['GET'])]),
  ],
);

test.each([
  ['GET', '/', '', {}],
  ['GET', '/orders', 'orders', {}],
  ['GET', '/orders/', 'orders', {}],
  ['GET', '/orders/7', '{id}', { id: '7' }],
  ['GET', '/orders/latest', 'latest', {}],
  ['GET', '/orders/a%2Fb%20c', '{id}', { id: 'a/b c' }],
  ['GET', '/orders/latest/lines', 'lines', { id: 'latest' }],
  ['PUT', '/orders/7', '{proxy+}', { proxy: 'orders/7' }],
  ['GET', '/else/where', '{proxy+}', { proxy: 'else/where' }],
])('%s %s is answered by %s', (httpMethod, path, part, pathParameters) => {
  const route = findRoute(root, httpMethod, path);
  expect([route?.resource.part, route?.pathParameters]).toEqual([part, pathParameters]);
});

test('a path without a method has no route', () => {
  expect(findRoute(root, 'POST', '/')).toBeUndefined();
  expect(findRoute(node('', [], [node('orders', ['GET'])]), 'GET', '/order')).toBeUndefined();
});

test('a path that is not correctly encoded is refused', () => {
  expect(() => findRoute(root, 'GET', '/orders/%E0%A4%A')).toThrow(URIError);
});
