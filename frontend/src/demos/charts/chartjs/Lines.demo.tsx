import {
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { useDataColours } from '../../../components/useDataColours';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { CanvasChart } from './CanvasChart';
import { areaColour } from './withLook';

Chart.register(LineController, LineElement, PointElement, CategoryScale, LinearScale, Filler, Legend, Tooltip);

export const about = {
  place: 1,
  title: { en: 'Lines and areas', nl: 'Lijnen en vlakken' },
  when: {
    en: 'When something goes up and down over time. Steps for what holds until it changes, a filled area for one amount.',
    nl: 'Als iets in de tijd op en neer gaat. Treden voor wat geldt tot het verandert, een gevuld vlak voor één hoeveelheid.',
  },
  controls: {
    fill: { kind: 'switch', value: false },
    stepped: { kind: 'switch', value: false },
    tension: { kind: 'range', min: 0, max: 0.5, step: 0.1, value: 0.3 },
  },
} as const satisfies DemoAbout;

export default function Lines({ fill, stepped, tension }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const dataColours = useDataColours();
  const data = useMemo<ChartData>(
    () => ({
      labels: text.months,
      datasets: places.map(({ name, shares, pointStyle }, index) => ({
        label: name,
        data: shares,
        fill,
        stepped,
        tension,
        pointStyle,
        pointRadius: 4,
        borderColor: dataColours[index],
        backgroundColor: fill ? areaColour(dataColours[index] ?? '') : dataColours[index],
      })),
    }),
    [text, fill, stepped, tension, dataColours],
  );
  return (
    <CanvasChart
      type="line"
      data={data}
      options={options}
      title={text.title}
      unit={text.unit}
      description={text.finding}
      columns={[text.month, ...places.map(({ name }) => name)]}
      rows={text.months.map((month, index) => [month, ...places.map(({ shares }) => shares[index] ?? 0)])}
    />
  );
}

const options: ChartOptions = {
  // At 99% a point reaches above the area.
  datasets: { line: { clip: 8 } },
  scales: { x: {}, y: { min: 0, max: 100, ticks: { stepSize: 25, callback: (value) => `${value}%` } } },
  plugins: { tooltip: { callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${parsed.y}%` } } },
};

const places = [
  {
    name: 'Zandvoort',
    pointStyle: 'circle',
    shares: [22, 26, 38, 61, 74, 88, 97, 99, 71, 45, 28, 25],
  },
  {
    name: 'Lisse',
    pointStyle: 'triangle',
    shares: [9, 12, 64, 98, 93, 52, 47, 44, 38, 24, 11, 10],
  },
];

const texts = {
  en: {
    title: 'Occupancy over the year',
    unit: 'Nights taken, per cent of all',
    finding: 'Zandvoort is fullest in August with 99%, Lisse in April with 98%.',
    month: 'Month',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  nl: {
    title: 'Bezetting door het jaar',
    unit: 'Bezette nachten, procent van alle',
    finding: 'Zandvoort is in augustus het volst met 99%, Lisse in april met 98%.',
    month: 'Maand',
    months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  },
};
