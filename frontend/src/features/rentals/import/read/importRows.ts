import { rentalIdOf } from '../../../../../../graphql/rental-id';
import type { ImportRow } from './importFile';
import type { ValidatedRow } from './rowCheck';
import { TextCounter } from './textCounter';

/** Whether a row of the file brings an id. */
export type HasId = (id: string) => boolean;

/** Valid rows with the ids that follow from their names and codes. */
export function importRows(rows: readonly ValidatedRow[]): Promise<ImportRow[]> {
  return Promise.all(rows.map((row) => importRow(row, () => false)));
}

/**
 * The corrected list of a file without ids has rows with and without: one without gets the first id of its name that no
 * other row of the file has.
 * @param hasId whether a row of the file brings an id
 */
export function importRowsBesideIds(hasId: HasId): (rows: readonly ValidatedRow[]) => Promise<ImportRow[]> {
  const given = new TextCounter();
  return async (rows) => {
    const imported: ImportRow[] = [];
    for (const row of rows) {
      const next = await importRow(row, (id) => hasId(id) || given.has(id));
      if (row.id === undefined) given.count(next.id);
      imported.push(next);
    }
    return imported;
  };
}

/** @param isTaken whether another row has an id */
async function importRow({ row, line, id, occurrence, content }: ValidatedRow, isTaken: HasId): Promise<ImportRow> {
  if (!content) throw new Error(`Row ${row} is not valid.`);
  let ownId = id;
  for (let place = occurrence; ownId === undefined; place++) {
    const next = await rentalIdOf(content.Code, content.Name, place);
    if (!isTaken(next)) ownId = next;
  }
  return { ...content, row, line, id: ownId };
}

/** The id that a rejected row has once it is corrected; empty if its name or code is at fault. */
export async function rejectedId({ nameAndCode, occurrence }: ValidatedRow): Promise<string> {
  return nameAndCode ? rentalIdOf(nameAndCode.Code, nameAndCode.Name, occurrence) : '';
}
