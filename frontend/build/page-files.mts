import path from 'node:path';
import type { Rolldown } from 'vite';

export type BuiltFiles = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The files of a page in addition to those of every page: paths below the website's root. */
export interface PageFiles {
  readonly scripts: readonly string[];
  /** Of the sample that an app begins with: the page is drawn without waiting for it. */
  readonly samples: readonly string[];
  readonly styleSheets: readonly string[];
}

/**
 * The files of a page's initial modules, of all their imports, and of its app's sample: a browser would discover them
 * only after the first script has run, two round trips late on a phone.
 * @param modules ids of dynamically imported modules
 * @throws Error when one of them is in no file
 */
export function pageFiles(built: BuiltFiles, modules: readonly string[]): PageFiles {
  const chunks = new Map(built.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const start = [...chunks.values()].find(({ isEntry }) => isEntry);
  const known = new Set(start ? reachedFrom(start.fileName, chunks) : []);
  const added = (names: readonly string[]) => {
    const found = names.flatMap((name) => reachedFrom(name, chunks)).filter((name) => !known.has(name));
    for (const name of found) known.add(name);
    return [...new Set(found)];
  };
  const scripts = added(modules.map((module) => chunkOf(chunks, module)));
  const samples = added(samplesOf(modules, chunks));
  const styleSheetsOf = (name: string) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])];
  return { scripts, samples, styleSheets: [...new Set([...scripts, ...samples].flatMap(styleSheetsOf))] };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function chunkOf(chunks: Chunks, module: string): string {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`${module} is in no file of the built website: see frontend/build.`);
  return chunk.fileName;
}

/** The files of the apps' samples. Of other apps, whose lists a page may show as well, the sample is read later. */
const samplesOf = (modules: readonly string[], chunks: Chunks): string[] =>
  modules.flatMap((module) => {
    const sample = path.posix.join(path.posix.dirname(module), 'sample.ts');
    return [...chunks.values()].flatMap(({ moduleIds, fileName }) => (moduleIds.includes(sample) ? [fileName] : []));
  });

/** A chunk's imports come before it: they run first, and their style sheets precede the chunk's. */
function reachedFrom(name: string, chunks: Chunks, seen = new Set<string>()): string[] {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...chunk.imports.flatMap((imported) => reachedFrom(imported, chunks, seen)), name];
}
