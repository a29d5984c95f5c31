/** How the files of graphql/rental-snapshot.ts hold rentals: a line with their number, then lines of rentals as columns. */
import {
  type CompleteRental,
  type ContentField,
  columnOf,
  contentFields,
  type RentalColumns,
  rentalsOf,
} from './generated/rental-content';
import type { Rental } from './generated/schema';
import { parseJson, SnapshotError, snapshotFormat } from './rental-snapshot';

/** Rentals of one line of a file: a browser decodes so many without a pause that anyone notices. */
const rowsPerLine = 2_000;

/**
 * Some rentals as columns: JSON of columns is smaller and faster to parse. Times are differences, as
 * most rentals were created, updated and last changed at the same time as those beside them.
 */
interface SnapshotColumns extends Pick<RentalColumns, ContentField> {
  readonly id: readonly string[];
  /**
   * `conflictID` without its trailing digits, which alone differ within an import. Null if it equals that of the row
   * before.
   */
  readonly conflict: readonly (string | null)[];
  /** Those digits, as the difference to the rental before; null without such digits. */
  readonly conflictRow: readonly (number | null)[];
  readonly version: readonly number[];
  /** Which of them are tombstones, from 0. */
  readonly deleted: readonly number[];
  /** Milliseconds since the rental before; the first since 1970. */
  readonly changed: readonly number[];
  /** Milliseconds from the creation to the last change; the text itself if it is not written as Polder writes times. */
  readonly created: readonly (number | string)[];
  /** As `created`, of the last update. */
  readonly updated: readonly (number | string)[];
}

/** The lines of a shard's file: the number of rentals, then the rentals. */
export function* snapshotLines(rentals: readonly CompleteRental[]): Generator<string> {
  yield JSON.stringify({ format: snapshotFormat, rows: rentals.length });
  for (let first = 0; first < rentals.length; first += rowsPerLine) {
    yield JSON.stringify(toColumns(rentals.slice(first, first + rowsPerLine)));
  }
}

function toColumns(rentals: readonly CompleteRental[]): SnapshotColumns {
  return {
    id: rentals.map(({ id }) => id),
    ...contentColumns(rentals),
    ...conflictColumns(rentals),
    version: rentals.map(({ _version }) => _version),
    deleted: rentals.flatMap(({ _deleted }, row) => (_deleted ? row : [])),
    changed: rentals.map(({ _lastChangedAt }, row) => _lastChangedAt - (rentals[row - 1]?._lastChangedAt ?? 0)),
    created: rentals.map(({ createdAt, _lastChangedAt }) => beforeChange(createdAt, _lastChangedAt)),
    updated: rentals.map(({ updatedAt, _lastChangedAt }) => beforeChange(updatedAt, _lastChangedAt)),
  };
}

const contentColumns = (rentals: readonly CompleteRental[]) =>
  Object.fromEntries(contentFields.map((field) => [field, columnOf[field](rentals)])) as unknown as Pick<
    RentalColumns,
    ContentField
  >;

function conflictColumns(rentals: readonly CompleteRental[]): Pick<SnapshotColumns, 'conflict' | 'conflictRow'> {
  let before = 0;
  const parts = rentals.map(({ conflictID }) => {
    const [, stem, digits] = /^(.*:)(0|[1-9]\d{0,14})$/s.exec(conflictID) ?? [undefined, conflictID, undefined];
    if (digits === undefined) return { stem: conflictID, difference: null };
    const difference = Number(digits) - before;
    before = Number(digits);
    return { stem: stem as string, difference };
  });
  return {
    conflict: parts.map(({ stem }, row) => (stem === parts[row - 1]?.stem ? null : stem)),
    conflictRow: parts.map(({ difference }) => difference),
  };
}

function beforeChange(time: string, changedAt: number): number | string {
  const at = Date.parse(time);
  return Number.isNaN(at) || new Date(at).toISOString() !== time ? time : changedAt - at;
}

/** Decodes the lines of a file, one after the other. */
export class SnapshotReader {
  #expected: number | undefined;
  #read = 0;

  /**
   * @returns the rentals of a line; none for the first
   * @throws SnapshotError
   */
  take(line: string): Rental[] {
    const value = parseJson(line) as Partial<SnapshotColumns & { format: string; rows: number }> | null;
    if (this.#expected === undefined) {
      if (value?.format !== snapshotFormat || !Number.isInteger(value.rows)) {
        throw new SnapshotError(`The file has the format ${value?.format}.`);
      }
      this.#expected = value.rows as number;
      return [];
    }
    const rentals = fromColumns(value as SnapshotColumns);
    this.#read += rentals.length;
    return rentals;
  }

  /** @throws SnapshotError when lines are missing */
  end(): void {
    if (this.#read === this.#expected) return;
    throw new SnapshotError(`The file has ${this.#read} of ${this.#expected} rentals.`);
  }
}

const columnNames = [...contentFields, 'conflict', 'conflictRow', 'version', 'changed', 'created', 'updated'] as const;

function fromColumns(columns: SnapshotColumns): CompleteRental[] {
  const { id, conflict, conflictRow, version, changed, created, updated, deleted } = columns ?? {};
  if (
    !Array.isArray(id) ||
    !Array.isArray(deleted) ||
    columnNames.some((name) => columns[name]?.length !== id.length)
  ) {
    throw new SnapshotError('The file is damaged.');
  }
  const isDeleted = new Set<number>(deleted);
  const { length } = id;
  let changedAt = 0;
  let last = { at: Number.NaN, text: '' };
  /** The same text for the same time: it takes time to write, and memory to hold. */
  const timeBefore = (difference: number | string): string => {
    if (typeof difference === 'string') return difference;
    const at = changedAt - difference;
    if (at !== last.at) last = { at, text: new Date(at).toISOString() };
    return last.text;
  };
  let number = 0;
  let stem = '';
  const conflictOf = (row: number): string => {
    stem = conflict[row] ?? stem;
    const difference = conflictRow[row];
    if (typeof difference !== 'number') return stem;
    number += difference;
    return stem + number;
  };
  const conflictID = new Array<string>(length);
  const createdAt = new Array<string>(length);
  const updatedAt = new Array<string>(length);
  const _deleted = new Array<boolean>(length);
  const _lastChangedAt = new Array<number>(length);
  for (let row = 0; row < length; row++) {
    changedAt += changed[row] as number;
    conflictID[row] = conflictOf(row);
    createdAt[row] = timeBefore(created[row] as number | string);
    updatedAt[row] = timeBefore(updated[row] as number | string);
    _deleted[row] = isDeleted.has(row);
    _lastChangedAt[row] = changedAt;
  }
  return rentalsOf({ ...columns, conflictID, createdAt, updatedAt, _version: version, _deleted, _lastChangedAt });
}
