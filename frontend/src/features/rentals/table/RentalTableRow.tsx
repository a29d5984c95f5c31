import dots from 'bootstrap-icons/icons/three-dots.svg?glyph';
import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { ContentField } from '../../../../../graphql/rental';
import { Icon } from '../../../components/Icon';
import type { Formats } from '../../../lib/format';
import { drawnFlag } from '../fields/countryFlag';
import { CellEditor } from './CellEditor';
import { type EditedCell, isFigure } from './editableColumns';
import { FoundText } from './FoundText';
import { cellId } from './gridCells';
import type { RowStatus } from './rowStatuses';
import type { SortColumn } from './sortRentals';
import type { ShownColumn } from './useColumns';

export interface RentalTableRowProps {
  readonly gridId: string;
  readonly rental: Rental;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly ShownColumn[];
  /** The active cell of the keyboard, if it is in this row. */
  readonly activeColumn: number | null;
  readonly isTicked: boolean;
  /** True for rentals of the selected country. */
  readonly isChosen: boolean;
  /** The largest population in the list. */
  readonly largest: number;
  readonly mark: RowStatus | null;
  /** The search, folded (lib/search.ts); empty without one. */
  readonly found: string;
  /** The cell being edited in place, if it is in this row. */
  readonly edited: EditedCell | null;
  readonly onEdited: (cell: EditedCell, value: string | number | null) => void;
  readonly formats: Formats;
  readonly t: TFunction<'rentals'>;
}

/** One rental. */
export const RentalTableRow = memo(function RentalTableRow(props: RentalTableRowProps) {
  const { gridId, rental, index, columns, activeColumn, isTicked, isChosen, edited, onEdited, formats, t } = props;
  const name = rental.Name;
  const idAt = (column: number) => cellId(gridId, index, column);
  const classAt = (column: number) => (activeColumn === column ? 'is-active' : '');
  const rowClasses = [isChosen && 'is-chosen', rental._deleted && 'is-deleted'];
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      className={rowClasses.filter(Boolean).join(' ')}
    >
      <td id={idAt(0)} className={clsx('tick-cell', classAt(0))} aria-colindex={1}>
        <input
          type="checkbox"
          className="form-check-input"
          tabIndex={-1}
          aria-label={t('table.selectRow', { name })}
          checked={isTicked}
          readOnly
        />
      </td>
      {columns.map(({ id, side, place, isShort }, column) => (
        <td
          key={id}
          id={idAt(column + 1)}
          aria-colindex={column + 2}
          className={[
            ...[isFigure(id) && 'figure-column', side && `pinned-${side}`, edited?.column === id && 'is-edited'],
            classAt(column + 1),
          ]
            .filter(Boolean)
            .join(' ')}
          style={place}
          title={id === 'Name' ? name : isShort && id === 'Population' ? formats.number(rental.Population) : undefined}
        >
          {edited?.column === id ? (
            <CellEditor cell={edited} onDone={(value) => onEdited(edited, value)} />
          ) : (
            <Content {...props} column={id} isShort={isShort} />
          )}
        </td>
      ))}
      <td
        id={idAt(columns.length + 1)}
        className={clsx('menu-cell', classAt(columns.length + 1))}
        aria-colindex={columns.length + 2}
      >
        <button
          type="button"
          className="btn btn-icon"
          tabIndex={-1}
          aria-label={t('table.rowMenu', { name })}
          aria-haspopup="menu"
        >
          <Icon icon={dots} />
        </button>
      </td>
    </tr>
  );
});

/** The content of a rental's cell. */
function Content(props: RentalTableRowProps & { readonly column: SortColumn; readonly isShort: boolean }) {
  const { rental, column, isShort, found, formats, largest, mark, t } = props;
  switch (column) {
    case 'Name':
      return (
        <>
          <span className="rental-flag" aria-hidden="true">
            {drawnFlag(rental)}
          </span>
          <bdi>
            <FoundText text={rental.Name} found={found} />
          </bdi>
          {rental._deleted && <span className="badge text-bg-secondary">{t('deleted')}</span>}
          {mark && <span className={clsx('badge', markClass[mark])}>{t(`table.mark.${mark}`)}</span>}
        </>
      );
    case 'Code':
      return <FoundText text={rental.Code} found={found} />;
    case 'Population':
      return (
        <span className="population-cell">
          <svg className="population-bar" viewBox="0 0 80 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(80 * rental.Population) / largest} height="4" />
          </svg>
          {(isShort ? formats.compact : formats.number)(rental.Population)}
        </span>
      );
    case '_version':
      return formats.number(rental._version);
    case '_lastChangedAt':
      return (
        <time
          dir="auto"
          dateTime={new Date(rental._lastChangedAt).toISOString()}
          title={formats.dateTime(rental._lastChangedAt)}
        >
          {formats.date(rental._lastChangedAt)}
        </time>
      );
    default: {
      const value: string | number | null | undefined = rental[column as ContentField];
      // The cell may cut a text short.
      return typeof value === 'number' ? formats.number(value) : <bdi title={value ?? undefined}>{value}</bdi>;
    }
  }
}

const markClass: Record<RowStatus, string> = { pending: 'text-bg-info', conflict: 'text-bg-warning' };
