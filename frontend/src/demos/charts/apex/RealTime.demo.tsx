import type { ApexOptions } from 'apexcharts';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import { ChartFrame } from '../../../features/dashboards/public/chartFrame';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { ApexChart } from './ApexChart';

export const about = {
  place: 8,
  formerAnchor: 'live-figures',
  title: { en: 'Real-time data', nl: 'Realtime gegevens' },
  when: {
    en: 'For live data. The chart scrolls with time, starts on request, and can be stopped at any time.',
    nl: 'Als iemand meekijkt terwijl het gebeurt. De grafiek schuift mee, begint op verzoek en is altijd te stoppen.',
  },
} as const satisfies DemoAbout;

const shown = 30;

export default function RealTime() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const [seconds, setSeconds] = useState(shown);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((seconds) => seconds + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const visits = useMemo(
    () => Array.from({ length: shown }, (_, index) => [seconds - shown + index + 1, visitsAt(seconds - shown + index)]),
    [seconds],
  );
  const options = useMemo<ApexOptions>(
    () => ({
      chart: { type: 'area', animations: { dynamicAnimation: { speed: 150 } } },
      stroke: { curve: 'straight', width: 2 },
      xaxis: { type: 'numeric', range: shown - 1, tickAmount: 6, labels: { formatter: (value) => text.after(value) } },
      yaxis: { min: 0, max: 100, tickAmount: 4, labels: { formatter: (value) => number(value) } },
    }),
    [text, number],
  );
  const series = useMemo<ApexOptions['series']>(
    () => [{ name: text.visits, data: visits as [number, number][] }],
    [text, visits],
  );
  return (
    <>
      <Button color="secondary" outline className="mb-3" onClick={() => setRunning(!isRunning)}>
        {isRunning ? text.stop : text.start}
      </Button>
      <ChartFrame
        title={text.title}
        unit={text.unit}
        columns={[text.second, text.visits]}
        rows={visits.map(([second = 0, count = 0]) => [number(second), count])}
      >
        <ApexChart
          label={text.title}
          description={text.finding(number(visits.at(-1)?.[1] ?? 0))}
          options={options}
          series={series}
        />
      </ChartFrame>
    </>
  );
}

/** Fluctuating values, as on a busy evening. */
const visitsAt = (second: number) => Math.round(50 + 25 * Math.sin(second / 6) + 15 * Math.sin(second * 1.7));

const texts = {
  en: {
    title: 'Visits to the booking page',
    unit: 'In each second',
    finding: (count: string) => `${count} visits in the last second.`,
    after: (second: number | string) => `${Math.round(Number(second))} s`,
    second: 'Second',
    visits: 'Visits',
    start: 'Start',
    stop: 'Stop',
  },
  nl: {
    title: 'Bezoeken aan de boekingspagina',
    unit: 'In elke seconde',
    finding: (count: string) => `${count} bezoeken in de laatste seconde.`,
    after: (second: number | string) => `${Math.round(Number(second))} s`,
    second: 'Seconde',
    visits: 'Bezoeken',
    start: 'Starten',
    stop: 'Stoppen',
  },
};
