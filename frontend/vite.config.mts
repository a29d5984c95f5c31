import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { accentStyles } from './build/accent-styles.mts';
import { apexChartsWithoutInlineStyles } from './build/apexcharts-without-inline-styles.mts';
import { brand } from './build/brand.mts';
import { brandFunction } from './build/brand-function.mts';
import { componentProps } from './build/component-props.mts';
import { demoFiles } from './build/demo-files.mts';
import { demoModulesOfPages } from './build/demo-modules.mts';
import { documents } from './build/documents.mts';
import { documentsWithoutStyles } from './build/documents-environment.mts';
import { iconGlyphs } from './build/icon-glyphs.mts';
import { iconSets } from './build/icon-sets.mts';
import { iconSprite } from './build/icon-sprite.mts';
import { logicalProperties } from './build/logical-properties.mts';
import { noCircularFiles } from './build/no-circular-files.mts';
import { reactRouterWithoutData } from './build/react-router-without-data.mts';
import { reactWithoutEarlyStacks } from './build/react-without-early-stacks.mts';
import { reactstrapWithoutPropTypes } from './build/reactstrap-without-prop-types.mts';
import { serviceWorker } from './build/service-worker.mts';
import { sharedFiles } from './build/shared-files.mts';

const landingPages = /\/(MainLayout|BlankLayout|LoginPage|RotterdamPage|AmsterdamPage|DenHaagPage|UtrechtPage)-/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    brand(),
    accentStyles(),
    iconSprite(resolve(import.meta.dirname, 'src')),
    iconGlyphs(),
    iconSets(),
    demoFiles(resolve(import.meta.dirname, '..')),
    demoModulesOfPages(resolve(import.meta.dirname, '..')),
    componentProps(resolve(import.meta.dirname, '..')),
    apexChartsWithoutInlineStyles(),
    reactWithoutEarlyStacks(),
    reactRouterWithoutData(),
    reactstrapWithoutPropTypes(),
    noCircularFiles(),
    documents(),
    documentsWithoutStyles(),
    serviceWorker(),
  ],
  resolve: {
    // The four functions that Formik uses. Lodash's own are 5 kB (zipped) on the sign-in pages, as they also copy maps,
    // buffers and other values that no form contains.
    alias: [{ find: /^lodash-es\/(\w+)$/, replacement: resolve(import.meta.dirname, 'src/lib/lodash/$1.ts') }],
  },
  css: {
    postcss: { plugins: [logicalProperties()] },
    preprocessorOptions: {
      // Bootstrap 5 is written with @import and Sass's global functions; its own releases live with the warnings.
      scss: {
        functions: brandFunction(),
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  // Documents are rendered from the pages' own modules: frontend/build/documents.mts.
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: sharedFiles(resolve(import.meta.dirname, 'src/main.tsx')) } },
      },
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
    // For the service worker: which file holds what, and what it imports.
    manifest: true,
    // For the page that says whose work the website carries (features/about).
    license: { fileName: 'licences.json' },
    // ApexCharts alone is 560 kB; it is loaded after the page is usable.
    chunkSizeWarningLimit: 600,
  },
});
