import { defaultShardCount, shardCountOf } from '../../graphql/sharding';

test('all shards that were ever written to are read, and never fewer than the default', () => {
  expect(shardCountOf([])).toBe(defaultShardCount);
  expect(shardCountOf(Array(12).fill(0))).toBe(12);
});
