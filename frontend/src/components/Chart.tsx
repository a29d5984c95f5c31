import type ApexCharts from 'apexcharts';
import type { ApexOptions } from 'apexcharts';
import './apexcharts-bars-and-rings.scss';
import './chart.scss';
import { useEffect, useId, useRef, useState } from 'react';
import { chartDefaults } from '../lib/chartDefaults';
import { loadApexCharts } from './chartLibrary';
import { usePageLook } from './usePageLook';

export interface ChartProps {
  /** What the chart shows, as a screen reader announces it. */
  readonly label: string;
  /** The finding in words, for those who cannot see the chart. */
  readonly description: string;
  /** In pixels; kept free while the chart loads, so that nothing jumps. */
  readonly height: number;
  /** ApexCharts' options; keep the object between renders (`useMemo`), as a new one redraws the chart. */
  readonly options: ApexOptions;
}

/** A chart that follows theme, direction and reduced motion. ApexCharts is loaded when the first one shows. */
export function Chart({ label, description, height, options }: ChartProps) {
  const { darkMode, rightToLeft } = usePageLook();
  const [drawn, setDrawn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const descriptionId = useId();

  useEffect(() => {
    let chart: ApexCharts | undefined;
    let gone = false;
    loadApexCharts(options).then(async (Apex) => {
      if (gone || !place.current) return;
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      chart = new Apex(place.current, chartDefaults(options, { height, darkMode, rightToLeft, reducedMotion }));
      await chart.render();
      if (!gone) setDrawn(true);
    });
    return () => {
      gone = true;
      chart?.destroy();
    };
  }, [options, height, darkMode, rightToLeft]);

  return (
    <figure className="chart mb-0" style={{ minHeight: height }}>
      {!drawn && <div className="chart-skeleton placeholder-wave placeholder w-100 h-100" aria-hidden="true" />}
      <div ref={place} role="img" aria-label={label} aria-describedby={descriptionId} />
      <figcaption id={descriptionId} className="visually-hidden">
        {description}
      </figcaption>
    </figure>
  );
}
