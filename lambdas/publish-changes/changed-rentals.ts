import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { isNewer } from '../../graphql/reading-changes';
import type { ChangedRental } from '../../graphql/rental-changes';
import { publicRental, type StoredRental } from '../shared/stored-rental';

/** The changes of one batch of the stream, for the next message. */
export interface Changes {
  readonly shards: readonly number[];
  /** The time of the earliest change, in milliseconds since 1970. */
  readonly since: number;
  /** The last version of each rental that changed. */
  readonly rentals: readonly ChangedRental[];
}

/** @returns undefined where nothing changed: tombstones expired */
export function changesOf(records: readonly DynamoDBRecord[]): Changes | undefined {
  const latest = new Map<string, StoredRental>();
  let since = Number.POSITIVE_INFINITY;
  for (const { dynamodb } of records) {
    const { NewImage } = dynamodb ?? {};
    // Polder deletes by a tombstone, which is a version. Only the expiry of tombstones removes items.
    if (!NewImage) continue;
    const rental = unmarshall(NewImage as Record<string, AttributeValue>) as StoredRental;
    since = Math.min(since, rental._lastChangedAt);
    const known = latest.get(rental.id);
    if (!known || !isNewer(known, rental)) latest.set(rental.id, rental);
  }
  if (latest.size === 0) return undefined;
  const stored = [...latest.values()];
  return { shards: [...new Set(stored.map(({ _shard }) => _shard))], since, rentals: stored.map(changedRental) };
}

function changedRental(stored: StoredRental): ChangedRental {
  const { updatedAt, ...rental } = publicRental(stored);
  return rental;
}
