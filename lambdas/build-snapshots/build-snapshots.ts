import { buildShard, type ShardBuild, type ShardSnapshot } from './shard-snapshot';
import { type BuilderManifest, OvertakenError, type SnapshotStore } from './snapshot-store';

/**
 * Files that no manifest names are deleted after this time: browsers may still read them from an earlier manifest or a
 * message.
 */
const graceTime = 60 * 60_000;

export interface SnapshotsBuild extends Pick<ShardBuild, 'index' | 'minChanges' | 'now'> {
  /** All shards that were ever written to. */
  readonly shards: readonly number[];
  readonly store: SnapshotStore;
  /** When the run must be over, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** One line of the log per run. */
export interface BuildSummary {
  unchanged: number;
  counted: number;
  confirmed: number;
  written: number;
  /** Shards that no time was left for; a later run begins with them. */
  postponed: number;
  removedFiles: number;
  /** True if this run ended early, because another one ran at the same time. */
  overtaken: boolean;
  /** For each error, the number of shards that could not be read or written because of it. */
  causes: Record<string, number>;
}

/** Shards with the oldest file first, so that none is postponed for ever. */
function oldestFirst({ shards }: BuilderManifest, all: readonly number[]): number[] {
  return all.toSorted((one, other) => (shards[one]?.readUpTo ?? 0) - (shards[other]?.readUpTo ?? 0));
}

/** Rebuilds the file of each shard with enough changes, one by one, and updates the manifest. */
export async function buildSnapshots({ shards, endsAt, ...build }: SnapshotsBuild): Promise<BuildSummary> {
  const { store, now } = build;
  const summary: BuildSummary = {
    unchanged: 0,
    counted: 0,
    confirmed: 0,
    written: 0,
    postponed: 0,
    removedFiles: 0,
    overtaken: false,
    causes: {},
  };
  const { manifest: before, tag: found } = await store.readManifest();
  // Files stay usable when shards are added; the new shards have none yet.
  let manifest: BuilderManifest = { ...before, shardCount: shards.length };
  let tag = found;
  // Even the first run writes a manifest, so that browsers find one from then on.
  let isUnsaved = tag === undefined || before.shardCount !== shards.length;
  let longest = 0;
  const save = async () => {
    tag = await store.writeManifest(manifest, tag);
    isUnsaved = false;
  };
  try {
    for (const shard of oldestFirst(manifest, shards)) {
      const startedAt = now();
      if (startedAt + longest > endsAt) {
        summary.postponed++;
        continue;
      }
      try {
        const built = await buildShard({
          shard,
          entry: manifest.shards[shard],
          progress: manifest.progress[shard],
          ...build,
        });
        summary[built.outcome]++;
        manifest = withShard(manifest, shard, built);
        if (built.outcome !== 'unchanged') isUnsaved = true;
        if (built.outcome === 'written') await save();
      } catch (error) {
        if (error instanceof OvertakenError) throw error;
        const cause = error instanceof Error ? error.name : String(error);
        summary.causes[cause] = (summary.causes[cause] ?? 0) + 1;
        console.error(error);
      }
      longest = Math.max(longest, now() - startedAt);
    }
    if (isUnsaved) await save();
    if (summary.written + summary.counted + summary.confirmed > 0) {
      // Browsers that have read the manifest before may be about to read its files.
      summary.removedFiles = await store.removeUnnamed([before, manifest], now() - graceTime);
    }
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error;
    summary.overtaken = true;
  }
  return summary;
}

function withShard(manifest: BuilderManifest, shard: number, { entry, progress }: ShardSnapshot): BuilderManifest {
  const { [shard]: _before, ...others } = manifest.shards;
  return {
    ...manifest,
    shards: entry ? { ...others, [shard]: entry } : others,
    progress: { ...manifest.progress, [shard]: progress },
  };
}
