/** @jest-environment node */
import * as fc from 'fast-check';
import { exportRentals, pageWriter } from '../../../../../frontend/src/features/rentals/export/exportRentals';
import { ImportSession } from '../../../../../frontend/src/features/rentals/import/read/fileSession';
import type { ImportRow } from '../../../../../frontend/src/features/rentals/import/read/importFile';
import type { Rental } from '../../../../../graphql/generated/schema';
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
