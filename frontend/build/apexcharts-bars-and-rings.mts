import type { Plugin } from 'vite';

/** The import of components/chartLibrary.ts: ApexCharts' source, a third of which this plugin omits. */
const entry = 'apexcharts/src/apexcharts';

// Parts of ApexCharts 4.7.0's source that bars and rings only instantiate.
const absentParts = [
  ...['Line', 'Scatter', 'RangeBar', 'BoxCandleStick', 'HeatMap', 'Treemap', 'Radar', 'Radial'].map(
    (kind) => `charts/${kind}.js`,
  ),
  ...['annotations/Annotations', 'Exports', 'TimeScale', 'Toolbar', 'ZoomPanSelection'].map(
    (part) => `modules/${part}.js`,
  ),
];
/**
 * Plugins of SVG.js for dragging (selections, annotations), the toolbar's icons, and the style sheet, which
 * components/Chart.tsx imports.
 */
const absentFiles = /^@svgdotjs\/svg\.(draggable|select|resize)\.js$|\/assets\/[\w-]+\.(svg|css)$/;

// Each chart instantiates every part and calls these methods; any other call throws.
const absentPart = `
export default class AbsentPart {
  destroy() {}
  init() {}
  drawImageAnnos() {}
  drawTextAnnos() {}
  drawAxesAnnotations() {}
}`;

const source = /\/node_modules\/apexcharts\/src\/(.+)$/;
const nothing = '\0polder-nothing';

/**
 * ApexCharts is 151 kB (zipped) for sixteen kinds of charts with a toolbar, zooming, annotations and downloads. The
 * dashboards only have bars and rings, with their own downloads: for them it is built from source without the rest. In
 * development they use all of it.
 * @throws when an update of ApexCharts no longer has one of those parts: check this plugin then.
 */
export function apexChartsBarsAndRings(): Plugin {
  const left = new Set(absentParts);
  let isBuild = false;
  return {
    name: 'polder-apexcharts-bars-and-rings',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      for (const part of absentParts) left.add(part);
    },
    resolveId(id, importer) {
      if (id === entry) return this.resolve(isBuild ? `${entry}.js` : 'apexcharts', importer);
      return source.test(importer ?? '') && absentFiles.test(id) ? nothing : null;
    },
    load(id) {
      if (id === nothing) return "export default ''";
      const part = source.exec(id)?.[1];
      if (!part) return null;
      return left.delete(part) || absentParts.includes(part) ? absentPart : null;
    },
    transform(code, id) {
      if (!source.test(id)) return null;
      // The complete ApexCharts, on another page, has its own SVG.js with its own plugins.
      return { code: code.replaceAll('window.SVG', 'window.SvgOfBarsAndRings'), map: null };
    },
    buildEnd(error) {
      if (!error && isBuild && left.size > 0) {
        throw new Error(`ApexCharts no longer has ${[...left].join(', ')}: see frontend/build.`);
      }
    },
  };
}
