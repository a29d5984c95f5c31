import type { ChangeFeed } from '../../../../graphql/generated/schema';
import type { StoredFeed } from '../../../../graphql/rental-changes';
import { defaultShardCount } from '../../../../graphql/sharding';
import { leaseTime } from '../../../../lambdas/publish-changes/change-feed';
import type { Changes } from '../../../../lambdas/publish-changes/changed-rentals';
import type { WriteChanges } from '../../../../lambdas/publish-changes/changes-file';
import type { Publisher } from '../../../../lambdas/publish-changes/publish-pending';

type Mutable = { -readonly [Key in keyof StoredFeed]: StoredFeed[Key] };

/** The change feed's item in memory, with the conditions of ChangeFeedTable. */
export class MemoryFeed {
  state: Mutable = { sequence: 0, publishedAt: 0, changedAt: [] };

  /** As the resolver of `changeFeed` answers. */
  answer(): ChangeFeed {
    const { sequence, changedAt } = this.state;
    return { sequence, shardCount: Math.max(defaultShardCount, changedAt.length), changedAt: [...changedAt] };
  }

  raiseShardCount(count: number): void {
    const { changedAt } = this.state;
    const more = Math.max(0, Math.max(defaultShardCount, count) - changedAt.length);
    this.state.changedAt = [...changedAt, ...Array.from({ length: more }, Date.now)];
  }

  /** @param max how many rentals may wait in the item */
  async add({ shards, since, rentals }: Changes, max: number, writeFile: WriteChanges): Promise<void> {
    const isFew = () => (this.state.pendingCount ?? 0) + rentals.length <= max;
    const file = isFew() ? undefined : await writeFile(rentals);
    const { state } = this;
    const some: Partial<StoredFeed> =
      file !== undefined
        ? { pendingFiles: [...(state.pendingFiles ?? []), file] }
        : isFew()
          ? {
              pendingRentals: [...(state.pendingRentals ?? []), JSON.stringify(rentals)],
              pendingCount: (state.pendingCount ?? 0) + rentals.length,
            }
          : { pendingUnfiled: true };
    this.state = {
      ...state,
      changedAt: state.changedAt.map((at, shard) => (shards.includes(shard) ? Date.now() : at)),
      pendingShards: new Set([...(state.pendingShards ?? []), ...shards]),
      pendingSince: new Set([...(state.pendingSince ?? []), since]),
      ...some,
    };
  }

  acquireLease: Publisher['feed']['acquireLease'] = async (holder, now) => {
    const { leaseUntil, leaseHolder } = this.state;
    if (leaseUntil !== undefined && leaseUntil >= now && leaseHolder !== holder) return undefined;
    this.state = { ...this.state, leaseHolder: holder, leaseUntil: now + leaseTime };
    return this.state;
  };

  takePending: Publisher['feed']['takePending'] = async (holder, now) => {
    const before = this.state;
    if (before.leaseHolder !== holder || !before.pendingShards) return undefined;
    const { pendingShards, pendingSince, pendingRentals, pendingCount, pendingFiles, pendingUnfiled, ...rest } = before;
    this.state = { ...rest, sequence: before.sequence + 1, publishedAt: now };
    return before;
  };

  releaseLeaseWhenIdle: Publisher['feed']['releaseLeaseWhenIdle'] = async (holder, publishedAt) => {
    if (this.state.leaseHolder !== holder || this.state.pendingShards) return undefined;
    await this.releaseLease(holder, publishedAt);
    return this.state;
  };

  releaseLease: Publisher['feed']['releaseLease'] = async (holder, publishedAt) => {
    if (this.state.leaseHolder !== holder) return;
    const { leaseHolder, leaseUntil, ...rest } = this.state;
    this.state = { ...rest, publishedAt };
  };
}
