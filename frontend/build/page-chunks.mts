import { placedModules } from './placed-modules.mts';

/** Rolldown's information about the modules while it groups them into files. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Dynamically imported modules of frontend/src, by the kind of their importer. */
const entries = {
  /** On every page, in either layout. */
  every: /\/(src\/main|layouts\/BlankLayout|app\/GlobalOverlays|features\/notifications\/Toasts)\.tsx$/,
  main: /\/(layouts\/MainLayout\.tsx|app\/mainReducers\.ts)$/,
  session: /\/features\/(session|errors)\/\w+Page\.tsx$/,
  dashboards: /\/features\/dashboards\/\w+Page\.tsx$/,
  /** The dashboard that most visits begin with. */
  firstDashboard: /\/features\/dashboards\/RotterdamPage\.tsx$/,
  apps: /\/features\/(?!dashboards|session|errors|rentals)[\w/-]+\/\w+Page\.tsx$/,
  demos: /\/demos\/[\w/-]+Page\.tsx$/,
  /** Shows cards of all dashboards. */
  widgets: /\/demos\/widget\/WidgetsPage\.tsx$/,
  /** Behind every page of the main layout: the part for guests is too small for a separate file. */
  rentals: /\/features\/rentals\/(sync\/(RentalSync\.tsx|localDatabase\.ts)|sample\/sampleRentals\.ts)$/,
  /** Small parts that have to open without a network too: separate files would be two requests each. */
  panels: /\/features\/(layout\/customizer\/Customizer|notifications\/NotificationsPanel)\.tsx$/,
  /** Behind Rotterdam. */
  rentalsCard: /\/features\/rentals\/(views\/ViewsForm|table\/BulkBar)\.tsx$/,
} as const;

type Entries = keyof typeof entries;
/** How many entries of each kind need a module. */
type Users = Readonly<Record<Entries, number>>;

/** The minimum number of pages of a kind that need a module, for it to be in their shared file. */
const min = { session: 2, dashboards: 2, apps: 3, demos: 5 };

/**
 * A module imports the whole package, including parts that the website then omits, so it is unknown which parts are
 * needed. Each of the named packages is used by one module.
 */
const isPackage = (id: string) =>
  /\/node_modules\/(?!(idb-keyval|zod|country-json|axios)\/)/.test(id) && !id.includes('?');

/** Apps of several pages that share parts, which no other app shows: each has a file of its own. */
const ofOneApp = /(?:\/|%2F)features(?:\/|%2F)(shop|tickets)(?:\/|%2F)/;

/** The calendar and the palette need the list of tickets as well, but none of their styles. */
const fileOf = (app: string, id: string) => (app === 'tickets' && !id.endsWith('.scss') ? 'ticket-list' : app);

/**
 * Names the file of a module that many pages need. A page then loads a dozen files, not eighty: what every page needs
 * (`layouts`), what the main layout adds (`layout`), what pages of its kind share, and its own. Modules shared by few
 * pages remain in small files.
 * @param start the website's entry module
 */
export function pageChunks(start: string): (module: string, graph: ModuleGraph) => string | null {
  const pathOf = pathsIn(start);
  let users: ReadonlyMap<string, Users> | undefined;
  return (module, graph) => {
    users ??= countUsers(start, graph, pathOf);
    const those = users.get(module);
    const id = pathOf(module);
    const place = placedModules.find(([module]) => module.test(id));
    if (place) return place[1];
    if (!those || isPackage(id)) return null;
    const chunk = chunkOf(those);
    // Too small for a style sheet of their own.
    if (chunk === 'cards' && id.endsWith('.scss')) return 'dashboards';
    const [, app] = ofOneApp.exec(id) ?? [];
    return app && chunk !== 'start' && (chunk || those.apps > 1) ? fileOf(app, id) : chunk;
  };
}

/**
 * Module ids as paths from the front end's folder, also where an id names another in its query: what the folders above it
 * are called must not count.
 */
function pathsIn(start: string): (id: string) => string {
  const frontend = start.replace(/\/src\/[^/]*$/, '');
  return (id) => id.replaceAll(frontend, '').replaceAll(encodeURIComponent(frontend), '');
}

/** The file for a module, by how many entries of each kind need it. */
export function chunkOf({
  every,
  main,
  session,
  dashboards,
  firstDashboard,
  apps,
  demos,
  widgets,
  rentals,
  panels,
  rentalsCard,
}: Users): string | null {
  if (every > 0 || (main > 0 && session > 0)) return 'start';
  if (main > 0) return 'layout';
  // A guest's page of an app or a demo has no rentals.
  if (rentals > 0) return apps + demos > 0 ? 'layout' : 'rental-sync';
  if (session >= min.session) return 'session';
  if (apps > 0 && dashboards + demos > 0) return 'layout';
  if (dashboards >= min.dashboards) return 'dashboards';
  if (dashboards > 0 && widgets > 0) return firstDashboard > 0 || demos > widgets ? 'dashboards' : 'cards';
  if (apps >= min.apps) return 'apps';
  if (demos >= min.demos) return 'demos';
  if (dashboards + apps + demos + session > 0) return null;
  if (panels > 0) return 'layout';
  return rentalsCard > 0 ? 'rentals-card' : null;
}

type ModuleInfo = NonNullable<ReturnType<ModuleGraph['getModuleInfo']>>;

function countUsers(start: string, graph: ModuleGraph, pathOf: (id: string) => string): ReadonlyMap<string, Users> {
  const everything = reachedFrom(start, graph, (module) => [...module.importedIds, ...module.dynamicallyImportedIds]);
  const users = new Map<string, Record<Entries, number>>();
  for (const [kind, pattern] of Object.entries(entries) as [Entries, RegExp][]) {
    for (const entry of everything) {
      if (!pattern.test(pathOf(entry))) continue;
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
  // Iterating a set includes items added meanwhile.
  for (const id of reached) {
    const module = graph.getModuleInfo(id);
    for (const other of module ? next(module) : []) reached.add(other);
  }
  return reached;
}
