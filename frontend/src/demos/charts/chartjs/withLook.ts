import { type ChartOptions, type ChartType, Tooltip, type TooltipPositionerFunction } from 'chart.js';
import { areaOpacity } from '../../../lib/dataColours';
import { tooltipDistance, tooltipPlace } from '../../../lib/tooltipPlace';

export interface CanvasLook {
  /** Colours as computed values, as a canvas cannot use custom properties. */
  readonly text: string;
  readonly strongText: string;
  readonly line: string;
  /** Of what floats above the page. */
  readonly raised: string;
  /** Of the page's language, for figures. */
  readonly locale: string;
  readonly rightToLeft: boolean;
  readonly reducedMotion: boolean;
}

declare module 'chart.js' {
  interface TooltipPositionerMap {
    besidePointer: TooltipPositionerFunction<ChartType>;
  }
}

/** As the tooltips of the other charts (lib/tooltipPlace.ts). */
Tooltip.positioners.besidePointer = function besidePointer(items, { x, y }) {
  if (items.length === 0 || x === null || y === null) return false;
  // None before it has been shown once.
  const { width = 0, height = 0, options } = this;
  const rightToLeft = Boolean(options.rtl);
  const { left, top } = tooltipPlace({ pointer: { x, y }, tooltip: { width, height }, chart: this.chart, rightToLeft });
  const isLeft = left < x;
  return {
    x: isLeft ? left + width + tooltipDistance : left - tooltipDistance,
    y: top + height / 2,
    xAlign: isLeft ? 'right' : 'left',
    yAlign: 'center',
  };
};

/** The colours that an element has now. */
export function canvasLook(
  place: Element,
  { rightToLeft, locale }: Pick<CanvasLook, 'rightToLeft' | 'locale'>,
): CanvasLook {
  const page = getComputedStyle(place);
  // With forced colours, the browser replaces what elements have, not what custom properties say.
  const isForced = matchMedia('(forced-colors: active)').matches;
  const colour = (name: string) => (isForced ? page.color : page.getPropertyValue(name));
  return {
    text: colour('--bs-secondary-color'),
    strongText: page.color,
    line: colour('--bs-border-color'),
    raised: isForced ? 'Canvas' : page.getPropertyValue('--polder-raised'),
    locale,
    rightToLeft,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** A chart's options with defaults from the page's theme; `options` override them. */
export function withLook(options: ChartOptions, look: CanvasLook): ChartOptions {
  const { text, line, rightToLeft, reducedMotion } = look;
  // Lines along the values only, where figures are read; the webs of radial charts have both.
  const valueAxis = options.indexAxis === 'y' ? 'x' : 'y';
  const scales = Object.entries(options.scales ?? {}).map(([name, scale]) => [
    name,
    {
      ...scale,
      // The axis is at the inline start, a second one at the end.
      ...(name.startsWith('y') && { position: (name === 'y') === rightToLeft ? 'right' : 'left' }),
      grid: { color: line, display: name === valueAxis || name === 'r', ...scale?.grid },
      border: { color: line },
      ticks: { color: text, backdropColor: 'transparent', ...scale?.ticks },
      title: { color: text, ...(scale && 'title' in scale && scale.title) },
      ...(name === 'r' && { angleLines: { color: line }, pointLabels: { color: text } }),
    },
  ]);
  return {
    responsive: true,
    maintainAspectRatio: false,
    locale: look.locale,
    // A saved picture is twice as large as the chart on the page.
    devicePixelRatio: Math.max(2, devicePixelRatio),
    ...(isByCategory(options) && { interaction: { mode: 'index', intersect: false } }),
    ...options,
    animation: reducedMotion ? false : { duration: 160 },
    elements: { line: { borderWidth: 2 }, ...options.elements },
    scales: Object.fromEntries(scales),
    plugins: {
      ...options.plugins,
      legend: {
        rtl: rightToLeft,
        position: 'bottom',
        align: 'start',
        ...options.plugins?.legend,
        labels: { color: text, usePointStyle: true, boxWidth: 8, boxHeight: 8, ...options.plugins?.legend?.labels },
      },
      tooltip: { ...tooltipLook(look), ...options.plugins?.tooltip },
    },
  };
}

/** Whether the series of a chart have a figure at each of the same places, which a tooltip shows together. */
const isByCategory = ({ scales }: ChartOptions) => Boolean(scales?.x && !('type' in scales.x));

/** The tooltip of the dashboards' charts.scss, on a canvas. */
const tooltipLook = ({ strongText, line, raised, rightToLeft, reducedMotion }: CanvasLook) =>
  ({
    rtl: rightToLeft,
    textDirection: rightToLeft ? 'rtl' : 'ltr',
    position: 'besidePointer',
    backgroundColor: raised,
    borderColor: line,
    borderWidth: 1,
    cornerRadius: 6,
    padding: { x: 10, y: 6 },
    caretSize: 0,
    caretPadding: tooltipDistance,
    titleColor: strongText,
    titleFont: { size: 12, weight: 600 },
    titleMarginBottom: 4,
    bodyColor: strongText,
    bodyFont: { size: 12 },
    usePointStyle: true,
    boxWidth: 8,
    boxHeight: 8,
    boxPadding: 4,
    multiKeyBackground: 'transparent',
    // Beside the pointer at once: what trails behind it cannot be read.
    animation: reducedMotion ? false : { duration: 120 },
    animations: { numbers: { duration: 0 } },
  }) as const;

/** The tint under a line of a data colour. */
export const areaColour = (colour: string) => `${colour}${Math.round(255 * areaOpacity).toString(16)}`;
