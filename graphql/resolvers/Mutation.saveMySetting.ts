import { type Context, util } from '@aws-appsync/utils';
import { maxSettingLength } from '../account-settings';
import type { MutationSaveMySettingArgs } from '../generated/schema';
import { ownSub } from './own-sub';

/** The latest choice stays, whichever arrives first. */
export function request(ctx: Context<MutationSaveMySettingArgs>) {
  const { name, value, age } = ctx.arguments;
  const sub = ownSub(ctx.identity);
  if (age < 0) util.error('age must not be negative: nothing is chosen in the future.', 'BadRequest');
  if (value.length > maxSettingLength) {
    util.error(
      `The setting ${name} has ${value.length} characters; at most ${maxSettingLength} are saved.`,
      'SettingTooLarge',
    );
  }
  const changedAt = util.time.nowEpochMilliSeconds() - age;
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ sub, name }),
    update: {
      expression: 'SET #value = :value, #changedAt = :changedAt',
      expressionNames: { '#value': 'value', '#changedAt': 'changedAt' },
      expressionValues: util.dynamodb.toMapValues({ ':value': value, ':changedAt': changedAt }),
    },
    condition: {
      // AppSync documents that a condition has placeholders of its own: none of the update's.
      expression: 'attribute_not_exists(#savedAt) OR #savedAt <= :chosenAt',
      expressionNames: { '#savedAt': 'changedAt' },
      expressionValues: util.dynamodb.toMapValues({ ':chosenAt': changedAt }),
    },
  };
}

export function response(ctx: Context) {
  const { error } = ctx;
  if (error && error.type === 'DynamoDB:ConditionalCheckFailedException') return null;
  if (error) util.error(error.message, error.type);
  return ctx.result;
}
