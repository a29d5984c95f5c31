export interface ListingRequest {
  readonly prefix: string;
  readonly delimiter: string;
  /** Entries up to and including this one are skipped: a key, or a whole common prefix. */
  readonly after: string;
  /** 0 to 1000. */
  readonly maxKeys: number;
}

export interface Listing {
  readonly entries: readonly ListingEntry[];
  /** Where the next page begins; undefined on the last page. */
  readonly nextAfter: string | undefined;
}

export interface ListingEntry {
  readonly name: string;
  readonly kind: 'object' | 'common prefix';
}

/**
 * One page of a bucket's keys, in S3's order (by UTF-8 bytes). Keys that share what follows the prefix up to the
 * delimiter count together as one entry.
 * @param sortedKeys all keys in that order.
 */
export function listKeys(sortedKeys: readonly string[], request: ListingRequest): Listing {
  const { prefix, after, maxKeys } = request;
  const entries: ListingEntry[] = [];
  if (maxKeys === 0) return { entries, nextAfter: undefined };
  let last = after;
  // A page that starts after a common prefix skips all keys in it.
  let inCommonPrefix = commonPrefixOf(after, request) === after && after !== '' ? after : undefined;
  for (const key of sortedKeys) {
    if (!key.startsWith(prefix)) continue;
    if (inCommonPrefix !== undefined && key.startsWith(inCommonPrefix)) continue;
    if (after !== '' && compareKeys(key, after) <= 0) continue;
    if (entries.length === maxKeys) return { entries, nextAfter: last };
    inCommonPrefix = commonPrefixOf(key, request);
    last = inCommonPrefix ?? key;
    entries.push({ name: last, kind: inCommonPrefix === undefined ? 'object' : 'common prefix' });
  }
  return { entries, nextAfter: undefined };
}

function commonPrefixOf(key: string, { prefix, delimiter }: ListingRequest): string | undefined {
  const end = delimiter === '' || !key.startsWith(prefix) ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

/** S3's order of keys. */
export function compareKeys(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
