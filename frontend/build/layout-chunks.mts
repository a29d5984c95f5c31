/** What Rolldown tells of the modules when it puts files together. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const mainLayout = /\/src\/(layouts\/MainLayout\.tsx|app\/mainReducers\.ts)$/;
const blankLayout = /\/src\/layouts\/BlankLayout\.tsx$/;
const pagesOutside = /\/src\/(layouts\/(MaintenancePage|NotFoundPage)|features\/session\/\w+Page)\.tsx$/;

/** A module imports all of a package, also what the website then leaves out: who needs which part is not known here. */
const isPackage = (id: string) => id.includes('/node_modules/') && !id.includes('?');

/**
 * Names the file of what every page in the main layout needs: two files take the place of some forty small ones. The
 * second, `layouts`, is what the pages outside it need too, so that signing in does not wait for the rest. What only
 * some of those need besides keeps its own files.
 * @param start the module that the website begins with
 */
export function layoutChunks(start: string): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string | null> | undefined;
  return (id, graph) => {
    names ??= nameModules(start, graph);
    return names.get(id) ?? null;
  };
}

type ModuleInfo = NonNullable<ReturnType<ModuleGraph['getModuleInfo']>>;

function nameModules(start: string, graph: ModuleGraph): ReadonlyMap<string, string | null> {
  const everything = reachedFrom([start], graph, (module) => [...module.importedIds, ...module.dynamicallyImportedIds]);
  const neededBy = (roots: RegExp) =>
    reachedFrom(
      [...everything].filter((id) => roots.test(id)),
      graph,
      (module) => module.importedIds,
    );
  const main = neededBy(mainLayout);
  const blank = neededBy(blankLayout);
  const outside = neededBy(pagesOutside);
  const chunkOf = (id: string) => {
    if (blank.has(id)) return 'layouts';
    return outside.has(id) ? null : 'layout';
  };
  // The layout itself stays a file of its own: that is what is asked for.
  return new Map([...main].filter((id) => !mainLayout.test(id) && !isPackage(id)).map((id) => [id, chunkOf(id)]));
}

function reachedFrom(
  roots: readonly string[],
  graph: ModuleGraph,
  next: (module: ModuleInfo) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set(roots);
  // A set gives what is added to it while it is walked through.
  for (const id of reached) {
    const module = graph.getModuleInfo(id);
    for (const other of module ? next(module) : []) reached.add(other);
  }
  return reached;
}
