import type { ApexOptions } from 'apexcharts';
import barChart from 'bootstrap-icons/icons/bar-chart.svg?glyph';
import tableIcon from 'bootstrap-icons/icons/table.svg?glyph';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/Chart';
import { Icon } from '../../components/Icon';

/** In pixels: every chart of a dashboard, and its table. */
export const chartHeight = 280;

export interface ChartCardProps {
  readonly title: string;
  /** What is measured, and in what. */
  readonly unit: string;
  /** The finding in words. */
  readonly finding: string;
  readonly options: ApexOptions;
  /** The same figures as text: the head, then a row for each. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** In pixels, where the chart is to be smaller than its card. */
  readonly height?: number;
  /** What stands beside the chart: a legend with more room than the chart's own. */
  readonly aside?: ReactNode;
}

/** A chart under its title, or the same figures as a table. */
export function ChartCard(props: ChartCardProps) {
  const { title, unit, finding, options, columns, rows, height = chartHeight, aside } = props;
  const { t } = useTranslation('dashboards');
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const toggle = t(asTable ? 'rotterdam.showChart' : 'rotterdam.showTable');
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>{unit}</p>
        </div>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`${toggle}: ${title}`}
          title={toggle}
          onClick={() => setAsTable(!asTable)}
        >
          <Icon glyph={asTable ? barChart : tableIcon} />
        </button>
      </header>
      <div className="chart-card-body" style={{ minHeight: chartHeight }}>
        {rows.length === 0 && <p className="chart-card-empty">{t('rotterdam.noData')}</p>}
        {rows.length > 0 && asTable && <FigureTable title={title} columns={columns} rows={rows} />}
        {rows.length > 0 && !asTable && (
          <>
            <Chart label={title} description={finding} height={height} options={options} />
            {aside}
          </>
        )}
      </div>
    </section>
  );
}

/** The first column names the row; the others hold figures. */
function FigureTable({ title, columns, rows }: Pick<ChartCardProps, 'title' | 'columns' | 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="figure-table" tabIndex={0} aria-label={title}>
      <table className="table table-sm">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index > 0 ? 'text-end' : ''}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...figures], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rentals may have the same name
            <tr key={index}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={columns[column + 1]} className="text-end">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
