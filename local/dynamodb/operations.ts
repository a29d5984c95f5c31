import type { Done, Store } from 'dynalite/db';
import { checkTypes, checkValidations } from 'dynalite/validations';
import { AwsError } from '../http/errors';
import { cachedParse, type Parse } from './expression-cache';
import { openSession, type TableStore } from './session';

type Input = Record<string, unknown>;

interface Operation {
  readonly run: (store: Store, input: Input, done: Done<Record<string, unknown>>) => void;
  readonly types: Readonly<Record<string, unknown>>;
  readonly custom: unknown;
}

/** A parameter that dynalite does not know. */
const returnOnFailure = { type: 'String', enum: ['ALL_OLD', 'NONE'] };
const conditional = ['DeleteItem', 'PutItem', 'UpdateItem'];
const names = ['BatchGetItem', 'BatchWriteItem', 'DescribeTable', 'GetItem', 'Query', 'Scan', ...conditional];

for (const name of ['conditionParser', 'updateParser']) {
  const parser = require(`dynalite/db/${name}`) as { parse: Parse };
  parser.parse = cachedParse(parser.parse);
}

/** DynamoDB's operations that dynalite runs unchanged on the tables of the templates. */
const operations = new Map(names.map((name) => [name, loadOperation(name)]));

function loadOperation(name: string): Operation {
  const file = name.charAt(0).toLowerCase() + name.slice(1);
  const { types, custom } = require(`dynalite/validations/${file}`) as Operation;
  return {
    run: require(`dynalite/actions/${file}`) as Operation['run'],
    types: conditional.includes(name) ? { ...types, ReturnValuesOnConditionCheckFailure: returnOnFailure } : types,
    custom,
  };
}

export const isStoreOperation = (name: string) => operations.has(name);

/**
 * Runs one operation on the store. It modifies the input, as dynalite does.
 * @throws AwsError with DynamoDB's own code.
 */
export async function runOperation(tables: TableStore, name: string, input: Input): Promise<Record<string, unknown>> {
  const { run, types, custom } = operations.get(name) as Operation;
  const session = openSession(tables);
  try {
    const checked = checkTypes(input, types);
    checkValidations(checked, types, custom, session.store);
    return await new Promise((resolve, reject) => {
      run(session.store, checked, (error, output = {}) => (error ? reject(error) : resolve(output)));
    });
  } catch (error) {
    const refusal = toAwsError(error);
    if (refusal.code !== 'ConditionalCheckFailedException') throw refusal;
    const Item = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? session.itemRead() : undefined;
    throw Item ? new AwsError(refusal.code, refusal.message, refusal.statusCode, { Item }) : refusal;
  }
}

interface DynaliteError {
  readonly statusCode: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly __type: string };
}

/** Translates dynalite's errors; any other error is a defect of the local cloud and is thrown unchanged. */
function toAwsError(error: unknown): AwsError {
  const { statusCode, body } = error as Partial<DynaliteError>;
  if (!statusCode || !body) throw error;
  const { __type, message, Message, ...details } = body;
  return new AwsError(__type.slice(__type.indexOf('#') + 1), String(message ?? Message ?? ''), statusCode, details);
}
