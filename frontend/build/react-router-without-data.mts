import type { Plugin, Rolldown } from 'vite';

/**
 * Functions of React Router 7.18.5 that only loaders, actions, fetchers, middleware, lazy routes, route discovery,
 * instrumentations and the framework's prefetching reach.
 */
const absent = [
  ...['handleAction', 'fetch2', 'revalidate', 'handleFetcherAction', 'handleFetcherLoader', 'startRedirectNavigation'],
  ...['callDataStrategy', 'callLoadersAndMaybeResolveData', 'discoverRoutes', 'patchRoutes', '_internalSetRoutes'],
  ...['getUpdatedActionData', 'getUpdatedRevalidatingFetchers', 'abortStaleFetchLoads', 'setFetcherError'],
  ...['updateFetcherState', 'markFetchersDone', 'resetFetcher', 'interruptActiveLoads', 'getRouteHydrationStatus'],
  ...['instrumentClientSideRouter', 'getRouteInstrumentationUpdates', 'defaultDataStrategyWithMiddleware'],
  'PrefetchPageLinks',
];

const refusal = "{ throw new Error('Left out of React Router: see frontend/build.'); }";

/** The replacements of functions that every navigation calls. */
const lean: Readonly<Record<string, string>> = {
  // Routes without loaders have nothing to wait for, no request to handle, and no data to merge.
  handleLoaders: `{
    completeNavigation(location, { matches, loaderData: {}, errors: null }, { flushSync });
    return { shortCircuited: true };
  }`,
  createClientSideRequest: '{}',
  mergeLoaderData: '{ return {}; }',
  normalizeNavigateOptions: `{ if (opts && (opts.formMethod || opts.formData)) ${refusal} return { path }; }`,
};

const replacements = new Map([...absent.map((name) => [name, refusal] as const), ...Object.entries(lean)]);

/**
 * The website's routes load no data; their pages do. Loaders, actions and fetchers are a third of React Router, 11 kB
 * (zipped) on every page: the build removes them, and code that needs them throws an error.
 * @throws when an update of React Router no longer has one of those functions: check this plugin then
 */
export function reactRouterWithoutData(): Plugin {
  const left = new Set(replacements.keys());
  return {
    name: 'polder-react-router-without-data',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      for (const name of replacements.keys()) left.add(name);
    },
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/development\/chunk-/ },
      handler(code) {
        const bodies = functionBodies(this.parse(code)).filter(({ name }) => replacements.has(name));
        let lean = code;
        // From the end, so that earlier offsets stay valid.
        for (const { name, start, end } of bodies.toSorted((one, other) => other.start - one.start)) {
          lean = lean.slice(0, start) + replacements.get(name) + lean.slice(end);
          left.delete(name);
        }
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) {
        throw new Error(`React Router no longer has ${[...left].join(', ')}: see frontend/build.`);
      }
    },
  };
}

interface FunctionBody {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Functions declared in a module or in one of its functions. */
export function functionBodies({ body }: Pick<ReturnType<Rolldown.PluginContext['parse']>, 'body'>): FunctionBody[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body) return [];
    const { start, end } = statement.body;
    return [{ name: statement.id.name, start, end }, ...functionBodies({ body: statement.body.body as typeof body })];
  });
}
