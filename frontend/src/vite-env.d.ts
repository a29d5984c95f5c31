declare module '*.svg?glyph' {
  import type { IconShape } from './components/Icon';

  const glyph: IconShape;
  export default glyph;
}

// Every icon of a set, by frontend/build/icon-sets.mts.
declare module 'virtual:icon-set/*' {
  const icons: readonly (readonly [name: string, shapes: [tag: string, attributes: Record<string, string>][]])[];
  export default icons;
}

// ApexCharts' source, which frontend/build/apexcharts-bars-and-rings.mts builds in part.
declare module 'apexcharts/src/apexcharts' {
  export { default } from 'apexcharts';
}
