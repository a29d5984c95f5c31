/** What Rolldown tells of the modules when it puts files together. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Modules of frontend/src that are asked for as such, by what asks for them. */
const entries = {
  /** On every page, in either layout. */
  every: /\/(src\/main|layouts\/BlankLayout|app\/GlobalOverlays|features\/notifications\/Toasts)\.tsx$/,
  main: /\/(layouts\/MainLayout\.tsx|app\/mainReducers\.ts)$/,
  session: /\/(layouts\/(Maintenance|NotFound)|features\/session\/\w+)Page\.tsx$/,
  dashboards: /\/features\/dashboards\/\w+Page\.tsx$/,
  apps: /\/features\/(?!dashboards|session)[\w-]+\/\w+Page\.tsx$/,
  demos: /\/demos\/[\w/-]+Page\.tsx$/,
  /** Shows cards of all dashboards. */
  widgets: /\/demos\/widget\/WidgetsPage\.tsx$/,
  /** Behind every page of the main layout: what guests see of it is so little that a file of its own would be no gain. */
  rentals: /\/features\/rentals\/(sync\/(RentalSync\.tsx|localDatabase\.ts)|sample\/sampleRentals\.ts)$/,
  /** Small parts that have to open without a network too: files of their own would be two requests each. */
  panels: /\/features\/(layout\/customizer\/Customizer|notifications\/NotificationsPanel)\.tsx$/,
  /** Behind Rotterdam. */
  rentalsCard: /\/features\/rentals\/(views\/ViewsForm|table\/BulkBar)\.tsx$/,
} as const;

type Entries = keyof typeof entries;
/** How many of them need a module. */
type Users = Readonly<Record<Entries, number>>;

/** In how many pages of a kind a module has to be for the file that they share. */
const min = { session: 2, dashboards: 2, apps: 3, demos: 5 };

/**
 * A module imports all of a package, also what the website then leaves out: who needs which part is not known here. Those
 * named are used by one module each.
 */
const isPackage = (id: string) => /\/node_modules\/(?!(idb-keyval|zod|country-json)\/)/.test(id) && !id.includes('?');

/**
 * Names the file of a module that many pages need. A page is then a dozen files and not eighty: what every page needs
 * (`layouts`), what the main layout does besides (`layout`), what pages of its kind share, and its own. What few
 * pages share keeps small files of its own.
 * @param start the module that the website begins with
 */
export function pageChunks(start: string): (id: string, graph: ModuleGraph) => string | null {
  let users: ReadonlyMap<string, Users> | undefined;
  return (id, graph) => {
    users ??= countUsers(start, graph);
    const those = users.get(id);
    return those && !isPackage(id) ? chunkOf(those) : null;
  };
}

/** The file for a module with such users. */
export function chunkOf({
  every,
  main,
  session,
  dashboards,
  apps,
  demos,
  widgets,
  rentals,
  panels,
  rentalsCard,
}: Users): string | null {
  if (every > 0 || (main > 0 && session > 0)) return 'start';
  if (main > 0) return 'layout';
  if (rentals > 0) return 'rental-sync';
  if (session >= min.session) return 'session';
  if (apps > 0 && dashboards + demos > 0) return 'layout';
  if (dashboards + widgets >= min.dashboards && dashboards > 0) return 'dashboards';
  if (apps >= min.apps) return 'apps';
  if (demos >= min.demos) return 'demos';
  if (dashboards + apps + demos + session > 0) return null;
  if (panels > 0) return 'layout';
  return rentalsCard > 0 ? 'rentals-card' : null;
}

type ModuleInfo = NonNullable<ReturnType<ModuleGraph['getModuleInfo']>>;

function countUsers(start: string, graph: ModuleGraph): ReadonlyMap<string, Users> {
  const everything = reachedFrom(start, graph, (module) => [...module.importedIds, ...module.dynamicallyImportedIds]);
  const users = new Map<string, Record<Entries, number>>();
  for (const [kind, pattern] of Object.entries(entries) as [Entries, RegExp][]) {
    for (const entry of everything) {
      if (!pattern.test(entry)) continue;
      for (const id of reachedFrom(entry, graph, (module) => module.importedIds)) {
        const counts = users.get(id) ?? nobody();
        counts[kind]++;
        users.set(id, counts);
      }
    }
  }
  return users;
}

const nobody = () => Object.fromEntries(Object.keys(entries).map((kind) => [kind, 0])) as Record<Entries, number>;

function reachedFrom(
  start: string,
  graph: ModuleGraph,
  next: (module: ModuleInfo) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set([start]);
  // A set gives what is added to it while it is walked through.
  for (const id of reached) {
    const module = graph.getModuleInfo(id);
    for (const other of module ? next(module) : []) reached.add(other);
  }
  return reached;
}
