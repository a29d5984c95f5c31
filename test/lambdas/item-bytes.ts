import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/**
 * Bytes of an item as DynamoDB counts them: each attribute's name and value.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export const itemBytes = (item: Record<string, AttributeValue>): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes({ S, N, BOOL, NULL, M, L }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.length / 2) + 1;
  if (BOOL !== undefined || NULL !== undefined) return 1;
  // Three bytes for a map or a list, and one for each of its elements.
  if (M !== undefined) return 3 + Object.keys(M).length + itemBytes(M);
  if (L !== undefined) return L.reduce((sum, one) => sum + 1 + valueBytes(one), 3);
  throw new Error('The item has attributes of a type that is not counted here.');
}

/** Within two in a hundred by default: names and figures of the sample are of different lengths. */
export function expectNear(measured: number, stated: number, tolerance = 0.02): void {
  expect(measured).toBeGreaterThan(stated * (1 - tolerance));
  expect(measured).toBeLessThan(stated * (1 + tolerance));
}
