import type { QueryListActivityArgs, RentalVersion, RentalVersionContent } from '../../../../graphql/generated/schema';
import { contentFields } from '../../../../graphql/rental';
import type { VersionPage } from '../../cloud/historyApi';
import { byteOrderMark } from '../../lib/csv';
import { csvLines } from '../rentals/public/csvFiles';
import { maxLimit } from './activityReducer';

const fields = [...contentFields, '_deleted'] as const;

/** The columns of the file: each field's new value and, if it changed, its previous value. */
export const csvColumns = [
  'at',
  'kind',
  'rentalId',
  'version',
  'by',
  'byName',
  'source',
  'changed',
  ...fields,
  ...fields.map((field) => `${field} before`),
] as const;

/** A change's cells, in the order of {@link csvColumns}. */
export function csvRowOf(change: RentalVersion): string[] {
  const { at, kind, rentalId, version, by, byName, source, changed, before, after } = change;
  const cells = (content: RentalVersionContent | null | undefined, of: readonly string[]) =>
    fields.map((field) => (of.includes(field) ? String(content?.[field] ?? '') : ''));
  return [
    new Date(at).toISOString(),
    kind,
    rentalId,
    String(version),
    by ?? '',
    byName ?? '',
    source ?? '',
    changed.join(' '),
    ...cells(after, fields),
    ...cells(before, changed),
  ];
}

/** All changes that match a query, as a CSV file. After a failure, it continues with the page that failed. */
export class ActivityExport {
  readonly #query: QueryListActivityArgs;
  readonly #listActivity: (variables: QueryListActivityArgs) => Promise<VersionPage>;
  /** Blobs, which a browser may keep on disk: a million changes are hundreds of megabytes. */
  readonly #parts: Blob[] = [new Blob([byteOrderMark, csvLines([csvColumns])])];
  #nextToken: string | null = null;
  #count = 0;

  constructor(query: QueryListActivityArgs, listActivity: (variables: QueryListActivityArgs) => Promise<VersionPage>) {
    this.#query = query;
    this.#listActivity = listActivity;
  }

  /** How many changes the file has so far. */
  get count(): number {
    return this.#count;
  }

  /**
   * @param onProgress hears of the count after each page
   * @throws AbortError when the signal aborts it, or the error of the page that failed
   */
  async run(onProgress: (count: number) => void, signal: AbortSignal): Promise<Blob> {
    do {
      const page = await this.#listActivity({ ...this.#query, limit: maxLimit, nextToken: this.#nextToken });
      signal.throwIfAborted();
      if (page.items.length > 0) this.#parts.push(new Blob([csvLines(page.items.map(csvRowOf))]));
      this.#nextToken = page.nextToken ?? null;
      this.#count += page.items.length;
      onProgress(this.#count);
    } while (this.#nextToken !== null);
    return new Blob(this.#parts, { type: 'text/csv;charset=utf-8' });
  }
}
