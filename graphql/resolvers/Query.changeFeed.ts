import { type Context, util } from '@aws-appsync/utils';
import { feedKey, type StoredFeed } from '../rental-changes';
import { shardCountOf } from '../sharding';

export function request() {
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(feedKey) };
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const feed = ctx.result as Partial<StoredFeed> | null;
  const changedAt = feed?.changedAt ?? [];
  return { sequence: feed?.sequence ?? 0, shardCount: shardCountOf(changedAt), changedAt };
}
