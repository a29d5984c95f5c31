import type { BatchTestFailure } from '../../../../graphql/batch-test';
import type { QuerySyncRentalsArgs, Rental, RentalInput } from '../../../../graphql/generated/schema';
import { tombstoneAge } from '../../../../graphql/reading-changes';
import { defaultShardCount } from '../../../../graphql/sharding';
import { decideOutcome } from '../../../../lambdas/batch-test/decide-outcome';
import { failed, type Outcome } from '../../../../lambdas/batch-test/outcome';
import { type PlannedWrite, planWrite } from '../../../../lambdas/batch-test/plan-write';
import type { ValidRow } from '../../../../lambdas/batch-test/valid-row';
import { validateBatch } from '../../../../lambdas/batch-test/validate-batch';
import { publicRental, type StoredRental } from '../../../../lambdas/shared/stored-rental';

/** What goes wrong while one row is written. */
export type Mishap = 'none' | 'throttled' | 'writtenButUnsaid';

interface Write {
  readonly stored: StoredRental;
  /** When the change index shows it. */
  readonly visibleAt: number;
}

const pageSize = 2;

/**
 * The cloud in a few lines: it decides by the functions of lambdas/batch-test, applies their plans as the table does,
 * and has a change index that lags and clocks that differ.
 */
export class ModelCloud {
  /** Milliseconds since 1970, independent of the clients' clocks. */
  now = Date.UTC(2026, 10, 20);
  /** Over how many shards new versions are spread. */
  shardCount = defaultShardCount;
  /** Every write there was, by rental and in order. */
  readonly history = new Map<string, Write[]>();

  /** @param skew what the writing function's clock is ahead; @param lag of the change index; both in milliseconds */
  write(rentals: RentalInput[], skew: number, lag: number, mishaps: readonly Mishap[]) {
    const outcomes = validateBatch(rentals).map((row, index) =>
      'kind' in row ? row : this.writeRow(row, skew, lag, mishaps[index % mishaps.length] ?? 'none'),
    );
    return {
      rentals: outcomes.map((outcome): Rental | null => ('rental' in outcome ? outcome.rental : null)),
      failures: outcomes.flatMap((outcome): BatchTestFailure[] => ('failure' in outcome ? [outcome.failure] : [])),
    };
  }

  /** One page of a shard's changes, as the index shows them now. */
  async syncRentals({ shard, lastSync, nextToken }: QuerySyncRentalsArgs, skew: number) {
    const changes = [...this.history.values()]
      .flatMap((writes) => writes.findLast(({ visibleAt }) => visibleAt <= this.now)?.stored ?? [])
      .filter(({ _shard, _lastChangedAt }) => _shard === shard && _lastChangedAt >= (lastSync ?? 0))
      .sort((left, right) => left._lastChangedAt - right._lastChangedAt || left.id.localeCompare(right.id));
    const first = Number(nextToken ?? 0);
    const items: Rental[] = changes.slice(first, first + pageSize).map(publicRental);
    const isLast = first + pageSize >= changes.length;
    return { items, nextToken: isLast ? null : String(first + pageSize), startedAt: this.now + skew };
  }

  /** The shards that were ever written to, as the change feed answers them. */
  shards(): number[] {
    const written = [...this.history.values()].flat().map(({ stored }) => stored._shard + 1);
    return Array.from({ length: Math.max(defaultShardCount, ...written) }, (_, shard) => shard);
  }

  /** As the table does with tombstones. @returns the rentals that it has forgotten now */
  expire(): string[] {
    const isExpired = ({ stored }: Write) => stored._deleted && this.now - stored._lastChangedAt > tombstoneAge;
    const expired = [...this.history].filter(([, writes]) => isExpired(writes.at(-1) as Write)).map(([id]) => id);
    for (const id of expired) this.history.delete(id);
    return expired;
  }

  stored(id: string): StoredRental | undefined {
    return this.history.get(id)?.at(-1)?.stored;
  }

  all(): Rental[] {
    return [...this.history.keys()].sort().map((id) => publicRental(this.stored(id) as StoredRental));
  }

  /** How often a mutation was written. */
  timesWritten(mutation: string): number {
    return [...this.history.values()].flat().filter(({ stored }) => stored.conflictID === mutation).length;
  }

  private writeRow(row: ValidRow, skew: number, lag: number, mishap: Mishap): Outcome {
    if (mishap === 'throttled') return failed(row, 'Throttled', 'Send it again.', 'ThrottlingException');
    const before = this.stored(row.id);
    const plan = planWrite(row, this.now + skew, undefined, this.shardCount);
    if (!meetsCondition(plan, before)) return decideOutcome(row, before);
    const stored = applied(plan, before);
    const writes = this.history.get(row.id) ?? [];
    // An index shows the versions of one item in their order.
    const visibleAt = Math.max(this.now + lag, writes.at(-1)?.visibleAt ?? 0);
    this.history.set(row.id, [...writes, { stored, visibleAt }]);
    if (mishap === 'writtenButUnsaid') return failed(row, 'InternalFailure', 'Send it again.', 'ECONNRESET');
    return { kind: 'written', rental: publicRental(stored) };
  }
}

function meetsCondition({ ConditionExpression = '', ExpressionAttributeValues }: PlannedWrite, item?: StoredRental) {
  if (ConditionExpression === 'attribute_not_exists(#id)') return item === undefined;
  if (ConditionExpression.startsWith('attribute_exists')) return false;
  const values = ExpressionAttributeValues ?? {};
  const differs = [...ConditionExpression.matchAll(/#(\w+) <> :\1/g)].some(
    ([, name]) => item?.[name as keyof StoredRental] !== values[`:${name}`],
  );
  return item?._version === values[':base'] && differs;
}

function applied({ Key, UpdateExpression = '', ExpressionAttributeValues }: PlannedWrite, item?: StoredRental) {
  const [assigned = '', removed = ''] = UpdateExpression.split(' REMOVE ');
  const values = [...assigned.matchAll(/#(\w+) = :\1/g)].map(([, name]) => [
    name,
    ExpressionAttributeValues?.[`:${name}`],
  ]);
  const stored = { ...item, ...Key, ...Object.fromEntries(values) };
  delete stored[removed.slice(1)];
  return stored as StoredRental;
}
