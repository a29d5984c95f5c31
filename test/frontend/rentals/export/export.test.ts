import * as fc from 'fast-check';
import { exportRentals, pageWriter } from '../../../../frontend/src/features/rentals/export/exportRentals';
import { guessColumns } from '../../../../frontend/src/features/rentals/import/read/columns';
import { CsvRecords } from '../../../../frontend/src/features/rentals/import/read/csvRecords';
import { RowCheck } from '../../../../frontend/src/features/rentals/import/read/rowCheck';
import { byteOrderMark, escapeFormula, unescapeFormula } from '../../../../frontend/src/lib/csv';
import type { Rental } from '../../../../graphql/generated/schema';
import { rental } from '../rental.fixture';

async function exported(rentals: readonly Rental[], withByteOrderMark = false): Promise<string> {
  const settings = { count: rentals.length, rentalAt: (place: number) => rentals[place], withByteOrderMark };
  const file = await exportRentals(settings, pageWriter());
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file));
}

/** jsdom's Blob has no `arrayBuffer`. */
const bytesOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

/** The file as the import reads it, its columns guessed. */
function imported(text: string) {
  const records = new CsvRecords(',');
  const read = [...records.read(text.replaceAll('\r\n', '\n')), ...records.end()];
  const rows = read.flatMap((record) => ('fields' in record ? [record.fields] : []));
  const choice = guessColumns(rows.slice(0, 20));
  const width = rows[0]?.length ?? 0;
  const check = new RowCheck({ choice, edits: {}, delimiter: ',', width, countsOccurrences: false });
  return read.slice(1).map((record) => check.check(record));
}

const hardNames = ['De "Zwaan"', 'Laan, noord', 'Twee\nregels', 'Ærø', 'القاهرة', '東京', "'s-Gravenhage", '🏠'];

describe('an export', () => {
  it('comes back through the import as it was', async () => {
    const rentals = hardNames.map((Name, index) =>
      rental({ id: `r${index}`, Name, Code: 'NL', Flag: '🇳🇱', Population: index * 1_234_567 }),
    );
    const rows = imported(await exported(rentals));
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows.map(({ id, content }) => ({ id, ...content }))).toMatchObject(
      rentals.map(({ id, Flag, Name, Code, Population }) => ({ id, Flag, Name, Code, Population })),
    );
  });

  it('of many rentals is written in parts, in order, with progress', async () => {
    const rentals = Array.from({ length: 4500 }, (_, index) => rental({ id: `r${index}` }));
    const progress: number[] = [];
    const settings = { count: 4500, rentalAt: (place: number) => rentals[place], withByteOrderMark: false };
    const sizes: number[] = [];
    const writer = pageWriter();
    const watched = { ...writer, write: (rows: Parameters<typeof writer.write>[0]) => void sizes.push(rows.length) };
    await exportRentals({ ...settings, onProgress: (fraction) => void progress.push(fraction) }, watched);
    expect(sizes).toEqual([2000, 2000, 500]);
    expect(progress.at(-1)).toBe(1);
  });

  it('stops when aborted, and releases its writer', async () => {
    const close = jest.fn();
    const stopping = new AbortController();
    const settings = { count: 9000, rentalAt: () => rental({ id: '1' }), withByteOrderMark: false };
    const stopped = exportRentals(
      { ...settings, signal: stopping.signal, onProgress: () => stopping.abort() },
      { ...pageWriter(), close },
    );
    await expect(stopped).rejects.toThrow(/abort/i);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('begins with a byte order mark when asked for, and only then', async () => {
    expect((await exported([], true)).startsWith(byteOrderMark)).toBe(true);
    expect((await exported([])).startsWith('id,Flag,Name')).toBe(true);
  });
});

describe('cells that a spreadsheet would run', () => {
  it.each(['=1+1', '+31', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")'])(
    '%j becomes text',
    async (Name) => {
      expect(escapeFormula(Name)).toBe(`'${Name}`);
      expect(await exported([rental({ id: '1', Name })])).toContain(`'${Name.replaceAll('"', '""')}`);
    },
  );

  it.each(["'s-Gravenhage", 'A=B', '', "'"])('%j is none', (cell) => {
    expect(escapeFormula(cell)).toBe(cell);
  });

  it('can all be read back as they were', () => {
    const cell = fc.stringMatching(/^['=+@\t-]{0,4}[a-z]{0,2}$/);
    fc.assert(fc.property(cell, (text) => unescapeFormula(escapeFormula(text)) === text));
  });
});
