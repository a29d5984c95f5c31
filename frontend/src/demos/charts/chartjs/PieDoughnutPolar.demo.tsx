import {
  ArcElement,
  Chart,
  type ChartData,
  type ChartOptions,
  DoughnutController,
  Legend,
  PieController,
  PolarAreaController,
  RadialLinearScale,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { useDataColours } from '../../../components/useDataColours';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { CanvasChart } from './CanvasChart';

Chart.register(PieController, DoughnutController, PolarAreaController, ArcElement, RadialLinearScale, Legend, Tooltip);

export const about = {
  place: 3,
  formerAnchor: 'rings',
  title: { en: 'Pie, doughnut and polar area', nl: 'Taart, ring en poolvlak' },
  when: {
    en: 'When a handful of parts makes up the whole; a polar area when the parts are compared rather than added.',
    nl: 'Als een handvol delen het geheel vormt; een poolvlak als u de delen eerder vergelijkt dan optelt.',
  },
  controls: {
    type: { kind: 'choice', options: ['doughnut', 'pie', 'polarArea'], value: 'doughnut' },
  },
} as const satisfies DemoAbout;

export default function PieDoughnutPolar({ type }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const dataColours = useDataColours();
  const { percent } = useFormats();
  const total = bookings.reduce((sum, count) => sum + count, 0);
  const options = useMemo<ChartOptions>(() => ({ scales: type === 'polarArea' ? { r: {} } : {} }), [type]);
  const data = useMemo<ChartData>(
    () => ({
      labels: text.channels,
      datasets: [
        { data: bookings, backgroundColor: dataColours.slice(0, bookings.length), borderWidth: 0, spacing: 2 },
      ],
    }),
    [text, dataColours],
  );
  return (
    <CanvasChart
      type={type}
      data={data}
      options={options}
      title={text.title}
      unit={text.unit}
      description={text.finding}
      columns={[text.channel, text.bookings, text.share]}
      rows={bookings.map((count, index) => [text.channels[index] ?? '', count, percent(count / total)])}
    />
  );
}

const bookings = [540, 312, 204, 96, 48];

const texts = {
  en: {
    title: 'Where bookings come from',
    unit: 'Bookings in October',
    finding: 'Nearly half of the bookings are made on our own website.',
    channel: 'Channel',
    bookings: 'Bookings',
    share: 'Share',
    channels: ['Own website', 'Booking sites', 'Returning guests', 'Tourist offices', 'Telephone'],
  },
  nl: {
    title: 'Waar boekingen vandaan komen',
    unit: 'Boekingen in oktober',
    finding: 'Bijna de helft van de boekingen komt via onze eigen website.',
    channel: 'Kanaal',
    bookings: 'Boekingen',
    share: 'Aandeel',
    channels: ['Eigen website', 'Boekingssites', 'Terugkerende gasten', 'VVV’s', 'Telefoon'],
  },
};
