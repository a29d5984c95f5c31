import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useDataColours } from '../../../components/useDataColours';
import { useFormats } from '../../../components/useFormats';
import { ChartFrame } from '../../../features/dashboards/public/chartFrame';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { ApexChart } from './ApexChart';

export const about = {
  place: 5,
  formerAnchor: 'points-and-spread',
  title: { en: 'Scatter, bubble, box plot and candlestick', nl: 'Punten, bellen, boxplot en kaarsen' },
  when: {
    en: 'Scatter for two figures of each thing, bubbles for three; boxes for how figures lie apart, candles for a price from opening to close.',
    nl: 'Punten voor twee cijfers per ding, bellen voor drie; dozen voor hoe cijfers uiteenliggen, kaarsen voor een prijs van opening tot slot.',
  },
  controls: {
    type: { kind: 'choice', options: ['scatter', 'bubble', 'boxPlot', 'candlestick'], value: 'bubble' },
  },
} as const satisfies DemoAbout;

export default function ScatterAndBoxPlot({ type }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const dataColours = useDataColours();
  const { number } = useFormats();
  const hasPoints = type === 'scatter' || type === 'bubble';
  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type },
      legend: { show: hasPoints },
      markers: { size: type === 'scatter' ? 6 : 0 },
      fill: { opacity: 0.8 },
      stroke: { width: 1, colors: ['var(--bs-secondary-color)'] },
      xaxis: hasPoints
        ? {
            type: 'numeric',
            min: 0,
            max: 5,
            tickAmount: 5,
            title: { text: text.distance, style: axisTitle },
            labels: { formatter: (value) => number(Number(value)) },
          }
        : {},
      yaxis: { title: { text: text.price, style: axisTitle }, min: 0, max: 300, tickAmount: 3 },
      plotOptions: {
        bubble: { zScaling: true, minBubbleRadius: 6, maxBubbleRadius: 24 },
        boxPlot: { colors: { upper: dataColours[0], lower: dataColours[2] } },
        candlestick: { colors: { upward: dataColours[2], downward: dataColours[1] } },
      },
      tooltip: hasPoints
        ? { y: { formatter: (value) => `€ ${number(value)}` }, z: { title: `${text.beds}: ` } }
        : { custom: ({ dataPointIndex }) => boxTooltip(type, text[type], weeks[dataPointIndex]?.[type], number) },
    }),
    [type, hasPoints, text, number, dataColours],
  );
  const series = useMemo<ApexOptions['series']>(() => {
    if (!hasPoints) return [{ data: weeks.map(({ week, [type]: y }) => ({ x: text.week(week), y })) }];
    return points.map(({ kind, values }) => ({
      name: text[kind],
      data: values.map(([distance, price, beds]) => (type === 'bubble' ? [distance, price, beds] : [distance, price])),
    })) as ApexOptions['series'];
  }, [type, hasPoints, text]);
  return (
    <ChartFrame
      title={hasPoints ? text.title : text.weekTitle}
      unit={hasPoints ? text.unit : text.weekUnit}
      columns={hasPoints ? [text.kind, text.distance, text.price, text.beds] : [text.weekName, ...text[type]]}
      rows={
        hasPoints
          ? points.flatMap(({ kind, values }) => values.map((value) => [text[kind], ...value]))
          : weeks.map(({ week, [type]: values }) => [text.week(week), ...values])
      }
    >
      <ApexChart
        label={hasPoints ? text.title : text.weekTitle}
        description={hasPoints ? text.finding : text.weekFinding}
        options={options}
        series={series}
      />
    </ChartFrame>
  );
}

const axisTitle = { fontWeight: 400 };

/** Kilometres from the centre, euros a night, beds. */
type Point = [distance: number, price: number, beds: number];

const points: { kind: 'flats' | 'houses'; values: Point[] }[] = [
  {
    kind: 'flats',
    values: [
      [0.4, 210, 4],
      [0.9, 175, 2],
      [1.6, 150, 4],
      [2.3, 118, 2],
      [3.8, 92, 3],
    ],
  },
  {
    kind: 'houses',
    values: [
      [1.1, 265, 8],
      [2.1, 205, 6],
      [3.2, 172, 6],
      [4.4, 148, 10],
    ],
  },
];

const weeks = [
  { week: 27, boxPlot: [80, 110, 140, 175, 260], candlestick: [120, 165, 110, 150] },
  { week: 28, boxPlot: [85, 118, 150, 190, 275], candlestick: [150, 190, 140, 182] },
  { week: 29, boxPlot: [90, 125, 162, 204, 288], candlestick: [182, 215, 170, 205] },
  { week: 30, boxPlot: [88, 120, 158, 199, 280], candlestick: [205, 212, 160, 171] },
  { week: 31, boxPlot: [82, 112, 146, 186, 262], candlestick: [171, 180, 132, 140] },
];

/** As ApexCharts writes it, in the page's language. */
function boxTooltip(type: string, names: string[], values: number[] = [], number: (value: number) => string): string {
  const lines = names.map((name, index) => {
    const value = number(values[index] ?? 0);
    return `<div>${name}: <span class="value">€ ${value}</span></div>`;
  });
  return `<div class="apexcharts-tooltip-box apexcharts-tooltip-${type}">${lines.join('')}</div>`;
}

const texts = {
  en: {
    title: 'Price by distance from the centre',
    unit: 'Euros a night; the larger the bubble, the more beds',
    finding: 'Every kilometre from the centre takes about 35 euros off.',
    weekTitle: 'Prices by week',
    weekUnit: 'Euros a night',
    weekFinding: 'Prices rise until week 29 and fall after it.',
    weekName: 'Week',
    week: (week: number) => `Week ${week}`,
    kind: 'Kind',
    distance: 'Kilometres',
    price: 'Euros a night',
    beds: 'Beds',
    flats: 'Apartments',
    houses: 'Houses',
    boxPlot: ['Lowest', 'Lower quartile', 'Median', 'Upper quartile', 'Highest'],
    candlestick: ['Monday', 'Highest', 'Lowest', 'Sunday'],
  },
  nl: {
    title: 'Prijs naar afstand tot het centrum',
    unit: 'Euro per nacht; hoe groter de bel, hoe meer bedden',
    finding: 'Elke kilometer van het centrum scheelt zo’n 35 euro.',
    weekTitle: 'Prijzen per week',
    weekUnit: 'Euro per nacht',
    weekFinding: 'De prijzen stijgen tot week 29 en dalen daarna.',
    weekName: 'Week',
    week: (week: number) => `Week ${week}`,
    kind: 'Soort',
    distance: 'Kilometer',
    price: 'Euro per nacht',
    beds: 'Bedden',
    flats: 'Appartementen',
    houses: 'Huizen',
    boxPlot: ['Laagste', 'Onderste kwartiel', 'Mediaan', 'Bovenste kwartiel', 'Hoogste'],
    candlestick: ['Maandag', 'Hoogste', 'Laagste', 'Zondag'],
  },
};
