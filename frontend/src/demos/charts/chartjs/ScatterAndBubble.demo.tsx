import {
  BubbleController,
  Chart,
  type ChartData,
  type ChartOptions,
  Legend,
  LinearScale,
  PointElement,
  ScatterController,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { useDataColours } from '../../../components/useDataColours';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { CanvasChart } from './CanvasChart';

Chart.register(ScatterController, BubbleController, PointElement, LinearScale, Legend, Tooltip);

export const about = {
  place: 4,
  formerAnchor: 'points',
  title: { en: 'Scatter and bubble', nl: 'Punten en bellen' },
  when: {
    en: 'When two figures of each thing are set against each other; a bubble has a third in its size.',
    nl: 'Als u van elk ding twee cijfers tegen elkaar uitzet; een bel draagt een derde in haar grootte.',
  },
  controls: {
    type: { kind: 'choice', options: ['scatter', 'bubble'], value: 'bubble' },
  },
} as const satisfies DemoAbout;

export default function ScatterAndBubble({ type }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const dataColours = useDataColours();
  const { number } = useFormats();
  const options = useMemo<ChartOptions>(
    () => ({
      scales: {
        x: { type: 'linear', min: 0, max: 5, title: { display: true, text: text.distance } },
        y: { min: 0, max: 300, title: { display: true, text: text.price } },
      },
      plugins: {
        tooltip: {
          callbacks: {
            // Chart.js gives a point's radius in pixels in place of its beds.
            label: ({ dataset, datasetIndex, dataIndex }) => {
              const [kilometres = 0, euros = 0, beds = 0] = kinds[datasetIndex]?.rentals[dataIndex] ?? [];
              return `${dataset.label}: ${text.about(number(kilometres), number(euros), beds)}`;
            },
          },
        },
      },
    }),
    [text, number],
  );
  const data = useMemo<ChartData>(
    () => ({
      datasets: kinds.map(({ kind, rentals }, index) => ({
        label: text[kind],
        data: rentals.map(([x, y, beds]) => ({ x, y, r: 3 + 2 * beds })),
        pointRadius: type === 'scatter' ? 6 : undefined,
        pointStyle: index === 0 ? 'circle' : 'rectRot',
        borderColor: dataColours[index],
        backgroundColor: `${dataColours[index]}99`,
      })),
    }),
    [text, type, dataColours],
  );
  return (
    <CanvasChart
      type={type}
      data={data}
      options={options}
      title={text.title}
      unit={text.unit}
      description={text.finding}
      columns={[text.kind, text.distance, text.price, text.beds]}
      rows={kinds.flatMap(({ kind, rentals }) => rentals.map((rental) => [text[kind], ...rental]))}
    />
  );
}

type Rental = [kilometres: number, euros: number, beds: number];

const kinds: { kind: 'flats' | 'houses'; rentals: Rental[] }[] = [
  {
    kind: 'flats',
    rentals: [
      [0.4, 210, 4],
      [0.9, 175, 2],
      [1.6, 150, 4],
      [2.3, 118, 2],
      [3.8, 92, 3],
    ],
  },
  {
    kind: 'houses',
    rentals: [
      [1.1, 265, 8],
      [2.1, 205, 6],
      [3.2, 172, 6],
      [4.4, 148, 10],
    ],
  },
];

const texts = {
  en: {
    title: 'Price by distance from the centre',
    unit: 'Euros a night; the larger the bubble, the more beds',
    finding: 'Every kilometre from the centre takes about 35 euros off.',
    kind: 'Kind',
    distance: 'Kilometres from the centre',
    price: 'Euros a night',
    beds: 'Beds',
    about: (kilometres: string, euros: string, beds: number) => `${kilometres} km, € ${euros} a night, ${beds} beds`,
    flats: 'Apartments',
    houses: 'Houses',
  },
  nl: {
    title: 'Prijs naar afstand tot het centrum',
    unit: 'Euro per nacht; hoe groter de bel, hoe meer bedden',
    finding: 'Elke kilometer van het centrum scheelt zo’n 35 euro.',
    kind: 'Soort',
    distance: 'Kilometer van het centrum',
    price: 'Euro per nacht',
    beds: 'Bedden',
    about: (kilometres: string, euros: string, beds: number) =>
      `${kilometres} km, € ${euros} per nacht, ${beds} bedden`,
    flats: 'Appartementen',
    houses: 'Huizen',
  },
};
