import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useFormats } from '../../../components/useFormats';
import { ChartFrame } from '../../../features/dashboards/public/chartFrame';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { ApexChart } from './ApexChart';

export const about = {
  place: 7,
  title: { en: 'Combined chart with two axes', nl: 'Combinatiegrafiek met twee assen' },
  when: {
    en: 'When two measures belong together and have units of their own: columns for one, a line for the other, each with its axis.',
    nl: 'Als twee maten bij elkaar horen en een eigen eenheid hebben: kolommen voor de ene, een lijn voor de andere, elk met haar as.',
  },
  controls: {
    goal: { kind: 'range', min: 40, max: 100, step: 10, value: 80 },
  },
} as const satisfies DemoAbout;

export default function Combined({ goal }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number, compact } = useFormats();
  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type: 'line' },
      stroke: { width: [0, 2], curve: 'straight' },
      labels: text.quarters,
      yaxis: [
        {
          title: { text: text.rent, style: axisTitle },
          min: 0,
          max: 500_000,
          labels: { formatter: (value) => compact(value) },
        },
        { title: { text: text.occupied, style: axisTitle }, min: 0, max: 100, opposite: true },
      ],
      annotations: {
        yaxis: [
          {
            y: goal,
            yAxisIndex: 1,
            borderColor: 'var(--polder-attention-text)',
            strokeDashArray: 4,
            label: {
              text: text.goal(goal),
              borderWidth: 0,
              // Above the line, not on it.
              offsetY: -4,
              style: {
                color: 'var(--polder-attention-text)',
                background: 'transparent',
                fontSize: '12px',
                fontWeight: 500,
              },
            },
          },
        ],
      },
      tooltip: { y: { formatter: (value) => number(value) } },
    }),
    [text, number, compact, goal],
  );
  const series = useMemo<ApexOptions['series']>(
    () => [
      { name: text.rent, type: 'column', data: rents },
      { name: text.occupied, type: 'line', data: shares },
    ],
    [text],
  );
  return (
    <ChartFrame
      title={text.title}
      unit={text.unit}
      columns={[text.quarter, text.rent, text.occupied]}
      rows={text.quarters.map((quarter, index) => [quarter, rents[index] ?? 0, shares[index] ?? 0])}
    >
      <ApexChart
        label={text.title}
        description={text.finding(shares.filter((share) => share >= goal).length, goal)}
        options={options}
        series={series}
      />
    </ChartFrame>
  );
}

const axisTitle = { fontWeight: 400 };
const rents = [218_400, 341_900, 418_200, 264_300];
const shares = [58, 79, 94, 66];

const texts = {
  en: {
    title: 'Rent and occupancy in 2025',
    unit: 'By quarter',
    finding: (quarters: number, goal: number) =>
      `${quarters} of 4 quarters ${quarters === 1 ? 'reaches' : 'reach'} the goal of ${goal}%.`,
    goal: (goal: number) => `Goal: ${goal}%`,
    quarter: 'Quarter',
    rent: 'Rent, €',
    occupied: 'Occupied, %',
    quarters: ['Q1', 'Q2', 'Q3', 'Q4'],
  },
  nl: {
    title: 'Huur en bezetting in 2025',
    unit: 'Per kwartaal',
    finding: (quarters: number, goal: number) =>
      `${quarters} van de 4 kwartalen ${quarters === 1 ? 'haalt' : 'halen'} het doel van ${goal}%.`,
    goal: (goal: number) => `Doel: ${goal}%`,
    quarter: 'Kwartaal',
    rent: 'Huur, €',
    occupied: 'Bezet, %',
    quarters: ['K1', 'K2', 'K3', 'K4'],
  },
};
