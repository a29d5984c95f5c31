import type { Table } from '@tanstack/react-table';
import down from 'bootstrap-icons/icons/arrow-down-short.svg?glyph';
import up from 'bootstrap-icons/icons/arrow-up-short.svg?glyph';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { Icon } from '../../components/Icon';
import { columnClass } from './rentalColumns';
import type { RentalOrder, SortColumn } from './sortRentals';

export interface RentalTableHeadProps {
  readonly table: Table<Rental>;
  readonly order: RentalOrder;
  readonly onOrder: (order: RentalOrder) => void;
}

/** The columns' names, each a button that orders by it, and turns the order round when it does already. */
export function RentalTableHead({ table, order, onOrder }: RentalTableHeadProps) {
  const { t } = useTranslation('rentals');
  return (
    <thead>
      <tr aria-rowindex={1}>
        {table.getFlatHeaders().map((header) => {
          const column = header.id as SortColumn;
          const isOrdered = column === order.column;
          const descending = isOrdered ? !order.descending : column === 'Population' || column === '_lastChangedAt';
          return (
            <th
              key={column}
              scope="col"
              className={columnClass(column)}
              aria-sort={isOrdered ? (order.descending ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" className="sort-button" onClick={() => onOrder({ column, descending })}>
                {t(`field.${column}`)}
                <Icon glyph={isOrdered && !order.descending ? up : down} className={isOrdered ? '' : 'sort-idle'} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
