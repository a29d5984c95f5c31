import { AwsError } from '../http/errors';

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html: bytes of the text as it is sent. */
const maxExpressionBytes = 4096;

const expressions = [
  'UpdateExpression',
  'ConditionExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
];

const attributeMaps = new Set(['Key', 'Keys', 'Item', 'ExclusiveStartKey', 'ExpressionAttributeValues']);

/** A value in 31 lists or maps, each of two levels of JSON, as an attribute of its item. */
const maxJsonDepth = 63;

/**
 * Refuses what DynamoDB refuses and dynalite accepts, or fails at.
 * @throws AwsError ValidationException
 */
export function checkRequest(input: Readonly<Record<string, unknown>>): void {
  check(input, 0, false);
  for (const name of expressions) {
    const size = Buffer.byteLength(String(input[name] ?? ''));
    if (size <= maxExpressionBytes) continue;
    refuse(`Invalid ${name}: Expression size has exceeded the maximum allowed size; expression size: ${size}`);
  }
}

function check(value: unknown, jsonDepth: number, isAttribute: boolean): void {
  if (value === null && isAttribute) {
    refuse('Supplied AttributeValue is empty, must contain exactly one of the supported datatypes');
  }
  if (typeof value !== 'object' || value === null) return;
  if (jsonDepth > maxJsonDepth) {
    const problem = 'Attributes in the item have nested levels beyond supported limit';
    refuse(`Nesting Levels have exceeded supported limits: ${problem}`);
  }
  for (const [name, part] of Object.entries(value)) {
    if (!isAttribute && attributeMaps.has(name)) check(part, 0, true);
    else check(part, jsonDepth + 1, isAttribute);
  }
}

function refuse(message: string): never {
  throw new AwsError('ValidationException', message);
}
