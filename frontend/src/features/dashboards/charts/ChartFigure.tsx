import { type ReactNode, useId, useRef } from 'react';
import { useSeen } from '../../../components/useSeen';
import type { LegendEntry } from '../saving/svgPicture';
import { ChartTooltip, type Tooltip } from './ChartTooltip';
import './charts.scss';
import { Swatch } from './Swatch';
import { useMeasuredFonts } from './useMeasuredFonts';
import { useWidth } from './useWidth';

export interface ChartText {
  /** What the chart shows, as a screen reader announces it. */
  readonly label: string;
  /** The finding in words, for those who cannot see the chart. */
  readonly description: string;
}

export interface ChartFigureProps extends ChartText {
  /** In pixels, without the legend. */
  readonly height: number;
  /** All texts whose widths the drawing depends on. */
  readonly measured: readonly string[];
  readonly legend?: readonly LegendEntry[];
  /** The figures of the mark with this `data-index`; null if there is none any more. */
  readonly tooltipOf: (index: number) => Tooltip | null;
  /** Draws the chart, as SVG elements, for a width in pixels. */
  readonly children: (width: number) => ReactNode;
}

/** A drawing that follows the width of its place, once it is in view, with its finding in words, a legend and a tooltip. */
export function ChartFigure(props: ChartFigureProps) {
  const { label, description, height, measured, legend, tooltipOf, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const isDrawn = useSeen(place) && width > 0;
  useMeasuredFonts(measured.join(' '));
  const descriptionId = useId();
  return (
    <figure className="chart mb-0">
      <div ref={place} className="chart-drawing">
        {!isDrawn && (
          <div className="chart-skeleton skeleton" aria-hidden="true">
            <span className="placeholder rounded w-100 h-100" />
          </div>
        )}
        <svg
          className="saved-picture"
          role="img"
          aria-label={label}
          aria-describedby={descriptionId}
          width={width || '100%'}
          height={height}
          viewBox={width ? `0 0 ${width} ${height}` : undefined}
        >
          {isDrawn && children(width)}
        </svg>
        <ChartTooltip place={place} tooltipOf={tooltipOf} />
      </div>
      {legend && (
        <ul className="chart-legend">
          {legend.map((entry) => (
            <li key={entry.label}>
              <Swatch colour={entry.colour} />
              {entry.label}
            </li>
          ))}
        </ul>
      )}
      <figcaption id={descriptionId} className="visually-hidden">
        {description}
      </figcaption>
    </figure>
  );
}
