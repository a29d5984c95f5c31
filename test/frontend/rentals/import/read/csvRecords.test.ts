/** @jest-environment node */
import fc from 'fast-check';
import Papa from 'papaparse';
import { type CsvRecord, CsvRecords } from '../../../../../frontend/src/features/rentals/import/read/csvRecords';

/** Reads a text in pieces of a size. */
function read(text: string, pieceSize = text.length || 1, delimiter = ','): CsvRecord[] {
  const records = new CsvRecords(delimiter);
  const read: CsvRecord[] = [];
  for (let start = 0; start < text.length; start += pieceSize) {
    read.push(...records.read(text.slice(start, start + pieceSize)));
  }
  return [...read, ...records.end()];
}

const fieldsIn = (records: CsvRecord[]) => records.flatMap((record) => ('fields' in record ? [record.fields] : []));
const malformedIn = (records: CsvRecord[]) => records.filter((record) => 'malformed' in record);

describe('reading CSV records', () => {
  it('returns the physical line each record starts on', () => {
    expect(read('a,b\n1,"x\ny"\n\n2,z')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['1', 'x\ny'] },
      { line: 5, fields: ['2', 'z'] },
    ]);
  });

  it('reads quotes, delimiters and line ends inside fields', () => {
    expect(fieldsIn(read('"He said ""hi""","a,b","c\nd" ,e\n'))).toEqual([['He said "hi"', 'a,b', 'c\nd', 'e']]);
  });

  it('skips empty lines', () => {
    expect(fieldsIn(read('a;b\n\n;\n  ; \n1;2\n\n', 5, ';'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('finds nothing in an empty text', () => {
    expect(read('')).toEqual([]);
  });

  it('loses one row of 100,000 to a malformed quote in the middle, and reports its line', () => {
    const lines = ['Flag,Name,Code,Population'];
    for (let row = 0; row < 100_000; row++) lines.push(`🇳🇱,Huis ${row},NL,${row}`);
    lines[50_001] = '🇳🇱,"Villa "Zon,NL,12345';
    const records = read(lines.join('\n'), 1 << 20);
    expect(malformedIn(records)).toEqual([{ line: 50_002, malformed: '🇳🇱,"Villa "Zon,NL,12345' }]);
    expect(fieldsIn(records)).toHaveLength(100_000);
    expect(records.at(-1)).toEqual({ line: 100_001, fields: ['🇳🇱', 'Huis 99999', 'NL', '99999'] });
  });

  it.each([
    ['is not closed', 'n,c\n"Zon,NL\nMaan,NL\n"Ster",NL', 2, '"Zon,NL'],
    ['is not closed and the text ends', 'n,c\nMaan,NL\n"Zon,NL', 3, '"Zon,NL'],
    ['is not closed on the last line but one', 'n,c\n"Zon,NL\nMaan,NL\n', 2, '"Zon,NL'],
    ['is closed by the next quoted field', 'n,c\n"Zon,NL\nMaan,"NL"\nSter,NL', 2, '"Zon,NL'],
    ['is closed at another row’s end', 'n,c\n"Zon,NL\nMaan,""\nSter,NL', 2, '"Zon,NL'],
    ['follows a valid field of two lines', 'n,c\n"Zon\nzee","N"L\nSter,NL', 3, '"Zon\nzee","N"L'],
    ['is the last character of its line', 'n,c\nZon,"\nMaan,NL', 2, 'Zon,"'],
  ])('costs no more than its line when a quote %s', (_, text, line, malformed) => {
    const records = read(text);
    expect(malformedIn(records)).toEqual([{ line, malformed }]);
    const valid = text.split('\n').filter((one) => one !== '' && !malformed.split('\n').includes(one));
    expect(fieldsIn(records).map((fields) => fields[0])).toEqual(
      valid.map((one) => one.split(',')[0]?.replaceAll('"', '')),
    );
  });

  it('reads many malformed rows without becoming slow', () => {
    const text = 'n,c\n'.concat('"Villa "Zon,NL\nHuis,NL\n'.repeat(20_000));
    const records = read(text, 1 << 20);
    expect(malformedIn(records)).toHaveLength(20_000);
    expect(fieldsIn(records)).toHaveLength(20_001);
  });

  it('limits an unclosed quote, however long the text after it', () => {
    const text = `n,c\n"Zon,NL\n${'Huis,NL\n'.repeat(30_000)}`;
    const records = read(text, 10_000);
    expect(malformedIn(records)).toEqual([{ line: 2, malformed: '"Zon,NL' }]);
    expect(fieldsIn(records)).toHaveLength(30_001);
  });

  it('reads the same however the text is split into chunks', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é', '🇳🇱'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, size) => {
          const text = Papa.unparse([['x', 'y'], ...rows], { newline: '\n' });
          const records = read(text, size);
          const held = rows.filter((row) => row.some((field) => field.trim() !== ''));
          expect(fieldsIn(records)).toEqual([['x', 'y'], ...held]);
          expect(malformedIn(records)).toEqual([]);
        },
      ),
    );
  });

  it('never loses text, including malformed rows, however it is split into chunks', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 20 }), (cells, size) => {
        const records = read(cells, size);
        expect(records).toEqual(read(cells));
        const letters = (list: string) => [...list].filter((character) => character === 'a').length;
        const held = records.map((record) => ('fields' in record ? record.fields.join('') : record.malformed)).join('');
        expect(letters(held)).toBe(letters(cells));
        const lines = records.map(({ line }) => line);
        expect(lines).toEqual(lines.toSorted((one, other) => one - other));
      }),
      { numRuns: 500 },
    );
  });
});

test('a quote that a later row closes by accident costs those two rows, and none between them', () => {
  const reader = new CsvRecords(',');
  const records = [...reader.read('id,Name\n1,"Villa\n2,Huis\n3,Zon",NL\n4,Duin\n'), ...reader.end()];
  expect(records.flatMap((record) => ('fields' in record ? [record.fields] : []))).toEqual([
    ['id', 'Name'],
    ['2', 'Huis'],
    ['4', 'Duin'],
  ]);
  expect(records.flatMap((record) => ('malformed' in record ? [record.line] : []))).toEqual([2, 4]);
});
