import { type Context, util } from '@aws-appsync/utils';
import type { QueryListRentalsArgs } from '../generated/schema';
import { pageLimit } from './page';

export function request(ctx: Context<QueryListRentalsArgs>) {
  return {
    operation: 'Scan',
    limit: pageLimit(ctx.arguments.limit),
    nextToken: ctx.arguments.nextToken,
    filter: {
      expression: '#deleted <> :true',
      expressionNames: { '#deleted': '_deleted' },
      expressionValues: util.dynamodb.toMapValues({ ':true': true }),
    },
  };
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return { items: ctx.result.items, nextToken: ctx.result.nextToken, startedAt: util.time.nowEpochMilliSeconds() };
}
