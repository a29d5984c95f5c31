/** A value as DynamoDB's JSON protocol writes it, e.g. `{ S: 'NL' }`. */
export type AttributeValue =
  | { readonly S: string }
  | { readonly N: string }
  | { readonly B: string }
  | { readonly BOOL: boolean }
  | { readonly NULL: true }
  | { readonly SS: readonly string[] }
  | { readonly NS: readonly string[] }
  | { readonly BS: readonly string[] }
  | { readonly L: readonly AttributeValue[] }
  | { readonly M: Readonly<Record<string, AttributeValue>> };

export type AttributeValues = Readonly<Record<string, AttributeValue>>;

/** Writes a plain value as DynamoDB does; arrays become lists, never sets, as in AppSync. */
export function toAttributeValue(value: unknown): AttributeValue {
  if (value === null || value === undefined) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toAttributeValue) };
  return { M: toAttributeValues(value) };
}

/** Writes each member of an object; members that are undefined are left out. */
export function toAttributeValues(value: object): Record<string, AttributeValue> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, toAttributeValue(member)]),
  );
}

/** Reads a value back; sets become arrays, numbers JavaScript's own. */
function fromAttributeValue(value: AttributeValue): unknown {
  if ('S' in value) return value.S;
  if ('N' in value) return Number(value.N);
  if ('BOOL' in value) return value.BOOL;
  if ('NULL' in value) return null;
  if ('L' in value) return value.L.map(fromAttributeValue);
  if ('M' in value) return fromAttributeValues(value.M);
  if ('NS' in value) return value.NS.map(Number);
  if ('SS' in value) return value.SS;
  return 'BS' in value ? value.BS : value.B;
}

export function fromAttributeValues(values: AttributeValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fromAttributeValue(value)]));
}
