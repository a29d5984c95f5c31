import { type Context, util } from '@aws-appsync/utils';
import type { PeopleAnswer } from '../people';
import { callerOf } from './caller';

/** Hands a field to the `people` function. AppSync has checked that the caller's role may use it. */
export function request(ctx: Context) {
  const caller = callerOf(ctx.identity);
  // Credentials of the AWS account itself: rules such as "not your own account" need to know who it is.
  if (!caller) util.error('Sign in with an account of the user pool to change people.', 'Unauthorized');
  return { operation: 'Invoke', payload: { field: ctx.info.fieldName, arguments: ctx.arguments, caller } };
}

export function response(ctx: Context) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const answer: PeopleAnswer = ctx.result;
  const { refusal } = answer;
  if (refusal) util.error(refusal.message, refusal.errorType);
  return answer.value;
}
