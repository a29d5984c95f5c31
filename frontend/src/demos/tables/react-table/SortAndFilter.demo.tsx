import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type SortingFn,
  useReactTable,
} from '@tanstack/react-table';
import { useId, useMemo } from 'react';
import { Input, Label, Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import { matchesSearch } from '../../../lib/search';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { type Stay, stayKinds, staysUpTo } from '../stays';
import { SortHead } from './SortHead';

export const about = {
  place: 1,
  title: { en: 'Sorting and filtering', nl: 'Sorteren en filteren' },
  when: {
    en: 'When readers look for a few rows out of many. One field searches every column, another narrows a single one.',
    nl: 'Als de lezer uit veel rijen een paar zoekt. Eén veld doorzoekt alle kolommen, een ander perkt er één in.',
  },
} as const satisfies DemoAbout;

/** A stay with the name of its kind in the page's language, to sort and search by what is shown. */
interface Row extends Stay {
  readonly kindName: string;
}

const column = createColumnHelper<Row>();
const stays = staysUpTo(14);
const collator = new Intl.Collator('nl');
const sortText: SortingFn<Row> = (one, other, id) => collator.compare(one.getValue(id), other.getValue(id));

export default function SortAndFilter() {
  const text = useTexts(texts);
  const { number, date } = useFormats();
  const id = useId();
  const data = useMemo(() => stays.map((stay): Row => ({ ...stay, kindName: text[stay.kind] })), [text]);
  const columns = useMemo(
    () => [
      column.accessor('guest', { header: text.guest, sortingFn: sortText }),
      column.accessor('city', { header: text.city, sortingFn: sortText }),
      column.accessor('kindName', {
        id: 'kind',
        header: text.kind,
        sortingFn: sortText,
        filterFn: ({ original }, _id, kind) => original.kind === kind,
      }),
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
    data,
    columns,
    globalFilterFn: ({ original: { guest, city, kindName, arrives, rent } }, _id, search) =>
      matchesSearch(search, guest, city, kindName, date(arrives), number(rent), String(rent)),
    initialState: { sorting: [{ id: 'arrives', desc: false }] },
    autoResetAll: false,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
  });
  const { rows } = table.getRowModel();
  return (
    <>
      <div className="d-flex flex-wrap gap-3 mb-3">
        <div>
          <Label for={`${id}search`}>{text.search}</Label>
          <Input
            id={`${id}search`}
            type="search"
            value={table.getState().globalFilter ?? ''}
            onChange={({ target }) => table.setGlobalFilter(target.value)}
          />
        </div>
        <div>
          <Label for={`${id}kind`}>{text.kind}</Label>
          <Input
            id={`${id}kind`}
            type="select"
            onChange={({ target }) => table.getColumn('kind')?.setFilterValue(target.value || undefined)}
          >
            <option value="">{text.all}</option>
            {stayKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text[kind]}
              </option>
            ))}
          </Input>
        </div>
      </div>
      <Table responsive className="text-nowrap caption-top">
        <caption>{text.caption}</caption>
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
          {rows.map((row) => (
            <tr key={row.id}>
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id} className={cell.column.columnDef.meta?.align}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status">
        <bdi>{text.found(rows.length, stays.length)}</bdi>
      </p>
    </>
  );
}

const texts = {
  en: {
    caption: 'Stays of this season',
    search: 'Search',
    all: 'All kinds',
    guest: 'Guest',
    city: 'City',
    kind: 'Kind',
    arrives: 'Arrives',
    rent: 'Rent, €',
    house: 'House',
    flat: 'Apartment',
    houseboat: 'Houseboat',
    farm: 'Farm',
    found: (found: number, all: number) => `${found} of ${all} stays`,
  },
  nl: {
    caption: 'Verblijven van dit seizoen',
    search: 'Zoeken',
    all: 'Alle soorten',
    guest: 'Gast',
    city: 'Stad',
    kind: 'Soort',
    arrives: 'Komt aan',
    rent: 'Huur, €',
    house: 'Huis',
    flat: 'Appartement',
    houseboat: 'Woonboot',
    farm: 'Boerderij',
    found: (found: number, all: number) => `${found} van ${all} verblijven`,
  },
};
