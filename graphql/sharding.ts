/**
 * Rentals are spread over this many partitions of the change index, so that neither writing nor reading
 * changes is bound by the 1,000 writes a second of a single DynamoDB partition. Growing it means rewriting
 * `_shard` of every stored rental.
 */
export const shardCount = 8;

/**
 * The shard a rental belongs to: FNV-1a over its id, so that it is the same wherever it is computed.
 * @returns 0 … {@link shardCount} − 1
 */
export function shardOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) {
    hash ^= id.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % shardCount;
}
