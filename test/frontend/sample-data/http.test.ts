import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from '../../../frontend/src/features/sample-data/http';
import { answerGet } from '../../../frontend/src/features/sample-data/mockedGets';

test('the HTTP client has axios’ own defaults: no timeout, XSRF-TOKEN, 200 to 299 is success', () => {
  expect(http.defaults.timeout).toBe(0);
  expect(http.defaults.xsrfCookieName).toBe('XSRF-TOKEN');
  expect(http.defaults.xsrfHeaderName).toBe('X-XSRF-TOKEN');
  const succeeds = (status: number) => http.defaults.validateStatus?.(status);
  expect([199, 200, 299, 300].map(succeeds)).toEqual([false, true, true, false]);
});

test('an answered GET has status 200 and a copy of the data', async () => {
  const data = [{ id: 1 }];
  answerGet('/api/data/test', async () => data);
  const response = await http.get('/api/data/test');
  expect(response.status).toBe(200);
  expect(response.data).toEqual(data);
  expect(response.data[0]).not.toBe(data[0]);
});

test('an answer that cannot be loaded fails the request with its error', async () => {
  answerGet('/api/data/broken', async () => {
    throw new Error('The chunk is gone');
  });
  await expect(http.get('/api/data/broken')).rejects.toThrow('The chunk is gone');
});

describe('a request without a mock', () => {
  const network = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ asked: `${request.method} ${request.url}` }));
  });
  let origin = '';

  beforeAll(async () => {
    network.listen(0, '127.0.0.1');
    await once(network, 'listening');
    origin = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  });
  afterAll(() => network.close());

  test('goes to the real network, for another path', async () => {
    const { data } = await http.get(`${origin}/api/data/other`);
    expect(data).toEqual({ asked: 'GET /api/data/other' });
  });

  test('goes to the real network, for another method', async () => {
    answerGet(`${origin}/api/data/test`, async () => []);
    const { data } = await http.post(`${origin}/api/data/test`, {});
    expect(data).toEqual({ asked: 'POST /api/data/test' });
  });
});
