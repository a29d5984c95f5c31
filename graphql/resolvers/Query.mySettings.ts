import { type Context, util } from '@aws-appsync/utils';
import { ownSub } from './own-sub';

/** All settings of an account: one page, as there are few and each has a limit. */
export function request(ctx: Context) {
  return {
    operation: 'Query',
    query: {
      expression: '#sub = :sub',
      expressionNames: { '#sub': 'sub' },
      expressionValues: util.dynamodb.toMapValues({ ':sub': ownSub(ctx.identity) }),
    },
    // A deleted account has markers without a value for a while (lambdas/people/settings.ts).
    filter: { expression: 'attribute_exists(#value)', expressionNames: { '#value': 'value' } },
    // What was just saved in another browser must be here.
    consistentRead: true,
  };
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  return ctx.result.items;
}
