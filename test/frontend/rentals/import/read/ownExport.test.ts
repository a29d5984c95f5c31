/** @jest-environment node */
import * as fc from 'fast-check';
import { exportFields } from '../../../../../frontend/src/features/rentals/export/csvText';
import { exportRentals, pageWriter } from '../../../../../frontend/src/features/rentals/export/exportRentals';
import type { ImportRow } from '../../../../../frontend/src/features/rentals/import/read/importFile';
import { ImportSession } from '../../../../../frontend/src/features/rentals/import/read/importSession';
import type { Rental } from '../../../../../graphql/generated/schema';
import { contentFields, rentalFields } from '../../../../../graphql/rental';
import { rental } from '../../rental.fixture';

const exported = (rentals: readonly Rental[]) =>
  exportRentals({ count: rentals.length, rentalAt: (place) => rentals[place], withByteOrderMark: true }, pageWriter());

async function imported(file: Blob): Promise<ImportRow[]> {
  const session = new ImportSession(file);
  const { guess } = await session.open();
  await session.check(guess, {}, () => {});
  const rows: ImportRow[] = [];
  for (let batch = await session.next(); batch.length > 0; batch = await session.next()) rows.push(...batch);
  session.close();
  return rows;
}

test('an export is imported unchanged, including formulas and apostrophes', async () => {
  const names = ['=1+1', "'=1+1", "''@SUM(A1)", '+31 20', '-', "'s-Gravenhage", 'Ameland, "Nes"', 'A=B'];
  const rentals = names.map((Name, index) => rental({ id: `-${index}`, Name, Code: 'NL', Population: index }));
  const rows = await imported(await exported(rentals));
  expect(rows.map(({ id, Name, Population }) => ({ id, Name, Population }))).toEqual(
    rentals.map(({ id, Name, Population }) => ({ id, Name, Population })),
  );
});

test('any name survives export and import', async () => {
  const name = fc.stringMatching(/^['=+@\-,"A-Za-z]{1,8}$/);
  await fc.assert(
    fc.asyncProperty(name, async (Name) => {
      const [row] = await imported(await exported([rental({ id: 'a', Name, Code: 'NL', Population: 1 })]));
      expect(row?.Name).toBe(Name);
    }),
  );
});

test('in another program’s file an apostrophe is part of the name', async () => {
  const rows = await imported(new Blob(["Name,Code,Population\r\n'=Ameland,NL,3716\r\n"]));
  expect(rows.map(({ Name }) => Name)).toEqual(["'=Ameland"]);
});

test('an export of before an optional field was added is known as one', async () => {
  const optional = contentFields.filter((field) => !rentalFields[field].isRequired);
  expect(optional).not.toEqual([]);
  for (const added of optional) {
    const fields = exportFields.filter((field) => field !== added);
    const cells = { id: 'a', Name: "'=Ameland", Code: 'NL', Population: '1', _deleted: 'false' } as Record<
      string,
      string
    >;
    const lines = [cells, { ...cells, id: 'b', _deleted: 'true' }].map((row) =>
      fields.map((field) => row[field] ?? ''),
    );
    const rows = await imported(new Blob([[fields, ...lines].map((line) => `${line.join()}\r\n`).join('')]));
    expect(rows.map(({ id, Name }) => [id, Name])).toEqual([['a', '=Ameland']]);
  }
});

test('the corrected list of an export’s rejected rows is imported unchanged too', async () => {
  const text = "id,Flag,Name,Code,Population,_deleted\r\na,,'=Ameland,NL,many,false\r\nb,,''=Texel,NL,13552,false\r\n";
  const session = new ImportSession(new Blob([text]));
  const { guess } = await session.open();
  await session.check(guess, {}, () => {});
  const list = await (await session.rejectedCsv([], { line: 'Line', reason: 'Reason' })).text();
  expect(list).toContain("'=Ameland");
  const rows = await imported(new Blob([list.replace('many', '3716')]));
  expect(rows.map(({ Name }) => Name)).toEqual(['=Ameland']);
});
