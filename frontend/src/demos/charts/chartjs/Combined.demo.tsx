import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useMemo, useState } from 'react';
import { Segments } from '../../../components/Segments';
import { useDataColours } from '../../../components/useDataColours';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { CanvasChart } from './CanvasChart';

Chart.register(
  BarController,
  BarElement,
  LineController,
  LineElement,
  PointElement,
  CategoryScale,
  LinearScale,
  Legend,
  Tooltip,
);

export const about = {
  place: 6,
  title: { en: 'Combined chart with animated updates', nl: 'Combinatiegrafiek die meebeweegt' },
  when: {
    en: 'When two measures with units of their own belong together. Columns and line move to new figures, rather than appear.',
    nl: 'Als twee maten met een eigen eenheid bij elkaar horen. Kolommen en lijn bewegen naar nieuwe cijfers in plaats van te verschijnen.',
  },
} as const satisfies DemoAbout;

export default function Combined() {
  const text = useTexts(texts);
  const dataColours = useDataColours();
  const { number, compact } = useFormats();
  const [year, setYear] = useState(2025);
  const { rents, shares } = years[year] ?? noFigures;
  const options = useMemo<ChartOptions>(
    () => ({
      scales: {
        x: {},
        y: {
          min: 0,
          max: 500_000,
          title: { display: true, text: text.rent },
          // Chart.js gives an axis a quarter of the chart at most: on a phone whole figures would lie under its title.
          ticks: { callback: (value) => compact(Number(value)) },
        },
        y2: {
          min: 0,
          max: 100,
          title: { display: true, text: text.occupied },
        },
      },
    }),
    [text, compact],
  );
  const data = useMemo<ChartData>(
    () => ({
      labels: text.quarters,
      datasets: [
        {
          type: 'line',
          label: text.occupied,
          data: shares,
          yAxisID: 'y2',
          borderColor: dataColours[1],
          pointRadius: 4,
        },
        { type: 'bar', label: text.rent, data: rents, backgroundColor: dataColours[0], borderRadius: 2 },
      ],
    }),
    [text, rents, shares, dataColours],
  );
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        <Segments
          label={text.year}
          segments={Object.keys(years).map((label) => ({ name: Number(label), label }))}
          chosen={year}
          onChoose={setYear}
        />
        <span role="status">
          <bdi>{text.total(year, number(rents.reduce((sum, rent) => sum + rent, 0)))}</bdi>
        </span>
      </div>
      <CanvasChart
        type="bar"
        data={data}
        options={options}
        title={text.title(year)}
        unit={text.unit}
        description={text.finding}
        columns={[text.quarter, text.rent, text.occupied]}
        rows={text.quarters.map((quarter, index) => [quarter, rents[index] ?? 0, shares[index] ?? 0])}
      />
    </>
  );
}

const noFigures = { rents: [], shares: [] };
const years: Readonly<Record<number, { rents: number[]; shares: number[] }>> = {
  2024: { rents: [187_100, 309_750, 402_380, 231_900], shares: [51, 74, 91, 60] },
  2025: { rents: [218_400, 341_900, 418_200, 264_300], shares: [58, 79, 94, 66] },
};

const texts = {
  en: {
    title: (year: number) => `Rent and occupancy in ${year}`,
    unit: 'By quarter',
    year: 'Year',
    finding: 'The third quarter is best in rent and in occupancy.',
    total: (year: number, rent: string) => `${year}: € ${rent} in all`,
    quarter: 'Quarter',
    rent: 'Rent, €',
    occupied: 'Occupied, %',
    quarters: ['Q1', 'Q2', 'Q3', 'Q4'],
  },
  nl: {
    title: (year: number) => `Huur en bezetting in ${year}`,
    unit: 'Per kwartaal',
    year: 'Jaar',
    finding: 'Het derde kwartaal is het beste in huur en in bezetting.',
    total: (year: number, rent: string) => `${year}: in totaal € ${rent}`,
    quarter: 'Kwartaal',
    rent: 'Huur, €',
    occupied: 'Bezet, %',
    quarters: ['K1', 'K2', 'K3', 'K4'],
  },
};
