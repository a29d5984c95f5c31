import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useFormats } from '../../../components/useFormats';
import { ChartFrame } from '../../../features/dashboards/public/chartFrame';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { ApexChart } from './ApexChart';

export const about = {
  place: 2,
  title: { en: 'Columns and bars', nl: 'Kolommen en staven' },
  when: {
    en: 'When amounts are compared. Horizontal bars for long names, stacked bars when the sum matters, 100% when the shares do.',
    nl: 'Als u hoeveelheden vergelijkt. Liggend bij lange namen, gestapeld als de som telt, 100% als de aandelen tellen.',
  },
  controls: {
    horizontal: { kind: 'switch', value: false },
    stack: { kind: 'choice', options: ['none', 'normal', '100%'], value: 'none' },
    columnWidth: { kind: 'range', min: 20, max: 90, step: 10, value: 60 },
  },
} as const satisfies DemoAbout;

export default function Bars({ horizontal, stack, columnWidth }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number } = useFormats();
  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type: 'bar', stacked: stack !== 'none', stackType: stack === '100%' ? '100%' : 'normal' },
      plotOptions: {
        bar: { horizontal, columnWidth: `${columnWidth}%`, barHeight: `${columnWidth}%`, borderRadius: 2 },
      },
      xaxis: { categories: cities },
      tooltip: { y: { formatter: (value) => number(value) } },
    }),
    [horizontal, stack, columnWidth, number],
  );
  const series = useMemo(() => kinds.map(({ kind, counts }) => ({ name: text[kind], data: counts })), [text]);
  return (
    <ChartFrame
      title={text.title}
      unit={text.unit}
      columns={[text.city, ...kinds.map(({ kind }) => text[kind])]}
      rows={cities.map((city, index) => [city, ...kinds.map(({ counts }) => counts[index] ?? 0)])}
      legend={kinds.map(({ kind }, index) => ({ label: text[kind], colour: `var(--polder-data-${index + 1})` }))}
    >
      <ApexChart label={text.title} description={text.finding} options={options} series={series} />
    </ChartFrame>
  );
}

const cities = ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Groningen'];
const kinds: { kind: 'flats' | 'houses' | 'boats'; counts: number[] }[] = [
  { kind: 'flats', counts: [802, 711, 498, 430, 301] },
  { kind: 'houses', counts: [241, 233, 226, 187, 81] },
  { kind: 'boats', counts: [161, 42, 7, 25, 6] },
];

const texts = {
  en: {
    title: 'Rentals by kind',
    unit: 'Number of rentals',
    finding: 'Apartments lead everywhere; only Amsterdam has more than a hundred houseboats.',
    city: 'City',
    flats: 'Apartments',
    houses: 'Houses',
    boats: 'Houseboats',
  },
  nl: {
    title: 'Verhuringen naar soort',
    unit: 'Aantal verhuringen',
    finding: 'Overal zijn appartementen het talrijkst; alleen Amsterdam heeft meer dan honderd woonboten.',
    city: 'Stad',
    flats: 'Appartementen',
    houses: 'Huizen',
    boats: 'Woonboten',
  },
};
