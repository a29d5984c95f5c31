import { gunzipSync } from 'node:zlib';
import type { ReadFile } from '../../../../frontend/src/features/rentals/sync/snapshotFiles';
import type { QuerySyncRentalsArgs, RentalConnection } from '../../../../graphql/generated/schema';
import type { CompleteRental } from '../../../../graphql/rental';
import { manifestKey, snapshotFormat } from '../../../../graphql/rental-snapshot';
import { defaultShardCount } from '../../../../graphql/sharding';
import { buildSnapshots } from '../../../../lambdas/build-snapshots/build-snapshots';
import type { ChangeIndex } from '../../../../lambdas/build-snapshots/change-index';
import {
  type BuilderManifest,
  OvertakenError,
  type SnapshotStore,
} from '../../../../lambdas/build-snapshots/snapshot-store';
import type { ModelCloud } from './model-cloud';

/** The cloud whose rentals are in the files, and its time. */
export type FiledCloud = Pick<ModelCloud, 'now' | 'shards'> & {
  syncRentals(page: QuerySyncRentalsArgs, skew: number): Promise<Pick<RentalConnection, 'items' | 'nextToken'>>;
};

/** The change index as the function reads it: as lagging as browsers find it. */
export function modelIndex(cloud: FiledCloud): ChangeIndex {
  const pages = async function* (shard: number, since: number) {
    let nextToken: string | null | undefined;
    do {
      cloud.now += 20;
      const page = await cloud.syncRentals({ shard, lastSync: since, nextToken }, 0);
      yield page.items as CompleteRental[];
      nextToken = page.nextToken;
    } while (nextToken);
  };
  return {
    async count(shard, since) {
      let found = 0;
      for await (const page of pages(shard, since)) found += page.length;
      return found;
    },
    read: pages,
  };
}

/** A step of a run that fails: the function is ended there, as by its time limit. */
export type FailingStep = 'writeFile' | 'writeManifest' | 'readFile' | 'removeUnnamed' | 'none';

interface Stored {
  readonly content: Uint8Array;
  readonly at: number;
}

/** A bucket in memory. */
export class ModelFiles {
  readonly files = new Map<string, Stored>();
  manifest: BuilderManifest = { format: snapshotFormat, shardCount: defaultShardCount, shards: {}, progress: {} };
  tag = 0;

  constructor(private readonly cloud: FiledCloud) {}

  /** @param fails the step at which the run ends, at the time of its `after`-th call */
  store(fails: FailingStep = 'none', after = 0): SnapshotStore {
    let calls = 0;
    const step = (name: FailingStep) => {
      if (name === fails && calls++ >= after) throw new Error(`It fails at ${name}.`);
    };
    return {
      readManifest: async () => ({ manifest: this.manifest, tag: this.tag === 0 ? undefined : String(this.tag) }),
      writeManifest: async (manifest, tag) => {
        step('writeManifest');
        if ((tag ?? '0') !== String(this.tag)) throw new OvertakenError();
        this.manifest = manifest;
        this.tag++;
        return String(this.tag);
      },
      readFile: async (key) => {
        step('readFile');
        return this.files.get(key)?.content;
      },
      writeFile: async ({ key, content }) => {
        step('writeFile');
        this.files.set(key, { content, at: this.cloud.now });
      },
      removeUnnamed: async (manifests, before) => {
        step('removeUnnamed');
        const kept = new Set(manifests.flatMap(({ shards: named }) => Object.values(named).map(({ key }) => key)));
        const gone = [...this.files].filter(([key, { at }]) => !kept.has(key) && at < before);
        for (const [key] of gone) this.files.delete(key);
        return gone.length;
      },
    };
  }

  async build(fails?: FailingStep, after?: number): Promise<void> {
    const { cloud } = this;
    const end = Number.POSITIVE_INFINITY;
    const build = {
      minChanges: 2,
      shards: cloud.shards(),
      index: modelIndex(cloud),
      store: this.store(fails, after),
      now: () => cloud.now,
      endsAt: end,
    };
    await buildSnapshots(build).catch(() => {});
  }

  /** As before the first run. */
  forget(): void {
    this.tag = 0;
  }

  /** As a browser reads it, in pieces that end anywhere. @param isDamaged the file breaks off in the middle */
  readFile(isDamaged: (key: string) => boolean = () => false): ReadFile {
    return async (key, take) => {
      const text = key === manifestKey ? JSON.stringify(this.manifest) : this.text(key);
      if (text === undefined || (key === manifestKey && this.tag === 0)) return false;
      const end = isDamaged(key) ? Math.floor(text.length / 2) : text.length;
      for (let at = 0; at < end; at += 700) await take(text.slice(at, Math.min(end, at + 700)));
      return true;
    };
  }

  private text(key: string): string | undefined {
    const stored = this.files.get(key);
    return stored && gunzipSync(stored.content).toString();
  }
}
