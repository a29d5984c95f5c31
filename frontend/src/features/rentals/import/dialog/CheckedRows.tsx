import warning from 'bootstrap-icons/icons/exclamation-circle-fill.svg?glyph';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../../../graphql/field-problem';
import { parsePopulation, type ThousandsMark } from '../../../../../../graphql/population';
import { isNumberField } from '../../../../../../graphql/rental';
import { Icon } from '../../../../components/Icon';
import { useFormats } from '../../../../components/useFormats';
import { type ColumnMapping, type ImportField, importFields } from '../read/columns';
import type { CheckedRow } from '../read/importFile';
import { problemKey, rowProblemText } from '../read/problemKey';
import { CellInput } from './CellInput';

/** Correcting rows in place. */
export interface RowFixes {
  /** Whether a row was corrected before: it stays editable. */
  readonly isOpen: (row: number) => boolean;
  readonly fixCell: (row: number, field: ImportField, value: string) => void;
  readonly fixText: (row: number, text: string) => void;
}

export interface CheckedRowsProps {
  /** What the rows are. */
  readonly label: string;
  readonly rows: readonly CheckedRow[];
  /** Fields without a column are not shown. */
  readonly mapping: ColumnMapping;
  /** What groups the thousands of the numbers, as far as known. */
  readonly thousands?: ThousandsMark;
  /** Set while rows can be corrected. */
  readonly fixes?: RowFixes;
}

/** A file's rows as read, with their problems marked in place. */
export function CheckedRows({ label, rows, mapping, thousands, fixes }: CheckedRowsProps) {
  const { t } = useTranslation(['import', 'rentals']);
  const { number } = useFormats();
  const fields = importFields.filter((field) => mapping[field] !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas have to be reachable by keyboard
    <section className="checked-rows" tabIndex={0} aria-label={label}>
      <table className="table table-sm">
        <thead>
          <tr>
            <th scope="col" className="text-end">
              {t('line')}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" className={isNumberField(field) ? 'text-end' : ''}>
                {t(`rentals:field.${field}`)}
              </th>
            ))}
            <th scope="col">{t('rowProblem')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} className={row.problems.length > 0 ? 'is-rejected' : ''}>
              <td className="text-end text-secondary">{number(row.line)}</td>
              <Cells row={row} fields={fields} thousands={thousands} fixes={fixes} />
              <td className="checked-rows-problem">
                {row.problems.map((problem) => (
                  <span key={problemKey(problem)}>
                    <Icon icon={warning} />
                    {rowProblemText(t, problem)}
                  </span>
                ))}
                {row.isCodeUnknown && 'Code' in row.cells && (
                  <span className="checked-rows-warning">
                    <Icon icon={warning} />
                    {t('unknownCode', { code: row.cells.Code.toUpperCase() })}
                  </span>
                )}
                {row.problems.length === 0 && !row.isCodeUnknown && fixes?.isOpen(row.row) && (
                  <span className="checked-rows-corrected">{t('corrected')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellsProps {
  readonly row: CheckedRow;
  readonly fields: readonly ImportField[];
  readonly thousands: ThousandsMark | undefined;
  readonly fixes: RowFixes | undefined;
}

function Cells({ row: { row, line, cells, problems, isCodeUnknown }, fields, thousands, fixes }: CellsProps) {
  const { t } = useTranslation(['import', 'rentals']);
  const { number } = useFormats();
  if ('text' in cells) {
    return (
      <td colSpan={fields.length} className="is-faulty" title={cells.text}>
        {fixes ? (
          <CellInput
            label={t('fixRow', { line: number(line) })}
            value={cells.text}
            isFaulty
            isLong
            onFix={(text) => fixes.fixText(row, text)}
          />
        ) : (
          <code>{cells.text}</code>
        )}
      </td>
    );
  }
  const isOpen = problems.length > 0 || fixes?.isOpen(row);
  const asShown = (field: ImportField) => {
    const figure = isNumberField(field) ? parsePopulation(cells[field], thousands) : undefined;
    return figure === undefined || isProblem(figure) ? cells[field] : number(figure);
  };
  return fields.map((field) => {
    const isFaulty = problems.some((problem) => problem.field === field);
    const classes = [isFaulty && 'is-faulty', isNumberField(field) && 'text-end'].filter(Boolean).join(' ');
    return (
      <td key={field} className={classes} title={cells[field]}>
        {fixes && (isOpen || (isCodeUnknown && field === 'Code')) ? (
          <CellInput
            label={t('fixCell', { field: t(`rentals:field.${field}`), line: number(line) })}
            value={cells[field]}
            isFaulty={isFaulty}
            onFix={(value) => fixes.fixCell(row, field, value)}
          />
        ) : (
          <bdi>{asShown(field)}</bdi>
        )}
      </td>
    );
  });
}
