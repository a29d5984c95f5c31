import './apexcharts-bars-and-rings.scss';
import './chart.scss';
import { useId } from 'react';
import { type ChartDrawing, useChart } from './useChart';

export interface ChartProps extends ChartDrawing {
  /** What the chart shows, as a screen reader announces it. */
  readonly label: string;
  /** The finding in words, for those who cannot see the chart. */
  readonly description: string;
}

/**
 * A chart that follows theme, direction and reduced motion. ApexCharts is loaded when the first one comes into sight;
 * until then its space is reserved, so that nothing shifts.
 */
export function Chart({ label, description, ...drawing }: ChartProps) {
  const { place, isDrawn } = useChart(drawing);
  const descriptionId = useId();
  // A built document may not contain inline styles.
  const isReserved = drawing.height === 170 || drawing.height === 280;
  return (
    <figure
      className={`chart chart-${drawing.height} mb-0`}
      style={isReserved ? undefined : { minHeight: drawing.height }}
    >
      {!isDrawn && (
        <div className="chart-skeleton skeleton" aria-hidden="true">
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
