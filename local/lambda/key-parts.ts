import { createHash } from 'node:crypto';
import type { Item } from 'dynalite/db';

/**
 * The part that a key's records belong to: the same for each of them, and spread evenly over all keys.
 * @returns 0 … parts − 1
 */
export function partOfKey(keys: Item, parts: number): number {
  if (parts === 1) return 0;
  return createHash('md5').update(JSON.stringify(keys)).digest().readUInt32BE(0) % parts;
}
