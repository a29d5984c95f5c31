import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { ChartFrame } from '../../../features/dashboards/public/chartFrame';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { ApexChart } from './ApexChart';

export const about = {
  place: 1,
  title: { en: 'Lines and areas', nl: 'Lijnen en vlakken' },
  when: {
    en: 'When something goes up and down over time. An area for one amount, a line for several, a range for lowest and highest.',
    nl: 'Als iets in de tijd op en neer gaat. Een vlak voor één hoeveelheid, lijnen voor meer, een band voor laagste en hoogste.',
  },
  controls: {
    type: { kind: 'choice', options: ['line', 'area', 'rangeArea'], value: 'line' },
    curve: { kind: 'choice', options: ['smooth', 'straight', 'stepline', 'monotoneCubic'], value: 'smooth' },
  },
} as const satisfies DemoAbout;

export default function LinesAndAreas({ type, curve }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const isRange = type === 'rangeArea';
  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type },
      stroke: { curve, width: 2 },
      xaxis: { categories: text.months },
      yaxis: { min: 0, max: 100, tickAmount: 4, labels: { formatter: (value) => `${value}%` } },
    }),
    [type, curve, text],
  );
  const series = useMemo(
    () =>
      places.map(({ name, shares, lowest }) => ({
        name,
        data: shares.map((share, month) =>
          isRange ? { x: text.months[month], y: [lowest[month] ?? 0, share] } : share,
        ),
      })) as ApexOptions['series'],
    [isRange, text],
  );
  return (
    <ChartFrame
      title={text.title}
      unit={text.unit}
      columns={[
        text.month,
        ...places.flatMap(({ name }) => (isRange ? [text.lowest(name), text.highest(name)] : name)),
      ]}
      rows={text.months.map((month, index) => [
        month,
        ...places.flatMap(({ shares, lowest }) =>
          (isRange ? [lowest, shares] : [shares]).map((all) => all[index] ?? 0),
        ),
      ])}
    >
      <ApexChart label={text.title} description={text.finding} options={options} series={series} />
    </ChartFrame>
  );
}

const places = [
  {
    name: 'Zandvoort',
    shares: [22, 26, 38, 61, 74, 88, 97, 99, 71, 45, 28, 25],
    lowest: [11, 14, 20, 41, 55, 70, 86, 90, 52, 27, 15, 12],
  },
  {
    name: 'Lisse',
    shares: [9, 12, 64, 98, 93, 52, 47, 44, 38, 24, 11, 10],
    lowest: [3, 5, 31, 82, 70, 35, 30, 28, 22, 12, 4, 3],
  },
];

const texts = {
  en: {
    title: 'Occupancy over the year',
    unit: 'Nights taken, per cent of all',
    finding: 'Zandvoort is fullest in August with 99%, Lisse in April with 98%, when the tulips bloom.',
    month: 'Month',
    lowest: (place: string) => `${place}, lowest`,
    highest: (place: string) => `${place}, highest`,
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  nl: {
    title: 'Bezetting door het jaar',
    unit: 'Bezette nachten, procent van alle',
    finding: 'Zandvoort is in augustus het volst met 99%, Lisse in april met 98%, als de tulpen bloeien.',
    month: 'Maand',
    lowest: (place: string) => `${place}, laagste`,
    highest: (place: string) => `${place}, hoogste`,
    months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  },
};
