import { type Context, util } from '@aws-appsync/utils';
import type { QuerySyncRentalsArgs } from '../generated/schema';
import { changeIndex } from '../reading-changes';
import { maxShardCount } from '../sharding';
import { pageLimit } from './page';

export function request(ctx: Context<QuerySyncRentalsArgs>) {
  const { shard, lastSync, limit, nextToken } = ctx.arguments;
  if (shard < 0 || shard >= maxShardCount)
    util.error(`shard must be between 0 and ${maxShardCount - 1}.`, 'BadRequest');
  return {
    operation: 'Query',
    index: changeIndex,
    query: {
      expression: '#shard = :shard AND #changed >= :since',
      expressionNames: { '#shard': '_shard', '#changed': '_lastChangedAt' },
      expressionValues: util.dynamodb.toMapValues({ ':shard': shard, ':since': lastSync ?? 0 }),
    },
    limit: pageLimit(limit),
    nextToken,
    scanIndexForward: true,
  };
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return { items: ctx.result.items, nextToken: ctx.result.nextToken, startedAt: util.time.nowEpochMilliSeconds() };
}
