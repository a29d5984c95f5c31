/** Runs in a page: what a browser's own copy of the rentals takes, by the product's functions. */
import { filterRentals, noCriteria } from '../../frontend/src/features/rentals/filter/filterRentals';
import { copyParts, fromColumns, toColumns } from '../../frontend/src/features/rentals/sync/columnEncoding';
import { mergeRentals } from '../../frontend/src/features/rentals/sync/mergeRentals';
import { finish, type NameOrder, sortNames } from '../../frontend/src/features/rentals/table/nameOrder';
import { indexOf } from '../../frontend/src/features/rentals/table/rentalIndex';
import { orderPositions } from '../../frontend/src/features/rentals/table/sortRentals';
import type { Rental } from '../../graphql/generated/schema';
import { blankContent } from '../../graphql/rental';
import { partOf } from '../../graphql/sharding';

/** Milliseconds each. */
export interface CopyTimes {
  takeIn: number;
  index: number;
  sortNames: number;
  sortNumber: number;
  /** A letter more in the search field. */
  filter: number;
  /** Merging one message of 40 rentals. */
  message: number;
  store: number;
  restore: number;
}

const codes = ['NL', 'BE', 'DE', 'FR', 'SE', 'ES', 'IT', 'PT'];
const kinds = ['Noord', 'Zuid', 'Oost', 'West', 'Centrum', 'Haven', 'Station', 'Park'];
let time = { at: 0, text: '' };

/** As an import leaves it: an id of 32 digits, and times that 500 share. */
function rentalAt(index: number): Rental {
  const at = 1_790_000_000_000 + Math.floor(index / 500) * 137;
  if (time.at !== at) time = { at, text: new Date(at).toISOString() };
  const id = [7919, 104_729, 1_299_709, 15_485_863]
    .map((factor) => (Math.imul(index + 1, factor * 2_654_435) >>> 0).toString(16).padStart(8, '0'))
    .join('');
  return {
    ...blankContent,
    id,
    Flag: '🇳🇱',
    Name: `Market ${kinds[index % kinds.length]} ${(index * 7919) % 10_000_019}`,
    Code: codes[index % codes.length] as string,
    Population: (index * 104_729) % 5_000_000,
    conflictID: `3f2504e0-4f89-41d3-9a0c-0305e82c3301:${index}`,
    createdAt: time.text,
    updatedAt: time.text,
    _version: 1,
    _deleted: false,
    _lastChangedAt: at,
  };
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Kept, as a page keeps them: what it holds is measured afterwards. */
const held: { list: Rental[]; others: unknown[] } = { list: [], others: [] };

export async function measureCopy(count: number): Promise<CopyTimes> {
  const arriving = Array.from({ length: count }, (_, index) => rentalAt(index));
  const times: Partial<CopyTimes> = {};
  times.takeIn = await timed(() => {
    held.list = mergeRentals([], arriving);
  });
  arriving.length = 0;
  times.index = await timed(() => held.others.push(indexOf(held.list)));
  let names: NameOrder | undefined;
  times.sortNames = await timed(() => {
    names = finish(sortNames(held.list, 'en'));
    held.others.push(names);
  });
  times.sortNumber = await timed(() =>
    orderPositions(indexOf(held.list), names, [{ column: 'Population', descending: true }]),
  );
  // The first one reads what the later ones find.
  filterRentals(held.list, { ...noCriteria, text: 'm' });
  times.filter = await timed(() => held.others.push(filterRentals(held.list, { ...noCriteria, text: 'noord 99' })));
  const changed = held.list.slice(0, 40).map((rental) => ({ ...rental, _version: 2 }));
  times.message = await timed(() => {
    held.list = mergeRentals(held.list, changed);
    indexOf(held.list);
  });
  times.store = await timed(() => store(held.list));
  times.restore = await timed(restore);
  return times as CopyTimes;
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('copy');
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function store(list: readonly Rental[]): Promise<void> {
  const parts: Rental[][] = Array.from({ length: copyParts }, () => []);
  for (const rental of list) parts[partOf(rental.id, copyParts)]?.push(rental);
  const database = await open();
  for (const [part, rentals] of parts.entries()) {
    const transaction = database.transaction('kept', 'readwrite');
    transaction.objectStore('kept').put(toColumns(rentals), part);
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  }
  database.close();
}

async function restore(): Promise<number> {
  const database = await open();
  let rows = 0;
  for (let part = 0; part < copyParts; part++) {
    const request = database.transaction('kept').objectStore('kept').get(part);
    rows += await new Promise<number>((resolve, reject) => {
      request.onsuccess = () => resolve(fromColumns(request.result).length);
      request.onerror = () => reject(request.error);
    });
  }
  database.close();
  return rows;
}

Object.assign(globalThis, { measureCopy });
