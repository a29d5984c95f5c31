import barChart from 'bootstrap-icons/icons/bar-chart.svg?glyph';
import tableIcon from 'bootstrap-icons/icons/table.svg?glyph';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { FigureTable } from './FigureTable';
import type { Cell } from './saving/figuresCsv';
import { SaveMenu } from './saving/SaveMenu';
import type { LegendEntry } from './saving/svgPicture';

/** In pixels: every chart of a dashboard, and its table. */
export const chartHeight = 280;

export interface ChartFrameProps {
  readonly title: string;
  /** What is measured, and in what. */
  readonly unit: string;
  /** The same figures as text: the head, then a row for each. Numbers are written as the page writes them. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Why there are no rows, where it is not the filter. */
  readonly emptyText?: string;
  /** What the chart's colours stand for, where only what stands beside it says so. */
  readonly legend?: readonly LegendEntry[];
  /** What can be chosen about the chart. */
  readonly controls?: ReactNode;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart under its title, or the same figures as a table; either can be saved. */
export function ChartFrame({ title, unit, columns, rows, emptyText, legend, controls, children }: ChartFrameProps) {
  const { t } = useTranslation('dashboards');
  const [asTable, setAsTable] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const toggle = t(asTable ? 'rotterdam.showChart' : 'rotterdam.showTable');
  const hasRows = rows.length > 0;
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>
            <bdi>{unit}</bdi>
          </p>
        </div>
        <div className="chart-card-actions">
          {controls}
          <button
            type="button"
            className="btn btn-icon"
            aria-label={`${toggle}: ${title}`}
            title={toggle}
            onClick={() => setAsTable(!asTable)}
          >
            <Icon glyph={asTable ? barChart : tableIcon} />
          </button>
          {hasRows && (
            <SaveMenu
              title={title}
              subtitle={unit}
              legend={legend}
              columns={columns}
              rows={rows}
              findChart={() => body.current?.querySelector<SVGSVGElement>('.apexcharts-svg, .saved-picture') ?? null}
            />
          )}
        </div>
      </header>
      <div ref={body} className="chart-card-body" style={{ minHeight: chartHeight }}>
        {!hasRows && <p className="chart-card-empty">{emptyText ?? t('rotterdam.noData')}</p>}
        {hasRows && asTable && <FigureTable title={title} columns={columns} rows={rows} />}
        {hasRows && !asTable && children}
      </div>
    </section>
  );
}
