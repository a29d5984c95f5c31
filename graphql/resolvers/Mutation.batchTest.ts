import { type Context, util } from '@aws-appsync/utils';
import type { BatchTestAnswer } from '../batch-test';
import type { MutationBatchTestArgs } from '../generated/schema';

export function request(ctx: Context<MutationBatchTestArgs>) {
  return { operation: 'Invoke', payload: { rentals: ctx.arguments.rentals } };
}

/** The rows that were written go into `data`; each row that was not becomes one of the answer's `errors`. */
export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const answer: BatchTestAnswer = ctx.result;
  for (const failure of answer.failures) {
    util.appendError(failure.message, failure.errorType, null, failure.errorInfo);
  }
  return answer.rentals;
}
