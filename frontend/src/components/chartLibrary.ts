import type ApexCharts from 'apexcharts';
import type { ApexOptions } from 'apexcharts';

type Library = typeof ApexCharts;

const loaded: { barsAndRings?: Library; all?: Library } = {};

/** What `loadApexCharts` gives, where it has been loaded before. */
export const loadedApexCharts = (options: ApexOptions) => loaded[partFor(options)];

/** ApexCharts as far as a chart needs it: 114 kB (zipped) for bars and rings, 151 kB for anything else. */
export async function loadApexCharts(options: ApexOptions): Promise<Library> {
  const part = partFor(options);
  const { default: Apex } = part === 'all' ? await allOfIt() : await import('apexcharts/src/apexcharts');
  loaded[part] = Apex;
  // If an element with this id exists, ApexCharts assumes that its style sheet is loaded, which it is.
  if (!document.getElementById('apexcharts-css')) {
    const marker = document.createElement('meta');
    marker.id = 'apexcharts-css';
    document.head.append(marker);
  }
  return Apex;
}

const partFor = (options: ApexOptions) => (isBarsOrRings(options) ? 'barsAndRings' : 'all');

/** With the style sheet of all kinds; Chart.tsx has what bars and rings need of it. */
async function allOfIt() {
  const [library] = await Promise.all([import('apexcharts'), import('apexcharts/dist/apexcharts.css')]);
  return library;
}

const kinds: readonly unknown[] = ['bar', 'pie', 'donut'];

/** Whether the part in frontend/build/apexcharts-bars-and-rings.mts suffices for a chart. */
export function isBarsOrRings({ chart, series, xaxis, annotations }: ApexOptions): boolean {
  const asked = [chart?.type, ...(series ?? []).map((one) => typeof one === 'object' && one.type)];
  const isOtherKind = asked.some((kind) => kind && !kinds.includes(kind));
  const hasTools = chart?.toolbar?.show || chart?.zoom?.enabled || chart?.brush?.enabled;
  return Boolean(chart?.type) && !isOtherKind && !hasTools && !annotations && xaxis?.type !== 'datetime';
}
