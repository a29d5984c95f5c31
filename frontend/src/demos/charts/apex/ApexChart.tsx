import type ApexCharts from 'apexcharts';
import type { ApexOptions } from 'apexcharts';
import 'apexcharts/dist/apexcharts.css';
import '../../../components/chart.scss';
import { useEffect, useId, useRef, useState } from 'react';
import { loadApexCharts } from '../../../components/chartLibrary';
import { usePageLook } from '../../../components/usePageLook';
import { chartDefaults } from '../../../lib/chartDefaults';

export interface ApexChartProps {
  /** What the chart shows, as a screen reader announces it. */
  readonly label: string;
  /** The finding in words. */
  readonly description: string;
  /** Keep the object between renders: a new one draws a new chart. */
  readonly options: ApexOptions;
  /** New figures move the chart that is there. */
  readonly series: ApexOptions['series'];
}

const height = 280;

/** Any chart of ApexCharts, in the page's theme and direction; for bars and rings alone, components/Chart is lighter. */
export function ApexChart({ label, description, options, series }: ApexChartProps) {
  const { darkMode, rightToLeft } = usePageLook();
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ApexCharts>(null);
  const latest = useRef(series);
  latest.current = series;
  const [isDrawn, setDrawn] = useState(false);
  const descriptionId = useId();

  useEffect(() => {
    let made: ApexCharts | undefined;
    let gone = false;
    // Of no kind yet: all kinds are loaded, this page shows them all.
    loadApexCharts({}).then(async (Apex) => {
      if (gone || !place.current) return;
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const surroundings = { height, darkMode, rightToLeft, reducedMotion };
      const first = latest.current;
      made = new Apex(place.current, chartDefaults({ ...options, series: first }, surroundings));
      await made.render();
      if (gone) return;
      chart.current = made;
      setDrawn(true);
      if (latest.current !== first) await made.updateSeries(latest.current ?? []);
    });
    return () => {
      gone = true;
      chart.current = null;
      made?.destroy();
    };
  }, [options, darkMode, rightToLeft]);

  useEffect(() => {
    // Null while one is being made, which asks for the latest itself.
    void chart.current?.updateSeries(series ?? []);
  }, [series]);

  return (
    <figure className="chart mb-0" style={{ minHeight: height }}>
      {!isDrawn && <div className="chart-skeleton placeholder-wave placeholder w-100 h-100" aria-hidden="true" />}
      <div ref={place} role="img" aria-label={label} aria-describedby={descriptionId} />
      <figcaption id={descriptionId} className="visually-hidden">
        {description}
      </figcaption>
    </figure>
  );
}
