import { limitFor, TokenBucket } from '../../../local/api-gateway/throttle';

test('a bucket allows a burst, then its rate', () => {
  const bucket = new TokenBucket(2, 3, 0);
  const take = (now: number) => bucket.take(now);
  expect([0, 0, 0, 0].map(take)).toEqual([true, true, true, false]);
  expect([499, 500, 500].map(take)).toEqual([false, true, false]);
  expect([60_000, 60_000, 60_000, 60_000].map(take)).toEqual([true, true, true, false]);
});

test('the most specific setting limits a method', () => {
  const throttles = [
    { method: '*', path: '/*', requestsPerSecond: 20, burst: 40 },
    { method: 'POST', path: '/orders', requestsPerSecond: 1, burst: undefined },
  ];
  expect(limitFor(throttles, 'POST', '/orders')).toEqual({ requestsPerSecond: 1, burst: 40 });
  expect(limitFor(throttles, 'GET', '/orders')).toEqual({ requestsPerSecond: 20, burst: 40 });
  expect(limitFor([], 'GET', '/orders')).toEqual({ requestsPerSecond: 10_000, burst: 5_000 });
});
