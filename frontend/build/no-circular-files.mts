import type { Plugin } from 'vite';

/** A built file and the files it imports, by name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Fails a build in which files import one another in a circle: then the order in which they run depends on the page,
 * and an export may be used before it is initialised. Modules grouped by hand (shared-files.mts) can cause it.
 */
export function noCircularFiles(): Plugin {
  return {
    name: 'polder-no-circular-files',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) throw new Error(`Built files import one another: ${circle.join(' → ')}. See frontend/build.`);
    },
  };
}

/** @returns the names along a circle, ending with the first one again; null without a circle */
export function circleIn(imports: Imports): string[] | null {
  const finished = new Set<string>();
  const search = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (finished.has(name)) return null;
    for (const imported of imports.get(name) ?? []) {
      const circle = search(imported, [...path, name]);
      if (circle) return circle;
    }
    finished.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return null;
}
