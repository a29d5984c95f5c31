import { shardsOf } from '../../../lambdas/build-snapshots/shards';

test.each([
  ['before the feed heard of any', undefined, 8],
  ['of a stage that had more', 12, 12],
])('all shards are read that browsers read: %s', async (_case, heard, count) => {
  const Item = heard && { changedAt: { L: Array.from({ length: heard }, () => ({ N: '1' })) } };
  const shards = await shardsOf({ send: async () => ({ Item }) } as never, 'Feed');
  expect(shards).toEqual(Array.from({ length: count }, (_, shard) => shard));
});
