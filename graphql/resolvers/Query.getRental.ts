import { type Context, util } from '@aws-appsync/utils';
import type { QueryGetRentalArgs } from '../generated/schema';

export function request(ctx: Context<QueryGetRentalArgs>) {
  return { operation: 'GetItem', key: util.dynamodb.toMapValues({ id: ctx.arguments.id }) };
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result;
}
