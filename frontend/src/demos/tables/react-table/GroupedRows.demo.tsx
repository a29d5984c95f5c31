import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getExpandedRowModel,
  getGroupedRowModel,
  useReactTable,
} from '@tanstack/react-table';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?glyph';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import { useMemo, useState } from 'react';
import { Button, Table } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { type Stay, staysUpTo } from '../stays';
import { SortHead } from './SortHead';

export const about = {
  place: 2,
  title: { en: 'Grouping and aggregation', nl: 'Groeperen en optellen' },
  when: {
    en: 'When the totals come first and the rows behind them on request.',
    nl: 'Als de totalen voorop staan en de rijen erachter op verzoek.',
  },
  controls: {
    groupBy: { kind: 'choice', options: ['province', 'city', 'kind'], value: 'province' },
  },
} as const satisfies DemoAbout;

const column = createColumnHelper<Stay>();
const stays = staysUpTo(24);

export default function GroupedRows({ groupBy }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number } = useFormats();
  const [expanded, setExpanded] = useState({});
  // Stable between renders: a new array would be a new grouping and collapse the groups.
  const grouping = useMemo(() => [groupBy], [groupBy]);
  const columns = useMemo(
    () => [
      column.accessor(({ [groupBy]: group }) => group, {
        id: groupBy,
        header: text[groupBy],
        cell: ({ getValue, row }) => (row.getIsGrouped() ? (text.kinds[getValue()] ?? getValue()) : row.original.guest),
      }),
      column.accessor('nights', {
        header: text.nights,
        meta: { align: 'text-end' },
        aggregationFn: 'sum',
        cell: ({ getValue }) => number(getValue()),
      }),
      column.accessor('rent', {
        header: text.rent,
        meta: { align: 'text-end' },
        aggregationFn: 'sum',
        cell: ({ getValue }) => number(getValue()),
      }),
    ],
    [text, number, groupBy],
  );
  const table = useReactTable({
    data: stays,
    columns,
    state: { grouping, expanded },
    onExpandedChange: setExpanded,
    enableSorting: false,
    autoResetAll: false,
    getCoreRowModel: getCoreRowModel(),
    getGroupedRowModel: getGroupedRowModel(),
    getExpandedRowModel: getExpandedRowModel(),
  });
  // The table's own getIsAllRowsExpanded asks the rows within the groups, too.
  const isAllOpen = table.getGroupedRowModel().rows.every((row) => row.getIsExpanded());
  return (
    <>
      <Button
        color="secondary"
        outline
        size="sm"
        className="mb-2"
        onClick={() => table.toggleAllRowsExpanded(!isAllOpen)}
      >
        {isAllOpen ? text.closeAll : text.openAll}
      </Button>
      <Table responsive className="mb-0" aria-label={text.table[groupBy]}>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map((header) => (
                <SortHead key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="align-middle">
              {row.getVisibleCells().map((cell) => {
                const content = flexRender(cell.column.columnDef.cell, cell.getContext());
                if (cell.column.id !== groupBy) {
                  return (
                    <td key={cell.id} className={row.getIsGrouped() ? 'text-end fw-semibold' : 'text-end'}>
                      {content}
                    </td>
                  );
                }
                return row.getIsGrouped() ? (
                  <th key={cell.id} scope="row">
                    <button
                      type="button"
                      className="btn btn-link p-0 text-reset"
                      aria-expanded={row.getIsExpanded()}
                      onClick={row.getToggleExpandedHandler()}
                    >
                      <Icon icon={row.getIsExpanded() ? chevronDown : chevronRight} directional />
                      {content} ({number(row.subRows.length)})
                    </button>
                  </th>
                ) : (
                  <td key={cell.id} className="ps-5">
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

interface Texts {
  table: Record<string, string>;
  openAll: string;
  closeAll: string;
  province: string;
  city: string;
  kind: string;
  nights: string;
  rent: string;
  kinds: Record<string, string>;
}

const texts: { en: Texts; nl: Texts } = {
  en: {
    table: {
      province: 'Nights and rent by province',
      city: 'Nights and rent by city',
      kind: 'Nights and rent by kind',
    },
    openAll: 'Open all',
    closeAll: 'Close all',
    province: 'Province',
    city: 'City',
    kind: 'Kind',
    nights: 'Nights',
    rent: 'Rent, €',
    kinds: { house: 'House', flat: 'Apartment', houseboat: 'Houseboat', farm: 'Farm' },
  },
  nl: {
    table: {
      province: 'Nachten en huur per provincie',
      city: 'Nachten en huur per stad',
      kind: 'Nachten en huur per soort',
    },
    openAll: 'Alles openen',
    closeAll: 'Alles sluiten',
    province: 'Provincie',
    city: 'Stad',
    kind: 'Soort',
    nights: 'Nachten',
    rent: 'Huur, €',
    kinds: { house: 'Huis', flat: 'Appartement', houseboat: 'Woonboot', farm: 'Boerderij' },
  },
};
