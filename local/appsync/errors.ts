import { type GraphQLError, getLocation, type Source } from 'graphql';

/** A failure of one field, with the further members of its entry in `errors`. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  constructor(
    message: string,
    readonly errorType: string | null,
    readonly data: unknown = null,
    readonly errorInfo: unknown = null,
  ) {
    super(message);
  }
}

interface Location {
  readonly line: number;
  readonly column: number;
  readonly sourceName: null;
}

/** An entry of `errors`. Errors of the query itself have no `data`, `errorType` and `errorInfo`. */
export interface ErrorEntry {
  readonly path: readonly (string | number)[] | null;
  readonly data?: unknown;
  readonly errorType?: string | null;
  readonly errorInfo?: unknown;
  readonly locations: readonly Location[] | null;
  readonly message: string;
}

/** The location of an error in the query. */
export interface ErrorLocation {
  readonly path: readonly (string | number)[];
  readonly nodes: readonly { readonly loc?: { readonly start: number; readonly source: Source } | undefined }[];
}

/** The entry for an error that does not change the field's data. */
export function appendedEntry(error: FieldError, { path, nodes }: ErrorLocation): ErrorEntry {
  return { ...details(error), path, locations: locationsOf(nodes), message: error.message };
}

/** Where in a query nodes begin. */
export function locationsOf(nodes: ErrorLocation['nodes']): Location[] {
  return nodes.flatMap(({ loc }) => (loc ? [located(getLocation(loc.source, loc.start))] : []));
}

/** The entry for a graphql-js error, with the details of the {@link FieldError} that caused it. */
export function errorEntry(error: GraphQLError): ErrorEntry {
  const entry = {
    path: error.path ?? null,
    locations: error.locations?.map(located) ?? null,
    message: error.message,
  };
  return error.originalError instanceof FieldError ? { ...details(error.originalError), ...entry } : entry;
}

function details({ data, errorType, errorInfo }: FieldError) {
  return { data, errorType, errorInfo };
}

function located({ line, column }: { line: number; column: number }): Location {
  return { line, column, sourceName: null };
}
