import { rentalFieldNames } from '../../graphql/generated/schema';
import type { CompleteRental } from '../../graphql/rental';
import type { StoredAuthor } from '../batch-test/change-author';

/** How many of a rental's last mutations the table remembers: one that is sent again later than that is a conflict. */
export const maxRecentMutationIds = 8;

/**
 * Where the table remembers the mutation that wrote a version. Versions take turns, so that writing one forgets the
 * oldest without reading any.
 */
export const mutationAttribute = (version: number): `_mutation${number}` =>
  `_mutation${version % maxRecentMutationIds}`;

const mutationAttributes = Array.from({ length: maxRecentMutationIds }, (_, turn) => mutationAttribute(turn));

/** A rental as the table holds it. */
export interface StoredRental extends CompleteRental, Partial<StoredAuthor> {
  /** Its partition of the change index. */
  _shard: number;
  /** When a tombstone leaves the table, in seconds since 1970. */
  _ttl?: number;
  /** The id of a mutation that wrote it lately: see {@link mutationAttribute}. */
  [mutation: `_mutation${number}`]: string | undefined;
}

/** True when a mutation is among those that wrote the rental lately, even if others have written since. */
export function hasApplied(stored: StoredRental, conflictID: string): boolean {
  return stored.conflictID === conflictID || mutationAttributes.some((name) => stored[name] === conflictID);
}

/** The part of a stored rental that clients may see. */
export function publicRental(stored: StoredRental): CompleteRental {
  const fields = rentalFieldNames.map((name) => [name, stored[name] ?? null]);
  return { ...Object.fromEntries(fields), _deleted: stored._deleted ?? false };
}
