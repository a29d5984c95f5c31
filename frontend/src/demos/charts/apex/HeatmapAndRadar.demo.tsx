import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useFormats } from '../../../components/useFormats';
import { usePageTheme } from '../../../components/usePageTheme';
import { ChartFrame } from '../../../features/dashboards/public/chartFrame';
import { areaOpacity } from '../../../lib/dataColours';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { ApexChart } from './ApexChart';

export const about = {
  place: 6,
  formerAnchor: 'patterns',
  title: { en: 'Heatmap and radar', nl: 'Warmtekaart en radar' },
  when: {
    en: 'A heatmap for when something happens; a radar for how two things compare on the same few points.',
    nl: 'Een warmtekaart voor wanneer iets gebeurt; een radar voor hoe twee dingen zich op dezelfde punten verhouden.',
  },
  controls: {
    type: { kind: 'choice', options: ['heatmap', 'radar'], value: 'heatmap' },
  },
} as const satisfies DemoAbout;

export default function HeatmapAndRadar({ type }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { darkMode } = usePageTheme();
  const { number } = useFormats();
  const options = useMemo<ApexOptions>(
    () =>
      type === 'heatmap'
        ? {
            chart: { type },
            stroke: { width: 2, colors: ['var(--polder-surface)'] },
            plotOptions: { heatmap: { radius: 2, enableShades: false, colorScale: { ranges: stepsFor(darkMode) } } },
            xaxis: { categories: hours },
          }
        : {
            chart: { type },
            plotOptions: { radar: { size: 110, polygons: { strokeColors: 'var(--bs-border-color)' } } },
            xaxis: { categories: text.points },
            yaxis: { min: 0, max: 10, tickAmount: 5, labels: { formatter: (value) => number(value) } },
            fill: { opacity: areaOpacity },
          },
    [type, text, darkMode, number],
  );
  const series = useMemo<ApexOptions['series']>(
    () =>
      type === 'heatmap'
        ? // Drawn from below.
          arrivals.map((data, day) => ({ name: text.days[day], data })).toReversed()
        : scores.map(({ rental, values }) => ({ name: rental, data: values })),
    [type, text],
  );
  return (
    <ChartFrame
      title={text.title[type]}
      unit={text.unit[type]}
      columns={type === 'heatmap' ? [text.day, ...hours] : [text.point, ...scores.map(({ rental }) => rental)]}
      rows={
        type === 'heatmap'
          ? arrivals.map((counts, day) => [text.days[day] ?? '', ...counts])
          : text.points.map((point, index) => [point, ...scores.map(({ values }) => values[index] ?? 0)])
      }
    >
      <ApexChart label={text.title[type]} description={text.finding[type]} options={options} series={series} />
    </ChartFrame>
  );
}

const hours = ['12–14', '14–16', '16–18', '18–20', '20–22'];
const arrivals = [
  [4, 12, 21, 9, 3],
  [3, 8, 14, 7, 2],
  [5, 9, 17, 10, 4],
  [6, 14, 22, 12, 5],
  [12, 38, 64, 41, 18],
  [21, 57, 71, 33, 11],
  [9, 17, 19, 8, 2],
];
/** From low to high: away from the page's ground, so that what is little is quiet in both themes. */
const shades = {
  light: ['#b9d3f8', '#84b3f2', '#3d8aea', '#0a4fa0'],
  dark: ['#23395b', '#335f9d', '#5b9dff', '#b4d2ff'],
};
const ranges = [
  { from: 0, to: 9, name: '0–9' },
  { from: 10, to: 19, name: '10–19' },
  { from: 20, to: 39, name: '20–39' },
  { from: 40, to: 99, name: '40+' },
];
const stepsFor = (darkMode: boolean) =>
  ranges.map((range, step) => ({ ...range, color: shades[darkMode ? 'dark' : 'light'][step] }));
const scores = [
  { rental: 'Zeezicht 12', values: [9.1, 7.8, 8.4, 9.6, 6.9] },
  { rental: 'Het Boothuis 3', values: [7.9, 9.2, 8.8, 7.1, 8.6] },
];

const texts = {
  en: {
    title: { heatmap: 'When guests arrive', radar: 'What guests think of two rentals' },
    unit: { heatmap: 'Arrivals in a month, by hour', radar: 'Marks out of ten' },
    finding: {
      heatmap: 'The busiest hours are Friday and Saturday between 16:00 and 18:00.',
      radar: 'Zeezicht wins on location and rest, Het Boothuis on welcome and price.',
    },
    day: 'Day',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    point: 'Point',
    points: ['Rest', 'Welcome', 'Cleanliness', 'Location', 'Price'],
  },
  nl: {
    title: { heatmap: 'Wanneer gasten aankomen', radar: 'Wat gasten van twee verhuringen vinden' },
    unit: { heatmap: 'Aankomsten in een maand, per uur', radar: 'Rapportcijfers' },
    finding: {
      heatmap: 'Het drukst is het op vrijdag en zaterdag tussen 16 en 18 uur.',
      radar: 'Zeezicht wint op ligging en rust, Het Boothuis op ontvangst en prijs.',
    },
    day: 'Dag',
    days: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    point: 'Punt',
    points: ['Rust', 'Ontvangst', 'Netheid', 'Ligging', 'Prijs'],
  },
};
