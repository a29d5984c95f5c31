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

/**
 * Refuses what DynamoDB refuses and dynalite accepts, or fails at.
 * @throws AwsError ValidationException
 */
export function checkRequest(input: Readonly<Record<string, unknown>>): void {
  checkAttributes(input, false);
  for (const name of expressions) {
    const size = Buffer.byteLength(String(input[name] ?? ''));
    if (size <= maxExpressionBytes) continue;
    const problem = `Expression size has exceeded the maximum allowed size; expression size: ${size}`;
    throw new AwsError('ValidationException', `Invalid ${name}: ${problem}`);
  }
}

function checkAttributes(value: unknown, isAttribute: boolean): void {
  if (value === null && isAttribute) {
    const problem = 'Supplied AttributeValue is empty, must contain exactly one of the supported datatypes';
    throw new AwsError('ValidationException', problem);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) checkAttributes(part, isAttribute || attributeMaps.has(name));
}
