import type ApexCharts from 'apexcharts';

let loaded: typeof ApexCharts | undefined;

/** What `loadApexCharts` gives, where it has been loaded before. */
export const loadedApexCharts = () => loaded;

/** Loads ApexCharts: 151 kB (zipped). */
export async function loadApexCharts(): Promise<typeof ApexCharts> {
  const { default: library } = await import('apexcharts');
  loaded = library;
  // If an element with this id exists, ApexCharts assumes that its style sheet is loaded: ApexChart.tsx imports it.
  if (!document.getElementById('apexcharts-css')) {
    const marker = document.createElement('meta');
    marker.id = 'apexcharts-css';
    document.head.append(marker);
  }
  return library;
}
