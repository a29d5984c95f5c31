import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useFormats } from '../../../components/useFormats';
import { ChartFrame } from '../../../features/dashboards/public/chartFrame';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { ApexChart } from './ApexChart';

export const about = {
  place: 4,
  formerAnchor: 'parts-of-whole',
  title: { en: 'Pie, donut and treemap', nl: 'Taart, ring en vlakkenkaart' },
  when: {
    en: 'When a handful of parts makes up the whole. Beyond six, a treemap or bars are easier to read.',
    nl: 'Als een handvol delen het geheel vormt. Na zes lezen een vlakkenkaart of staven makkelijker.',
  },
  controls: {
    type: { kind: 'choice', options: ['donut', 'pie', 'polarArea', 'radialBar', 'treemap'], value: 'donut' },
  },
} as const satisfies DemoAbout;

export default function PieDonutTreemap({ type }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number, percent } = useFormats();
  const total = bookings.reduce((sum, count) => sum + count, 0);
  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type },
      labels: text.channels,
      legend: { position: 'bottom', show: type !== 'treemap' },
      stroke: { width: 2, colors: ['var(--polder-surface)'] },
      yaxis: { show: false },
      dataLabels: { enabled: type === 'treemap', style: { colors: ['var(--polder-surface)'] } },
      fill: { opacity: 1 },
      plotOptions: {
        polarArea: { rings: { strokeColor: line }, spokes: { connectorColors: line } },
        treemap: { enableShades: false },
        radialBar: {
          track: { background: 'var(--bs-secondary-bg)' },
          dataLabels: { total: { show: true, label: text.largest, formatter: () => percent(largest / total) } },
        },
      },
      tooltip: { y: { formatter: (value) => (type === 'radialBar' ? `${value}%` : number(value)) } },
    }),
    [type, text, number, percent, total],
  );
  const series = useMemo<ApexOptions['series']>(() => {
    if (type === 'treemap') return [{ data: bookings.map((y, index) => ({ x: text.channels[index], y })) }];
    return type === 'radialBar' ? bookings.map((count) => Math.round((100 * count) / total)) : bookings;
  }, [type, text, total]);
  return (
    <ChartFrame
      title={text.title}
      unit={text.unit}
      columns={[text.channel, text.bookings, text.share]}
      rows={bookings.map((count, index) => [text.channels[index] ?? '', count, percent(count / total)])}
      legend={text.channels.map((label, index) => ({ label, colour: `var(--polder-data-${index + 1})` }))}
    >
      <ApexChart label={text.title} description={text.finding} options={options} series={series} />
    </ChartFrame>
  );
}

const line = 'var(--bs-border-color)';
const bookings = [540, 312, 204, 96, 48];
const largest = Math.max(...bookings);

const texts = {
  en: {
    title: 'Where bookings come from',
    unit: 'Bookings in October',
    finding: 'Nearly half of the bookings are made on our own website.',
    largest: 'Own website',
    channel: 'Channel',
    bookings: 'Bookings',
    share: 'Share',
    channels: ['Own website', 'Booking sites', 'Returning guests', 'Tourist offices', 'Telephone'],
  },
  nl: {
    title: 'Waar boekingen vandaan komen',
    unit: 'Boekingen in oktober',
    finding: 'Bijna de helft van de boekingen komt via onze eigen website.',
    largest: 'Eigen website',
    channel: 'Kanaal',
    bookings: 'Boekingen',
    share: 'Aandeel',
    channels: ['Eigen website', 'Boekingssites', 'Terugkerende gasten', 'VVV’s', 'Telefoon'],
  },
};
