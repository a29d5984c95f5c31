import { type Context, util } from '@aws-appsync/utils';
import type { QueryListActivityArgs } from '../generated/schema';
import { activityQuery } from './activity-query';
import { pageLimit } from './page';

export function request(ctx: Context<QueryListActivityArgs>) {
  const { limit, nextToken } = ctx.arguments;
  return { ...activityQuery(ctx.arguments), limit: pageLimit(limit), nextToken, scanIndexForward: false };
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return { items: ctx.result.items, nextToken: ctx.result.nextToken };
}
