import {
  Chart,
  type ChartData,
  type ChartOptions,
  Filler,
  Legend,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { useDataColours } from '../../../components/useDataColours';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { CanvasChart } from './CanvasChart';
import { areaColour } from './withLook';

Chart.register(RadarController, RadialLinearScale, LineElement, PointElement, Filler, Legend, Tooltip);

export const about = {
  place: 5,
  formerAnchor: 'radar-profile',
  title: { en: 'Radar', nl: 'Radar' },
  when: {
    en: 'When two things are compared on the same few points, all on one scale.',
    nl: 'Als u twee dingen vergelijkt op dezelfde paar punten, alle op één schaal.',
  },
} as const satisfies DemoAbout;

export default function RadarChart() {
  const text = useTexts(texts);
  const dataColours = useDataColours();
  const data = useMemo<ChartData>(
    () => ({
      labels: text.points,
      datasets: rentals.map(({ name, marks }, index) => ({
        label: name,
        data: marks,
        fill: true,
        pointStyle: index === 0 ? 'circle' : 'triangle',
        borderColor: dataColours[index],
        backgroundColor: areaColour(dataColours[index] ?? ''),
      })),
    }),
    [text, dataColours],
  );
  return (
    <CanvasChart
      type="radar"
      data={data}
      options={options}
      title={text.title}
      unit={text.unit}
      description={text.finding}
      columns={[text.point, ...rentals.map(({ name }) => name)]}
      rows={text.points.map((point, index) => [point, ...rentals.map(({ marks }) => marks[index] ?? 0)])}
    />
  );
}

const options: ChartOptions = { scales: { r: { min: 0, max: 10, ticks: { stepSize: 2 } } } };

const rentals = [
  { name: 'Zeezicht 12', marks: [9.1, 7.8, 8.4, 9.6, 6.9] },
  { name: 'Het Boothuis 3', marks: [7.9, 9.2, 8.8, 7.1, 8.6] },
];

const texts = {
  en: {
    title: 'What guests think of two rentals',
    unit: 'Marks out of ten',
    finding: 'Zeezicht wins on location and rest, Het Boothuis on welcome and price.',
    point: 'Point',
    points: ['Rest', 'Welcome', 'Cleanliness', 'Location', 'Price'],
  },
  nl: {
    title: 'Wat gasten van twee verhuringen vinden',
    unit: 'Rapportcijfers',
    finding: 'Zeezicht wint op ligging en rust, Het Boothuis op ontvangst en prijs.',
    point: 'Punt',
    points: ['Rust', 'Ontvangst', 'Netheid', 'Ligging', 'Prijs'],
  },
};
