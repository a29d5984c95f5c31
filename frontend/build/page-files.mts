import type { Rolldown } from 'vite';

export type BuiltFiles = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** What a page asks for beside what every page asks for: paths below the website's root. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
}

/**
 * The files of the modules that a page shows first, and of all that they import: a browser would know of them only once
 * the first script has run, two round trips late on a phone.
 * @param modules ids of modules that are the target of a dynamic import
 * @throws Error when one of them is in no file
 */
export function pageFiles(built: BuiltFiles, modules: readonly string[]): PageFiles {
  const chunks = new Map(built.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const start = [...chunks.values()].find(({ isEntry }) => isEntry);
  const known = new Set(start ? reachedFrom(start.fileName, chunks) : []);
  const names = new Set(modules.flatMap((module) => reachedFrom(chunkOf(chunks, module), chunks)));
  const added = [...names].filter((name) => !known.has(name));
  const styleSheetsOf = (name: string) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])];
  return { scripts: added, styleSheets: [...new Set(added.flatMap(styleSheetsOf))] };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function chunkOf(chunks: Chunks, module: string): string {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`${module} is in no file of the built website: see frontend/build.`);
  return chunk.fileName;
}

/** What a chunk imports comes before it, as it runs before it and its style sheets stand before the chunk's. */
function reachedFrom(name: string, chunks: Chunks, seen = new Set<string>()): string[] {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...chunk.imports.flatMap((imported) => reachedFrom(imported, chunks, seen)), name];
}
