import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/useFormats';
import type { Cell } from './saving/figuresCsv';

export interface FigureTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** The first column names the row; the others hold figures. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A chart's figures as a table. */
export function FigureTable({ title, columns, rows }: FigureTableProps) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas have to be reachable by keyboard
    <section className="figure-table" tabIndex={0} aria-label={t('charts.figures', { title })}>
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
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {figures.map((figure, column) => (
                <td key={columns[column + 1]} className="text-end">
                  {typeof figure === 'number' ? number(figure) : figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
