import type { Context } from '@aws-appsync/utils';
import type { MutationPublishRentalChangesArgs } from '../generated/schema';

export function request(ctx: Context<MutationPublishRentalChangesArgs>) {
  return { payload: ctx.arguments.changes };
}

export function response(ctx: Context) {
  return ctx.result;
}
