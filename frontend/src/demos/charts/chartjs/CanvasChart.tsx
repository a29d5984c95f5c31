import type { ChartData, Chart as ChartJs, ChartOptions, ChartType } from 'chart.js';
import { useId, useMemo, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import { usePageTheme } from '../../../components/usePageTheme';
import { useSeen } from '../../../components/useSeen';
import { FigureTable } from '../../../features/dashboards/FigureTable';
import type { Cell } from '../../../features/dashboards/saving/figuresCsv';
import { announce } from '../../../lib/announce';
import { saveFile } from '../../../lib/saveFile';
import { useTexts } from '../../frame/useTexts';
import { pngOf } from './pngOf';
import { canvasLook, withLook } from './withLook';

export interface CanvasChartProps {
  readonly type: ChartType;
  readonly data: ChartData;
  /** The names of the chart's scales, which get the page's colours. */
  readonly options: ChartOptions;
  /** The chart's accessible name. */
  readonly label: string;
  /** The finding in words. */
  readonly description: string;
  /** The same figures as text. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A Chart.js chart in the page's theme and direction, with a data table. */
export function CanvasChart({ type, data, options, label, description, columns, rows }: CanvasChartProps) {
  const text = useTexts(texts);
  const { darkMode, rightToLeft } = usePageTheme();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const chart = useRef<ChartJs>(null);
  const look = `${type} ${darkMode} ${rightToLeft}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  const all = useMemo(
    () => isSeen && withLook(options, canvasLook(rightToLeft)),
    [options, rightToLeft, darkMode, isSeen],
  );
  const save = (file: Blob | null, ending: string) => {
    if (file) saveFile(file, `${label}.${ending}`);
    announce(file ? text.saved(label) : text.notSaved(label));
  };
  const savePng = async () => save(chart.current && (await pngOf(chart.current.canvas)), 'png');
  const saveCsv = async () => {
    const { figuresCsv } = await import('../../../features/dashboards/saving/figuresCsv');
    save(figuresCsv(columns, rows), 'csv');
  };
  return (
    <figure className="mb-0">
      <div ref={place} className="canvas-chart">
        {all && (
          // Recreate the canvas on a change of theme or direction, as CSS does not apply to it.
          <Chart
            key={look}
            ref={chart}
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
      <div className="canvas-chart-saving">
        <button type="button" className="btn btn-sm btn-link" onClick={() => void savePng()}>
          {text.png}
        </button>
        <button type="button" className="btn btn-sm btn-link" onClick={() => void saveCsv()}>
          {text.csv}
        </button>
      </div>
      <details className="canvas-chart-table">
        <summary>{text.asTable}</summary>
        <FigureTable title={label} columns={columns} rows={rows} />
      </details>
    </figure>
  );
}

const texts = {
  en: {
    asTable: 'As a table',
    png: 'Save as PNG',
    csv: 'Save as CSV',
    saved: (title: string) => `${title} was saved.`,
    notSaved: (title: string) => `${title} could not be saved. Try again once it is drawn.`,
  },
  nl: {
    asTable: 'Als tabel',
    png: 'Als PNG bewaren',
    csv: 'Als CSV bewaren',
    saved: (title: string) => `${title} is bewaard.`,
    notSaved: (title: string) => `${title} kon niet worden bewaard. Probeer het nog eens als de grafiek er staat.`,
  },
};
