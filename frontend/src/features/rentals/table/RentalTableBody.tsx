import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import { fold } from '../../../lib/search';
import type { EditedCell } from './editableColumns';
import type { RowPlace } from './gridCells';
import { RentalTableRow } from './RentalTableRow';
import { useRowStatuses } from './rowStatuses';
import type { ShownColumn } from './useColumns';
import type { Find } from './useFind';
import type { OrderedRows } from './useOrderedRows';
import type { RowSelection } from './useSelection';
import type { VirtualRows } from './useVirtualRows';

export interface RentalTableBodyProps {
  readonly gridId: string;
  readonly rows: OrderedRows;
  readonly virtual: VirtualRows;
  readonly columns: readonly ShownColumn[];
  /** The active cell of the keyboard. */
  readonly active: RowPlace;
  readonly selection: RowSelection;
  readonly find: Find;
  readonly largest: number;
  readonly chosenCode: string | null;
  readonly edited: EditedCell | null;
  readonly onEdited: (cell: EditedCell, value: string | number | null) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
}

/** The rows in view, between spacers for those above and below. */
export function RentalTableBody(props: RentalTableBodyProps) {
  const { gridId, rows, virtual, columns, active, selection, find, largest, chosenCode, edited, onEdited } = props;
  const { t } = useTranslation('rentals');
  const formats = useFormats();
  const statusOf = useRowStatuses();
  const found = find.isOpen ? fold(find.text.trim()) : '';
  const drawn = Array.from({ length: virtual.end - virtual.first }, (_, offset) => virtual.first + offset);
  return (
    <>
      {virtual.above > 0 && <Spacer height={virtual.above} />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keys */}
      <tbody onClick={props.onClick} onDoubleClick={props.onDoubleClick}>
        {drawn.map((row) => {
          const rental = rows.rentalAt(row);
          const isEdited = rental !== undefined && rental.id === edited?.seen.id;
          return (
            rental && (
              <RentalTableRow
                // Rows that go out of sight come back as those that come into it: changing texts is quicker than
                // making elements. The element of an edited row stays the same wherever the row moves.
                key={isEdited ? 'edited' : row % drawn.length}
                gridId={gridId}
                rental={rental}
                index={row}
                columns={columns}
                activeColumn={row === active.row ? active.column : null}
                isTicked={selection.ids.has(rental.id)}
                isChosen={rental.Code === chosenCode}
                largest={largest}
                mark={statusOf(rental.id)}
                found={found}
                edited={isEdited ? edited : null}
                onEdited={onEdited}
                formats={formats}
                t={t}
              />
            )
          );
        })}
      </tbody>
      {virtual.below > 0 && <Spacer height={virtual.below} />}
    </>
  );
}

/** Takes the space of the rows outside the view. */
function Spacer({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}
