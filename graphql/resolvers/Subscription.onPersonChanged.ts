import { type Context, util } from '@aws-appsync/utils';
import type { SubscriptionOnPersonChangedArgs } from '../generated/schema';
import { callerOf } from './caller';

/** Everybody may follow their own account only. */
export function request(ctx: Context<SubscriptionOnPersonChangedArgs>) {
  if (callerOf(ctx.identity)?.sub !== ctx.arguments.sub) util.unauthorized();
  return { payload: null };
}

export function response() {
  return null;
}
