import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apexChartsWithoutInlineStyles } from './build/apexcharts-without-inline-styles.mts';
import { iconGlyphs } from './build/icon-glyphs.mts';
import { logicalProperties } from './build/logical-properties.mts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconGlyphs(), apexChartsWithoutInlineStyles()],
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
    // Browsers of this target preload modules themselves.
    modulePreload: { polyfill: false },
    // Files of their own keep their cache and need no `data:` in the content security policy.
    assetsInlineLimit: 0,
    // ApexCharts alone is 560 kB; it is loaded after the page is usable.
    chunkSizeWarningLimit: 600,
  },
});
