import 'apexcharts/dist/apexcharts.css';
import './apex-chart.scss';
import { useId } from 'react';
import { type ChartDrawing, useApexChart } from './useApexChart';

export interface ApexChartProps extends ChartDrawing {
  /** What the chart shows, as a screen reader announces it. */
  readonly label: string;
  /** The finding in words, for those who cannot see the chart. */
  readonly description: string;
}

/**
 * An ApexCharts chart that follows theme, direction and reduced motion. ApexCharts is loaded when the first one comes
 * into sight; until then its space is reserved, so that nothing shifts.
 */
export function ApexChart({ label, description, ...drawing }: ApexChartProps) {
  const { place, isDrawn } = useApexChart(drawing);
  const descriptionId = useId();
  return (
    <figure className="apex-chart mb-0">
      {!isDrawn && (
        <div className="apex-chart-skeleton skeleton" aria-hidden="true">
          <span className="placeholder rounded w-100 h-100" />
        </div>
      )}
      <div ref={place} role="img" aria-label={label} aria-describedby={descriptionId} />
      <figcaption id={descriptionId} className="visually-hidden">
        {description}
      </figcaption>
    </figure>
  );
}
