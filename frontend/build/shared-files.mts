import type { Rolldown } from 'vite';
import { pageChunks } from './page-chunks.mts';
import { ofLists, ofOverlays } from './placed-modules.mts';

const frameworkPackages =
  /node_modules\/(clsx|react|react-dom|scheduler|react-router|i18next|react-i18next|react-redux|redux|redux-thunk|immer|@reduxjs\/toolkit|use-sync-external-store)\//;

const overlays =
  /node_modules\/(react-transition-group\/|dom-helpers\/|reactstrap\/esm\/(\w*Modal\w*|\w*Offcanvas\w*|\w*Collapse\w*|Fade|Portal|\w*Toast\w*|\w*Alert|\w*Carousel\w*|\w*Accordion\w*)\.)/;

const lists = /node_modules\/(reselect|@tanstack\/(virtual-core|react-virtual))\//;

/** Texts needed together are one file by language; those of a page are separate. */
const textsTogether: Readonly<Record<string, string>> = {
  ...together('texts', ['common', 'layout', 'errors', 'notifications', 'customizer', 'demos', 'apps']),
  ...together('texts-dashboards', ['dashboards', 'rentals']),
};

function together(file: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, file]));
}

function textsFile(id: string): string | null {
  const [, language, name = ''] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
  const file = textsTogether[name];
  return language && file ? `${file}-${language}` : null;
}

/**
 * Groups the website's modules into files: few for each page, as each is a request, and none with much code that the
 * page does not need. Rolldown groups the modules not named here by their importers.
 * @param start the website's entry module
 */
export const sharedFiles = (start: string): Rolldown.CodeSplittingOptions => ({
  includeDependenciesRecursively: false,
  groups: [
    { name: 'framework', test: frameworkPackages, priority: 3 },
    // Separate from the other styles: documents have all of it inline (documents.mts).
    { name: 'fonts', test: /\/styles\/fonts\.scss$/, priority: 3 },
    {
      name: textsFile,
      debugName: 'texts',
      test: /\/locales\//,
      priority: 1,
    },
    {
      name: pageChunks(start),
      debugName: 'pages',
      priority: 1,
    },
    {
      name: 'formik',
      test: /node_modules\/(formik|deepmerge|tiny-warning|hoist-non-react-statics|react-is|react-fast-compare)\/|\/src\/lib\/lodash\//,
      priority: 2,
    },
    {
      name: 'lists',
      test: (id) => lists.test(id) || ofLists.test(id),
    },
    {
      name: 'bootstrap-poppers',
      test: /node_modules\/(react-popper\/|@popperjs\/|warning\/|reactstrap\/esm\/(InputGroup|\w*Dropdown\w*|\w*Tooltip\w*|\w*Popover\w*|Popper\w*)\.)/,
    },
    {
      name: 'bootstrap-overlays',
      test: (id) => overlays.test(id) || ofOverlays.test(id),
    },
    {
      name: 'bootstrap-basics',
      test: /node_modules\/(reactstrap|@babel\/runtime|classnames|prop-types)\//,
      entriesAware: true,
      entriesAwareMergeThreshold: 20_000,
    },
    // Separate from the only page that uses it: the page changes, Chart.js seldom does.
    {
      name: 'chartjs',
      test: /node_modules\/(chart\.js|react-chartjs-2|@kurkle\/color)\//,
    },
  ],
});
