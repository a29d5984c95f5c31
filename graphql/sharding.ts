/**
 * Rentals are spread over partitions of the change index, so that neither writing nor reading changes is bound by the
 * 1,000 writes a second of a single DynamoDB partition. This many at first; the stage's setting `shardCount` is the
 * number that new versions are spread over. A version stays in the shard it was written to, so every shard that was ever
 * written to is read: `changeFeed` knows how many.
 */
export const defaultShardCount = 8;

/** The most that a stage may have. */
export const maxShardCount = 256;

/** How many shards are read. @param changedAt one value for each shard that was ever written to: the change feed's */
export const shardCountOf = (changedAt: readonly unknown[]): number => Math.max(defaultShardCount, changedAt.length);

/**
 * The shard a rental's next version belongs to.
 * @returns 0 … shards − 1
 */
export const shardOf = (id: string, shards: number = defaultShardCount): number => partOf(id, shards);

/**
 * The part that a rental belongs to when all are spread evenly over some parts.
 * @returns 0 … parts − 1
 */
export const partOf = (id: string, parts: number): number => hashOf(id) % parts;

/** FNV-1a over an id. @returns 32 bits, not negative */
export function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) {
    hash ^= id.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
