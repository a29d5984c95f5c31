import type { ApexOptions } from 'apexcharts';
import { areaOpacity, dataColoursFor } from '../../../lib/dataColours';

export interface ChartTheme {
  /** In pixels. */
  readonly height: number;
  readonly darkMode: boolean;
  readonly rightToLeft: boolean;
  readonly reducedMotion: boolean;
}

/** A chart's options over Polder's defaults: what `options` says wins. */
export function chartDefaults(options: ApexOptions, theme: ChartTheme): ApexOptions {
  const { height, darkMode, rightToLeft, reducedMotion } = theme;
  const look = darkMode ? darkLook : lightLook;
  const { type } = options.chart ?? {};
  return {
    colors: [...dataColoursFor(darkMode)],
    ...options,
    chart: {
      height,
      parentHeightOffset: 0,
      background: 'transparent',
      fontFamily: 'inherit',
      foreColor: look.text,
      toolbar: { show: false },
      zoom: { enabled: false },
      ...options.chart,
      ...(reducedMotion && { events: { mounted: endAnimation, updated: endAnimation, ...options.chart?.events } }),
      animations: { enabled: !reducedMotion, speed: 160, ...options.chart?.animations },
    },
    theme: { mode: darkMode ? 'dark' : 'light', ...options.theme },
    dataLabels: { enabled: false, ...options.dataLabels },
    fill: { ...fillOf(type), ...options.fill },
    grid: { borderColor: look.line, ...(rightToLeft && { padding: roomOf(options) }), ...options.grid },
    // ApexCharts writes its legend from left to right, wherever the page begins.
    legend: {
      fontSize: '12px',
      horizontalAlign: rightToLeft ? 'right' : 'left',
      markers: { size: 5, strokeWidth: 0, offsetX: -4 },
      ...options.legend,
    },
    // The rim between a point and its line.
    markers: { strokeColors: look.surface, ...options.markers },
    states: { active: { filter: { type: 'none' } }, ...options.states },
    stroke: { ...strokeOf(type, look.surface), ...options.stroke },
    tooltip: { theme: darkMode ? 'dark' : 'light', ...options.tooltip },
    xaxis: {
      ...options.xaxis,
      // The tooltip's title says the same.
      tooltip: { enabled: false, ...options.xaxis?.tooltip },
      axisBorder: { color: look.line, ...options.xaxis?.axisBorder },
      axisTicks: { show: false, ...options.xaxis?.axisTicks },
    },
    yaxis: mirrored(options.yaxis, rightToLeft),
  };
}

/**
 * ApexCharts follows the width of the chart's element once the animation has ended. A heatmap or treemap that has none
 * never says so.
 */
function endAnimation(_chart: unknown, { globals }: { readonly globals: { animationEnded: boolean } }): void {
  globals.animationEnded = true;
}

const lightLook = { text: '#55627a', line: '#dbe2ec', surface: '#ffffff' };
const darkLook = { text: '#9dabc0', line: '#27354a', surface: '#151f2d' };

/** Bars are solid, and what lies under a line is a tint of it. */
function fillOf(type: string | undefined): ApexOptions['fill'] {
  if (type === 'bar') return { opacity: 1 };
  return type === 'area' || type === 'rangeArea' ? { type: 'solid', opacity: areaOpacity } : {};
}

/** Lines are drawn, slices are set apart by the ground between them, and bars have no outline. */
function strokeOf(type: string | undefined, surface: string): ApexOptions['stroke'] {
  if (type === 'bar') return { width: 0 };
  if (type === 'pie' || type === 'donut') return { width: 2, colors: [surface] };
  return { width: 2 };
}

/** The axis stands where reading starts. */
function mirrored(axis: ApexOptions['yaxis'], rightToLeft: boolean): ApexOptions['yaxis'] {
  if (Array.isArray(axis)) return axis.map((one) => ({ ...one, opposite: Boolean(one.opposite) !== rightToLeft }));
  return { ...axis, opposite: Boolean(axis?.opposite) !== rightToLeft };
}

/**
 * The room at the left, in pixels, with the axis at the right: the first of slanted labels begins in it. ApexCharts
 * moves the names of horizontal bars away from them by as much, until long ones end outside the chart.
 */
const roomOf = ({ plotOptions }: ApexOptions) => ({ left: plotOptions?.bar?.horizontal ? 0 : 32 });
