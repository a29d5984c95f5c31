import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  Legend,
  LinearScale,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { useDataColours } from '../../../components/useDataColours';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { CanvasChart } from './CanvasChart';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

export const about = {
  place: 2,
  title: { en: 'Columns and bars', nl: 'Kolommen en staven' },
  when: {
    en: 'When amounts are compared; stacked when their sum matters too, horizontal when names are long.',
    nl: 'Als u hoeveelheden vergelijkt; gestapeld als ook de som telt, liggend als namen lang zijn.',
  },
  controls: {
    indexAxis: { kind: 'choice', options: ['x', 'y'], value: 'x' },
    stacked: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Bars({ indexAxis, stacked }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const dataColours = useDataColours();
  const options = useMemo<ChartOptions>(
    () => ({ indexAxis, scales: { x: { stacked }, y: { stacked } } }),
    [indexAxis, stacked],
  );
  const data = useMemo<ChartData>(
    () => ({
      labels: cities,
      datasets: kinds.map(({ kind, counts }, index) => ({
        label: text[kind],
        data: counts,
        backgroundColor: dataColours[index],
        borderRadius: 2,
      })),
    }),
    [text, dataColours],
  );
  return (
    <CanvasChart
      type="bar"
      data={data}
      options={options}
      title={text.title}
      unit={text.unit}
      description={text.finding}
      columns={[text.city, ...kinds.map(({ kind }) => text[kind])]}
      rows={cities.map((city, index) => [city, ...kinds.map(({ counts }) => counts[index] ?? 0)])}
    />
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
