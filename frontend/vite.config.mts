import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apexChartsBarsAndRings } from './build/apexcharts-bars-and-rings.mts';
import { apexChartsWithoutInlineStyles } from './build/apexcharts-without-inline-styles.mts';
import { demoFiles } from './build/demo-files.mts';
import { documents } from './build/documents.mts';
import { formikWithoutLodash } from './build/formik-without-lodash.mts';
import { fullCalendarWithoutIconFont } from './build/fullcalendar-without-icon-font.mts';
import { iconGlyphs } from './build/icon-glyphs.mts';
import { iconSets } from './build/icon-sets.mts';
import { layoutChunks } from './build/layout-chunks.mts';
import { logicalProperties } from './build/logical-properties.mts';
import { reactRouterWithoutWarnings } from './build/react-router-without-warnings.mts';
import { serviceWorker } from './build/service-worker.mts';

const frameworkPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|react-redux|redux|redux-thunk|immer|@reduxjs\/toolkit|use-sync-external-store)\//;

const landingPages = /\/(MainLayout|BlankLayout|LoginPage|RotterdamPage|AmsterdamPage|DenHaagPage|UtrechtPage)-/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    iconGlyphs(),
    iconSets(),
    demoFiles(resolve(import.meta.dirname, '..')),
    apexChartsBarsAndRings(),
    apexChartsWithoutInlineStyles(),
    formikWithoutLodash(),
    fullCalendarWithoutIconFont(),
    reactRouterWithoutWarnings(),
    documents(),
    serviceWorker(),
  ],
  css: {
    postcss: { plugins: [logicalProperties()] },
    preprocessorOptions: {
      // Bootstrap 5 is written with @import and Sass's global functions; its own releases live with the warnings.
      scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      // Browsers of this target preload modules themselves.
      polyfill: false,
      // Which files a page needs is written down in the first file, for every page: there only for those that people
      // land on. The others' files are asked for when the page's own is there.
      resolveDependencies: (page, files, { hostType }) => (hostType === 'html' || landingPages.test(page) ? files : []),
    },
    // Files of their own keep their cache and need no `data:` in the content security policy.
    assetsInlineLimit: 0,
    // For test/frontend/app/size-budget.test.ts: which file holds what, and what it imports.
    manifest: true,
    // For the page that says whose work the website carries (features/about).
    license: { fileName: 'licences.json' },
    rolldownOptions: {
      output: {
        // What every page needs is two files: they compress better than a dozen, and the packages keep their cache
        // between releases. Without what only some pages need of those packages: selectors.
        codeSplitting: {
          groups: [
            { name: 'framework', test: frameworkPackages, priority: 2, includeDependenciesRecursively: false },
            {
              name: 'start',
              test: /^(?!.*node_modules)/,
              tags: ['$initial'],
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: layoutChunks(resolve(import.meta.dirname, 'src/main.tsx')),
              debugName: 'layout',
              includeDependenciesRecursively: false,
            },
            // Apart from the one page that shows it: the page changes, Chart.js seldom does.
            {
              name: 'chartjs',
              test: /node_modules\/(chart\.js|react-chartjs-2|@kurkle\/color)\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    // ApexCharts alone is 560 kB; it is loaded after the page is usable.
    chunkSizeWarningLimit: 600,
  },
});
