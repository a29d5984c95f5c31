import type { ApexOptions } from 'apexcharts';
import { labelDistance, nameOffset } from './barLabels';

/** In pixels: a bar, and from one bar to the next. */
const barThickness = 20;
const barPitch = 28;

/** The height of a chart of horizontal bars, in pixels. */
export const barsHeight = (bars: number): number => barPitch * Math.max(1, bars);

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The first data colour by default. */
  readonly colour?: string | undefined;
}

export interface HorizontalBars {
  /** The name of the measured quantity. */
  readonly series: string;
  readonly bars: readonly Bar[];
  /** The end of the axis: far enough beyond the longest bar for its label. */
  readonly axisEnd: number;
  /** In pixels. */
  readonly nameWidth: number;
  /** Formats the label at the end of a bar. */
  readonly label: (value: number) => string;
  /** Formats the figure in a bar's tooltip. */
  readonly figure: (value: number) => string;
  readonly rightToLeft: boolean;
}

/** As wide as a digit, and not collapsed. */
const figureSpace = '\u2007';

/** Chart options for horizontal bars, each with its name beside it and its figure at the end. */
export function horizontalBars(chart: HorizontalBars): ApexOptions {
  const { bars, label, rightToLeft } = chart;
  const labels = bars.map(({ value }) => label(value));
  const distance = labelDistance(labels);
  const width = Math.max(0, ...labels.map(({ length }) => length));
  return {
    chart: { type: 'bar' },
    series: [
      { name: chart.series, data: bars.map(({ name, value, colour }) => ({ x: name, y: value, fillColor: colour })) },
    ],
    plotOptions: {
      bar: {
        horizontal: true,
        barHeight: `${Math.round((100 * barThickness) / barPitch)}%`,
        borderRadius: 2,
        // Positioned from the bar's left end in both writing directions.
        dataLabels: { position: rightToLeft ? 'bottom' : 'top' },
      },
    },
    dataLabels: {
      enabled: true,
      textAnchor: 'middle',
      offsetX: rightToLeft ? -distance : distance,
      formatter: (value) => {
        const text = label(Number(value));
        // ApexCharts centres labels at one distance from their bars: all of one width begin at one distance.
        return rightToLeft ? text.padStart(width, figureSpace) : text.padEnd(width, figureSpace);
      },
      style: { fontSize: '12px', fontWeight: 500, colors: ['var(--bs-body-color)'] },
      dropShadow: { enabled: false },
    },
    grid: { show: false, padding: { top: -24, bottom: -12 } },
    xaxis: {
      // By default, ApexCharts starts below zero and leaves a gap between the names and their bars.
      min: 0,
      max: chart.axisEnd,
      labels: { show: false, formatter: () => '' },
      axisBorder: { show: false },
      axisTicks: { show: false },
    },
    yaxis: {
      reversed: rightToLeft,
      labels: { maxWidth: chart.nameWidth, offsetY: nameOffset, style: { fontSize: '12px' } },
    },
    tooltip: { y: { formatter: chart.figure } },
    states: { active: { filter: { type: 'none' } } },
  };
}
