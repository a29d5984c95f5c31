import barChart from 'bootstrap-icons/icons/bar-chart.svg?glyph';
import tableIcon from 'bootstrap-icons/icons/table.svg?glyph';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { FigureTable } from './FigureTable';
import { useIsFilling } from './filling';
import type { Cell } from './saving/figuresCsv';
import { SaveMenu, SaveMenuPlace } from './saving/SaveMenu';
import type { DrawnPicture, LegendEntry } from './saving/svgPicture';

export interface ChartFrameProps {
  readonly title: string;
  /** The measured quantity and its unit. */
  readonly unit: string;
  /** The same figures as a table: its head, then its rows. Numbers are formatted for the page's language. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Why there are no rows, if the filter is not the reason. */
  readonly emptyText?: string;
  /** The meaning of the chart's colours, if it is only explained beside the chart. */
  readonly legend?: readonly LegendEntry[];
  /** Controls of the chart, such as a choice of measure. */
  readonly controls?: ReactNode;
  /** A placeholder of the chart’s size, if that is not the default size. */
  readonly place?: ReactNode;
  /** A canvas has pixels only: it is not saved as SVG. */
  readonly isCanvas?: boolean;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart under its title, or the same figures as a table. Both can be saved. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, columns, rows, emptyText, legend, controls, place, isCanvas, children } = props;
  const { t } = useTranslation('dashboards');
  const [asTable, setAsTable] = useState(false);
  /** Of the chart, in pixels: its table takes as much room, so that nothing below it moves. */
  const [chartHeight, setChartHeight] = useState(0);
  const card = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useRestoreFocus(card, () => card.current);
  const titleId = useId();
  const toggle = t(asTable ? 'rotterdam.showChart' : 'rotterdam.showTable');
  const isFilling = useIsFilling();
  const hasRows = rows.length > 0 && !isFilling;
  return (
    <section ref={card} className="card chart-card" aria-labelledby={titleId} tabIndex={-1}>
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
            disabled={isFilling}
            onClick={() => {
              if (!asTable) setChartHeight(body.current?.getBoundingClientRect().height ?? 0);
              setAsTable(!asTable);
            }}
          >
            <Icon icon={asTable ? barChart : tableIcon} />
          </button>
          {isFilling && <SaveMenuPlace />}
          {hasRows && (
            <SaveMenu
              title={title}
              subtitle={unit}
              legend={legend}
              columns={columns}
              rows={rows}
              formats={isCanvas ? ['png', 'csv'] : undefined}
              findChart={() => body.current?.querySelector<DrawnPicture>(pictures) ?? null}
            />
          )}
        </div>
      </header>
      <div ref={body} className="chart-card-body" style={asTable ? { minHeight: chartHeight } : undefined}>
        {!hasRows && !isFilling && <EmptyState drawing="fishing" title={emptyText ?? t('rotterdam.noData')} />}
        {hasRows && asTable && <FigureTable title={title} columns={columns} rows={rows} />}
        {/* At the same position for both: a chart with its own placeholder, such as the map, is not remounted. */}
        {(isFilling || (hasRows && !asTable)) && (isFilling ? (place ?? <ChartPlace />) : children)}
      </div>
    </section>
  );
}

const pictures = '.apexcharts-svg, .saved-picture, canvas';

/** Reserves the space of a chart that is not loaded yet. */
function ChartPlace() {
  return (
    <div className="chart-place skeleton" aria-hidden="true">
      <span className="placeholder" />
    </div>
  );
}
