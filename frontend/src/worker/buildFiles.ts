import type { PrecacheEntry } from 'workbox-precaching';

/** The files of one build, as frontend/build/service-worker.mts writes them into the worker of that build. */
export interface BuildFiles {
  /** A hash over all of them. */
  readonly release: string;
  /** Files that keep their names from build to build, each with a hash of its content. */
  readonly named: PrecacheEntry[];
  /** Names of all files below /assets, which carry a hash of their content. */
  readonly assets: readonly string[];
  /** Those that every page begins with. */
  readonly shell: readonly string[];
  /** Those of the pages that are no demos, and of their texts in each language. */
  readonly pages: Readonly<Record<'any' | 'en' | 'nl', readonly string[]>>;
}
