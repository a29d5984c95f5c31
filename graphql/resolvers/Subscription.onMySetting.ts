import { type Context, util } from '@aws-appsync/utils';
import type { SubscriptionOnMySettingArgs } from '../generated/schema';
import { ownSub } from './own-sub';

/** Everybody may follow their own settings only. */
export function request(ctx: Context<SubscriptionOnMySettingArgs>) {
  if (ownSub(ctx.identity) !== ctx.arguments.sub) util.unauthorized();
  return { payload: null };
}

export function response() {
  return null;
}
