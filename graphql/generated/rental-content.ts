// Written by `npm run codegen` from schema.graphql; do not edit.
import type { Rental } from './schema';

/** Every field that people set. */
export const contentFields = [
  'Flag',
  'Name',
  'Code',
  'Population',
] as const;

export type ContentField = (typeof contentFields)[number];

/** A rental with all fields that it needs. A field that was added later is absent where nobody set it. */
export type CompleteRental = Omit<Rental, '__typename'> & { _deleted: Rental['_deleted'] };

/** Rentals as columns. */
export type RentalColumns = { readonly [Field in keyof CompleteRental]-?: readonly Rental[Field][] };

/** The part of a rental, or of a row, that people set. */
export const contentOf = <Source extends Pick<Rental, ContentField>>(source: Source): Pick<Source, ContentField> => ({
  Flag: source.Flag,
  Name: source.Name,
  Code: source.Code,
  Population: source.Population,
});

/** Fields that rentals may lack a value of. */
export const nullableFields: readonly string[] = [
  'Flag',
  '_deleted',
];

/** What a new rental has before it is filled in: nothing, or a value that says nothing. */
export const blankContent: Required<Pick<Rental, ContentField>> = {
  Flag: null,
  Name: '',
  Code: '',
  Population: 0,
};

/** What people set, of values in the order of {@link contentFields}. */
export const contentOfValues = (values: readonly unknown[]): { readonly [Field in ContentField]: unknown } => ({
  Flag: values[0],
  Name: values[1],
  Code: values[2],
  Population: values[3],
});

/** The rentals of columns of the same length. */
export function rentalsOf(columns: RentalColumns): CompleteRental[] {
  const { id, Flag, Name, Code, Population, conflictID, createdAt, updatedAt, _version, _deleted, _lastChangedAt } = columns;
  const rentals = new Array<CompleteRental>(id.length);
  for (let row = 0; row < rentals.length; row++) {
    rentals[row] = {
      id: id[row] as Rental['id'],
      Flag: Flag[row] ?? null,
      Name: Name[row] as Rental['Name'],
      Code: Code[row] as Rental['Code'],
      Population: Population[row] as Rental['Population'],
      conflictID: conflictID[row] as Rental['conflictID'],
      createdAt: createdAt[row] as Rental['createdAt'],
      updatedAt: updatedAt[row] as Rental['updatedAt'],
      _version: _version[row] as Rental['_version'],
      _deleted: _deleted[row] ?? false,
      _lastChangedAt: _lastChangedAt[row] as Rental['_lastChangedAt'],
    };
  }
  return rentals;
}

/** A line of a file: the first cell, a text for each field that people set, the last cell. */
export const cellsOf = (first: string, rental: Rental, last: string): string[] => [
  first,
  rental.Flag ?? '',
  rental.Name,
  rental.Code,
  String(rental.Population ?? ''),
  last,
];

/** Reads each field of many rentals. */
export const columnOf: {
  readonly [Field in keyof CompleteRental]-?: (rentals: readonly Rental[]) => Rental[Field][];
} = {
  id: (rentals) => rentals.map((rental) => rental.id),
  Flag: (rentals) => rentals.map((rental) => rental.Flag),
  Name: (rentals) => rentals.map((rental) => rental.Name),
  Code: (rentals) => rentals.map((rental) => rental.Code),
  Population: (rentals) => rentals.map((rental) => rental.Population),
  conflictID: (rentals) => rentals.map((rental) => rental.conflictID),
  createdAt: (rentals) => rentals.map((rental) => rental.createdAt),
  updatedAt: (rentals) => rentals.map((rental) => rental.updatedAt),
  _version: (rentals) => rentals.map((rental) => rental._version),
  _deleted: (rentals) => rentals.map((rental) => rental._deleted),
  _lastChangedAt: (rentals) => rentals.map((rental) => rental._lastChangedAt),
};
