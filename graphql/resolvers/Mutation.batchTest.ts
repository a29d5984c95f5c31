import { type Context, util } from '@aws-appsync/utils';
import { type BatchTestAnswer, batchTooLarge, maxBatchSize } from '../batch-test';
import type { MutationBatchTestArgs } from '../generated/schema';
import { authorOf } from './author';

/** A batch that is too large is refused here: in the function it would count as a failure of the function. */
export function request(ctx: Context<MutationBatchTestArgs>) {
  const { rentals, origin } = ctx.arguments;
  if (rentals.length > maxBatchSize) util.error(batchTooLarge(rentals.length), 'BadRequest');
  return { operation: 'Invoke', payload: { rentals, origin, author: authorOf(ctx.identity) } };
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
