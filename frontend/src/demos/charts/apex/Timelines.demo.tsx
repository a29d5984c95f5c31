import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useFormats } from '../../../components/useFormats';
import { ChartFrame } from '../../../features/dashboards/public/chartFrame';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { ApexChart } from './ApexChart';

export const about = {
  place: 3,
  title: { en: 'Timelines and funnels', nl: 'Tijdlijnen en trechters' },
  when: {
    en: 'When bars have a beginning and an end of their own, or when fewer are left at each step.',
    nl: 'Als staven een eigen begin en einde hebben, of als er bij elke stap minder overblijven.',
  },
  controls: {
    type: { kind: 'choice', options: ['timeline', 'funnel'], value: 'timeline' },
  },
} as const satisfies DemoAbout;

export default function Timelines({ type }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number, date } = useFormats();
  const options = useMemo<ApexOptions>(
    () =>
      type === 'timeline'
        ? {
            chart: {
              type: 'rangeBar',
              locales: [{ name: text.language, options: { shortMonths: text.months } }],
              defaultLocale: text.language,
            },
            plotOptions: { bar: { horizontal: true, barHeight: '50%', borderRadius: 3 } },
            xaxis: { type: 'datetime', labels: { datetimeFormatter: { day: 'd MMM' } } },
            // ApexCharts calls it with a row's name too.
            tooltip: { x: { formatter: (x: number | string) => (typeof x === 'number' ? date(dayOf(x)) : x) } },
          }
        : {
            chart: { type: 'bar' },
            plotOptions: { bar: { horizontal: true, isFunnel: true, barHeight: '80%', borderRadius: 2 } },
            dataLabels: {
              enabled: true,
              formatter: (value, { dataPointIndex }) => `${text.steps[dataPointIndex]}: ${number(Number(value))}`,
            },
          },
    [type, text, number, date],
  );
  const series = useMemo<ApexOptions['series']>(
    () =>
      type === 'timeline'
        ? [
            {
              name: text.stay,
              data: stays.map(({ rental, from, to }) => ({ x: rental, y: [Date.parse(from), Date.parse(to)] })),
            },
          ]
        : [{ name: text.visitors, data: visitors.map((y, step) => ({ x: text.steps[step], y })) }],
    [type, text],
  );
  return (
    <ChartFrame
      title={text.title[type]}
      unit={text.unit[type]}
      columns={type === 'timeline' ? [text.rental, text.from, text.to] : [text.step, text.visitors]}
      rows={
        type === 'timeline'
          ? stays.map(({ rental, from, to }) => [rental, date(from), date(to)])
          : visitors.map((count, step) => [text.steps[step] ?? '', count])
      }
    >
      <ApexChart label={text.title[type]} description={text.finding[type]} options={options} series={series} />
    </ChartFrame>
  );
}

/** The day at whose midnight, in UTC, a moment is: in the reader's time zone it may be the day before. */
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const stays = [
  { rental: 'Zeezicht 12', from: '2026-07-04', to: '2026-07-18' },
  { rental: 'Het Boothuis 3', from: '2026-07-08', to: '2026-07-12' },
  { rental: 'Het Boothuis 3', from: '2026-07-15', to: '2026-07-29' },
  { rental: 'Molenzicht 7', from: '2026-07-01', to: '2026-07-10' },
  { rental: 'Molenzicht 7', from: '2026-07-11', to: '2026-07-25' },
];
const visitors = [4200, 3100, 2400, 1850];

const texts = {
  en: {
    language: 'en',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    title: { timeline: 'Stays in July', funnel: 'From visit to booking' },
    unit: { timeline: 'From arrival to departure', funnel: 'Visitors in a week' },
    finding: {
      timeline: 'Molenzicht is taken for all but one day until the 25th.',
      funnel: 'Of 4,200 visitors 1,850 book.',
    },
    stay: 'Stay',
    rental: 'Rental',
    from: 'Arrival',
    to: 'Departure',
    step: 'Step',
    visitors: 'Visitors',
    steps: ['Visited', 'Searched', 'Chose dates', 'Booked'],
  },
  nl: {
    language: 'nl',
    months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
    title: { timeline: 'Verblijven in juli', funnel: 'Van bezoek naar boeking' },
    unit: { timeline: 'Van aankomst tot vertrek', funnel: 'Bezoekers in een week' },
    finding: {
      timeline: 'Molenzicht is tot de 25e op één dag na bezet.',
      funnel: 'Van de 4.200 bezoekers boeken er 1.850.',
    },
    stay: 'Verblijf',
    rental: 'Verhuring',
    from: 'Aankomst',
    to: 'Vertrek',
    step: 'Stap',
    visitors: 'Bezoekers',
    steps: ['Bezocht', 'Gezocht', 'Data gekozen', 'Geboekt'],
  },
};
