import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  type SortingFn,
  useReactTable,
} from '@tanstack/react-table';
import { useId, useMemo, useState } from 'react';
import { Button, Input, Label, Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import { announce } from '../../../lib/announce';
import { byteOrderMark, escapeFormula, quoteCell } from '../../../lib/csv';
import { saveFile } from '../../../lib/saveFile';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { type Stay, staysUpTo } from '../stays';
import { SortHead } from './SortHead';

export const about = {
  place: 5,
  title: { en: 'Pagination, selection and export', nl: 'Pagina’s, selectie en export' },
  when: {
    en: 'When rows are selected to do something with them. The selection holds across pages; the file is safe to open in a spreadsheet.',
    nl: 'Als u rijen selecteert om er iets mee te doen. De selectie blijft over pagina’s heen gelden; het bestand opent veilig in een spreadsheet.',
  },
} as const satisfies DemoAbout;

const column = createColumnHelper<Stay>();
const stays = staysUpTo(42);
const collator = new Intl.Collator('nl', { numeric: true });
const sortText: SortingFn<Stay> = (one, other, id) => collator.compare(one.getValue(id), other.getValue(id));

export default function SelectAndExport() {
  const text = useTexts(texts);
  const { number, date } = useFormats();
  const sizeId = useId();
  const [rowSelection, setRowSelection] = useState({});
  const [pagination, setPagination] = useState({ pageIndex: 0, pageSize: 5 });
  const columns = useMemo(
    () => [
      column.display({
        id: 'chosen',
        header: ({ table }) => (
          <Input
            type="checkbox"
            aria-label={text.choosePage}
            checked={table.getIsAllPageRowsSelected()}
            innerRef={(box: HTMLInputElement | null) => {
              if (box) box.indeterminate = table.getIsSomePageRowsSelected();
            }}
            onChange={table.getToggleAllPageRowsSelectedHandler()}
          />
        ),
        cell: ({ row }) => (
          <Input
            type="checkbox"
            aria-label={text.choose(row.original.guest)}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        ),
      }),
      column.accessor('guest', { header: text.guest, sortingFn: sortText }),
      column.accessor('rental', { header: text.rental, sortingFn: sortText }),
      column.accessor('arrives', { header: text.arrives, cell: ({ getValue }) => <bdi>{date(getValue())}</bdi> }),
      column.accessor('rent', {
        header: text.rent,
        meta: { align: 'text-end' },
        cell: ({ getValue }) => number(getValue()),
      }),
    ],
    [text, number, date],
  );
  const table = useReactTable({
    data: stays,
    columns,
    state: { rowSelection, pagination },
    onRowSelectionChange: setRowSelection,
    onPaginationChange: setPagination,
    getRowId: (stay) => String(stay.number),
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
  });
  // In the table's order, unlike those of getSelectedRowModel.
  const rows = table.getPrePaginationRowModel().rows;
  const chosen = rows.filter((row) => row.getIsSelected());
  const first = pagination.pageIndex * pagination.pageSize;
  const save = () => {
    const saved = chosen.length > 0 ? chosen : rows;
    saveFile(new Blob([csvOf(saved.map(({ original }) => original))], { type: 'text/csv' }), text.fileName);
    announce(text.saved(saved.length));
  };
  return (
    <>
      <Button color="primary" className="mb-3" onClick={save}>
        {text.save(chosen.length || stays.length)}
      </Button>
      <Table responsive hover className="text-nowrap" aria-label={text.table}>
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
            <tr key={row.id} className={row.getIsSelected() ? 'table-active' : ''}>
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id} className={cell.column.columnDef.meta?.align}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Label for={sizeId} className="m-0">
          {text.size}
        </Label>
        <Input
          id={sizeId}
          type="select"
          className="w-auto"
          value={pagination.pageSize}
          onChange={({ target }) => table.setPageSize(Number(target.value))}
        >
          {[5, 10, 20].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Input>
        <span role="status" className="ms-auto">
          <bdi>{text.shown(first + 1, Math.min(first + pagination.pageSize, stays.length), stays.length)}</bdi>
        </span>
        <Button
          outline
          className={table.getCanPreviousPage() ? '' : 'disabled'}
          aria-disabled={!table.getCanPreviousPage()}
          onClick={() => table.previousPage()}
        >
          {text.previous}
        </Button>
        <Button
          outline
          className={table.getCanNextPage() ? '' : 'disabled'}
          aria-disabled={!table.getCanNextPage()}
          onClick={() => table.nextPage()}
        >
          {text.next}
        </Button>
      </div>
    </>
  );
}

/** Prefixes formulas with an apostrophe, so that a spreadsheet does not run them. */
function csvOf(stays: readonly Stay[]): string {
  const lines = stays.map(({ number, guest, rental, city, arrives, nights, rent }) =>
    [number, guest, rental, city, arrives, nights, rent].map((cell) => quoteCell(escapeFormula(String(cell)))),
  );
  return `${byteOrderMark}${[['number', 'guest', 'rental', 'city', 'arrives', 'nights', 'rent'], ...lines].join('\r\n')}\r\n`;
}

const texts = {
  en: {
    table: 'Stays',
    choosePage: 'Select all on this page',
    choose: (guest: string) => `Select ${guest}`,
    guest: 'Guest',
    rental: 'Rental',
    arrives: 'Arrives',
    rent: 'Rent, €',
    save: (count: number) => (count === 1 ? 'Save 1 stay as CSV' : `Save ${count} stays as CSV`),
    saved: (count: number) => (count === 1 ? '1 stay was saved.' : `${count} stays were saved.`),
    fileName: 'stays.csv',
    size: 'Rows per page',
    shown: (first: number, last: number, all: number) => `${first}–${last} of ${all}`,
    previous: 'Previous',
    next: 'Next',
  },
  nl: {
    table: 'Verblijven',
    choosePage: 'Alles op deze pagina selecteren',
    choose: (guest: string) => `${guest} selecteren`,
    guest: 'Gast',
    rental: 'Verhuring',
    arrives: 'Komt aan',
    rent: 'Huur, €',
    save: (count: number) => (count === 1 ? '1 verblijf als CSV opslaan' : `${count} verblijven als CSV opslaan`),
    saved: (count: number) => (count === 1 ? '1 verblijf is opgeslagen.' : `${count} verblijven zijn opgeslagen.`),
    fileName: 'verblijven.csv',
    size: 'Rijen per pagina',
    shown: (first: number, last: number, all: number) => `${first}–${last} van ${all}`,
    previous: 'Vorige',
    next: 'Volgende',
  },
};
