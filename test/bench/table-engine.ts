import {
  type ColumnDef,
  createTable,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type TableState,
} from '@tanstack/react-table';
import { filterRentals, noCriteria } from '../../frontend/src/features/rentals/filter/filterRentals';
import { finish, sortNames } from '../../frontend/src/features/rentals/table/nameOrder';
import { indexOf } from '../../frontend/src/features/rentals/table/rentalIndex';
import { orderPositions } from '../../frontend/src/features/rentals/table/sortRentals';
import type { Rental } from '../../graphql/generated/schema';
import { benchRental } from './table-rentals';

/** Milliseconds, the median of several runs, for the same rows. */
export interface EngineTimes {
  filter: { ours: number; tanstack: number };
  sortNumber: { ours: number; tanstack: number };
  /** Ours in all; it is done in slices. */
  sortName: { ours: number; tanstack: number };
}

const queries = ['m', 'ma', 'market 9', 'market 99', 'market 991', 'zzz'];
const columns: ColumnDef<Rental>[] = [
  { id: 'Name', accessorKey: 'Name', filterFn: 'includesString', sortingFn: 'text' },
  { id: 'Population', accessorKey: 'Population', sortingFn: 'basic' },
];

/** Filters and sorts the same rows by Polder's columns and by TanStack Table's row models, in the same thread. */
export function measureEngines(count: number): EngineTimes {
  const rentals = Array.from({ length: count }, (_, index) => benchRental(index));
  const index = indexOf(rentals);
  const names = finish(sortNames(rentals, 'en'));
  const ours = (text: string) => void filterRentals(rentals, { ...noCriteria, text });
  return {
    filter: { ours: medianOf(queries, ours), tanstack: medianOf(queries, tanstackFilter(rentals)) },
    sortNumber: {
      ours: medianOf([true, false, true], (descending) =>
        orderPositions(index, names, [{ column: 'Population', descending }]),
      ),
      tanstack: medianOf([true, false, true], tanstackSort(rentals, 'Population')),
    },
    sortName: {
      ours: medianOf(['en', 'nl', 'de'], (language) => finish(sortNames(rentals, language))),
      tanstack: medianOf([true, false, true], tanstackSort(rentals, 'Name')),
    },
  };
}

function tanstackFilter(data: Rental[]) {
  const table = tableOf(data);
  return (value: string) => void table({ columnFilters: [{ id: 'Name', value }] }).getFilteredRowModel().rows.length;
}

function tanstackSort(data: Rental[], id: string) {
  const table = tableOf(data);
  return (desc: boolean) => void table({ sorting: [{ id, desc }] }).getSortedRowModel().rows.length;
}

/** A table whose core rows are made already, as they are after the first drawing. */
function tableOf(data: Rental[]) {
  const table = createTable<Rental>({
    data,
    columns,
    state: {},
    onStateChange: () => undefined,
    renderFallbackValue: null,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const { initialState } = table;
  const withState = (state: Partial<TableState>) => {
    table.setOptions((options) => ({ ...options, state: { ...initialState, ...state } }));
    return table;
  };
  withState({}).getCoreRowModel();
  return withState;
}

function medianOf<Case>(cases: readonly Case[], work: (one: Case) => unknown): number {
  const times = cases.map((one) => {
    const began = performance.now();
    work(one);
    return performance.now() - began;
  });
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

Object.assign(globalThis, { measureEngines });
