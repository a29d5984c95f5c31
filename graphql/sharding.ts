/**
 * Rentals are spread over this many partitions of the change index, so that neither writing nor reading
 * changes is bound by the 1,000 writes a second of a single DynamoDB partition. Growing it means rewriting
 * `_shard` of every stored rental.
 */
export const shardCount = 8;

/**
 * The shard a rental belongs to: the same wherever it is computed.
 * @returns 0 … {@link shardCount} − 1
 */
export const shardOf = (id: string): number => partOf(id, shardCount);

/**
 * The part that a rental belongs to when all are spread evenly over some parts: FNV-1a over its id.
 * @returns 0 … parts − 1
 */
export function partOf(id: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) {
    hash ^= id.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % parts;
}
