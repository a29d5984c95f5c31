import { type Context, util } from '@aws-appsync/utils';
import type { QueryRentalHistoryArgs } from '../generated/schema';
import { pageLimit } from './page';

export function request(ctx: Context<QueryRentalHistoryArgs>) {
  const { id, limit, nextToken } = ctx.arguments;
  return {
    operation: 'Query',
    query: {
      expression: '#rental = :rental',
      expressionNames: { '#rental': 'rentalId' },
      expressionValues: util.dynamodb.toMapValues({ ':rental': id }),
    },
    limit: pageLimit(limit),
    nextToken,
    scanIndexForward: false,
  };
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return { items: ctx.result.items, nextToken: ctx.result.nextToken };
}
