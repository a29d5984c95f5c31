import {
  Chart,
  type ChartData,
  type ChartOptions,
  Decimation,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { useDataColours } from '../../../components/useDataColours';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { CanvasChart } from './CanvasChart';

Chart.register(LineController, LineElement, PointElement, LinearScale, Decimation, Tooltip);

export const about = {
  place: 7,
  formerAnchor: 'many-points',
  title: { en: 'Thousands of points (decimation)', nl: 'Duizenden punten (uitdunnen)' },
  when: {
    en: 'When there are more points than pixels. Decimation keeps those that the eye would miss: peaks and dips.',
    nl: 'Als er meer punten zijn dan pixels. Uitdunnen houdt de punten die het oog zou missen: pieken en dalen.',
  },
  controls: {
    count: { kind: 'range', min: 1000, max: 20_000, step: 1000, value: 10_000 },
    decimated: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function DataDecimation({ count, decimated }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const dataColours = useDataColours();
  const { number } = useFormats();
  const points = useMemo(() => Array.from({ length: count }, (_, x) => ({ x, y: waterAt(x) })), [count]);
  const data = useMemo<ChartData>(
    () => ({
      datasets: [{ label: text.water, data: points, borderColor: dataColours[0], borderWidth: 1, pointRadius: 0 }],
    }),
    [text, points, dataColours],
  );
  const options = useMemo<ChartOptions>(
    () => ({
      parsing: false,
      normalized: true,
      scales: { x: { type: 'linear', max: count - 1, title: { display: true, text: text.minutes } }, y: {} },
      plugins: {
        legend: { display: false },
        tooltip: { enabled: false },
        decimation: { enabled: decimated, algorithm: 'lttb', samples: 400 },
      },
    }),
    [text, count, decimated],
  );
  const highest = points.reduce((max, point) => (point.y > max.y ? point : max));
  return (
    <CanvasChart
      type="line"
      data={data}
      options={options}
      title={text.title(number(count))}
      unit={text.unit}
      description={text.finding(number(highest.x), number(Math.round(highest.y)))}
      columns={[text.minutes, text.water]}
      rows={points.filter(({ x }) => x % 500 === 0).map(({ x, y }) => [number(x), Math.round(y)])}
    />
  );
}

/** Water level in centimetres: two tides a day, and some wind. */
const waterAt = (minute: number) =>
  90 * Math.sin((minute * 2 * Math.PI) / 745) + 20 * Math.sin(minute / 2900) + 6 * Math.sin(minute * 1.3);

const texts = {
  en: {
    title: (count: string) => `Water at the jetty, ${count} measurements`,
    finding: (minute: string, level: string) => `The water is highest in minute ${minute}, at ${level} centimetres.`,
    unit: 'Centimetres, minute by minute',
    minutes: 'Minutes',
    water: 'Centimetres',
  },
  nl: {
    title: (count: string) => `Water bij de steiger, ${count} metingen`,
    finding: (minute: string, level: string) =>
      `Het water staat het hoogst in minuut ${minute}, op ${level} centimeter.`,
    unit: 'Centimeter, per minuut',
    minutes: 'Minuten',
    water: 'Centimeter',
  },
};
