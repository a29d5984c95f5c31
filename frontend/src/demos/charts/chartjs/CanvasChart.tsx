import type { ChartData, ChartOptions, ChartType } from 'chart.js';
import { useId, useMemo, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../components/useMediaQuery';
import { usePageTheme } from '../../../components/usePageTheme';
import { useSeen } from '../../../components/useSeen';
import { ChartFrame, type ChartFrameProps } from '../../../features/dashboards/public/chartFrame';
import { useCanvasFont } from './useCanvasFont';
import { canvasLook, withLook } from './withLook';

export interface CanvasChartProps extends Pick<ChartFrameProps, 'title' | 'unit' | 'columns' | 'rows'> {
  readonly type: ChartType;
  readonly data: ChartData;
  /** The names of the chart's scales, which get the page's colours. */
  readonly options: ChartOptions;
  /** The finding in words. */
  readonly description: string;
}

/** A Chart.js chart under its title, or the same figures as a table. Both can be saved. */
export function CanvasChart({ title, unit, columns, rows, ...drawing }: CanvasChartProps) {
  return (
    <ChartFrame title={title} unit={unit} columns={columns} rows={rows} isCanvas>
      <Canvas label={title} {...drawing} />
    </ChartFrame>
  );
}

interface CanvasProps extends Pick<CanvasChartProps, 'type' | 'data' | 'options' | 'description'> {
  /** The chart's accessible name. */
  readonly label: string;
}

/** A Chart.js chart in the page's theme, font and direction. */
function Canvas({ type, data, options, label, description }: CanvasProps) {
  const { darkMode, rightToLeft } = usePageTheme();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const hasFont = useCanvasFont();
  const isForced = useMediaQuery('(forced-colors: active)');
  const { i18n } = useTranslation();
  const look = `${type} ${darkMode} ${rightToLeft} ${isForced}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  const all = useMemo(
    () =>
      isSeen &&
      hasFont &&
      place.current &&
      withLook(options, canvasLook(place.current, { rightToLeft, locale: i18n.language })),
    [options, rightToLeft, darkMode, isForced, i18n.language, isSeen, hasFont],
  );
  return (
    <figure className="canvas-chart mb-0">
      <div ref={place} className="canvas-chart-place">
        {all && (
          // Recreate the canvas on a change of theme or direction, as CSS does not apply to it.
          <Chart
            key={look}
            type={type}
            data={data}
            options={all}
            dir="ltr"
            role="img"
            aria-label={label}
            aria-describedby={id}
          />
        )}
      </div>
      <figcaption id={id} className="visually-hidden">
        {description}
      </figcaption>
    </figure>
  );
}
