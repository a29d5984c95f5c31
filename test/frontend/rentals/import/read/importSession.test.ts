/** @jest-environment node */

import type { ColumnChoice } from '../../../../../frontend/src/features/rentals/import/read/columns';
import type { ImportRow, RefusedRow } from '../../../../../frontend/src/features/rentals/import/read/importFile';
import { ImportSession } from '../../../../../frontend/src/features/rentals/import/read/importSession';
import { rentalIdOf } from '../../../../../graphql/rental-id';
import { blankValues } from '../../rental.fixture';

const ignoreProgress = () => {};

async function opened(text: string | Uint8Array<ArrayBuffer>, correct?: (guess: ColumnChoice) => ColumnChoice) {
  const session = new ImportSession(new Blob([text]));
  const overview = await session.open();
  const check = await session.check(correct ? correct(overview.guess) : overview.guess, {}, ignoreProgress);
  return { session, overview, check };
}

async function allRows(session: ImportSession): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let batch = await session.next(); batch.length > 0; batch = await session.next()) rows.push(...batch);
  return rows;
}

describe('importing a file', () => {
  it('turns rows into rentals: trimmed, the code in capitals, a missing flag from the code', async () => {
    const { session, check } = await opened('Flag,Name,Code,Population\n,  Nederland ,nl,17 900 000\n🏳️,België,BE,5\n');
    expect(check).toMatchObject({ rows: 2, validRows: 2, firstRejected: [] });
    expect(await allRows(session)).toEqual([
      {
        id: await rentalIdOf('NL', 'Nederland', 0),
        row: 1,
        line: 2,
        Flag: '🇳🇱',
        Name: 'Nederland',
        Code: 'NL',
        Population: 17_900_000,
      },
      {
        id: await rentalIdOf('BE', 'België', 0),
        row: 2,
        line: 3,
        Flag: '🏳️',
        Name: 'België',
        Code: 'BE',
        Population: 5,
      },
    ]);
  });

  it('reads a spreadsheet’s export: windows-1252, semicolons, carriage returns', async () => {
    const text = Uint8Array.from(Buffer.from('Naam;Landcode;Inwoners\r\nBelgi\xeb;BE;11.700.000\r\n', 'latin1'));
    const { session, overview } = await opened(text);
    expect(overview).toMatchObject({ encoding: 'windows-1252', delimiter: ';', guess: { thousands: 'point' } });
    expect((await allRows(session))[0]).toMatchObject({ Name: 'België', Population: 11_700_000, line: 2 });
  });

  it('reports malformed lines before the first row that can be read, however many', async () => {
    // More than is read at once.
    const malformed = `"${'x'.repeat(90)}"y\n`.repeat(1000);
    const { overview, check } = await opened(`${malformed}Name,Code,Population\nA,NL,1\n`);
    expect(overview.headerRow).toBe(1001);
    expect(check).toMatchObject({ rows: 1001, validRows: 1 });
    expect(check.firstRejected[0]).toMatchObject({ line: 1 });
  });

  it('ignores a byte order mark', async () => {
    const { overview } = await opened('\ufeffName,Code,Population\nA,NL,1\n');
    expect(overview.guess.mapping).toMatchObject({ Name: 0, Code: 1, Population: 2 });
  });

  it('tells JSON from rows, after a byte order mark and in UTF-16', async () => {
    const json = '[{"Name":"A","Code":"NL","Population":1}]';
    for (const file of [`\ufeff${json}`, Buffer.from(json, 'utf16le'), Buffer.from(`\ufeff${json}`, 'utf16le')]) {
      const overview = await new ImportSession(new Blob([file])).open();
      expect(overview).toMatchObject({ foreign: 'json', firstRows: [] });
    }
  });

  it('skips a title above the column names, without changing line numbers', async () => {
    const title = 'Verhuringen, per markt\nOpgesteld op;20-11-2026;;\n\n';
    const { session, overview, check } = await opened(`${title}Naam;Landcode;Inwoners\nA;NL;1000\nB;BE;x\n`);
    expect(overview).toMatchObject({ preamble: 3, delimiter: ';', guess: { mapping: { Name: 0, Code: 1 } } });
    expect(overview.firstRows).toHaveLength(3);
    expect(check).toMatchObject({ rows: 2, validRows: 1, firstRejected: [{ line: 6 }] });
    expect(await allRows(session)).toMatchObject([{ Name: 'A', line: 5 }]);
    const left = await (await session.rejectedCsv([], { line: 'Line', reason: 'Reason' })).text();
    expect(left).toMatch(/^\ufeff?Naam;Landcode;Inwoners;id;Line;Reason/);
  });

  it('keeps the second of two rows with the same name apart in the list of what was left out', async () => {
    const text = 'Name,Code,Population\nVilla Zon,NL,100\nVilla Zon,NL,2x0\nVilla Zee,NL,x\n';
    const { session } = await opened(text);
    const [first] = await allRows(session);
    const refused = { ...(first as ImportRow), reason: 'No' };
    const left = await session.rejectedCsv([refused], { line: 'Line', reason: 'Reason' });
    const corrected = (await left.text()).replace('2x0', '200').replace(',x,', ',300,');
    const again = await allRows((await opened(corrected)).session);
    expect(again).toMatchObject([{ Population: 200 }, { Population: 300 }, { Population: 100, id: first?.id }]);
    const whole = await allRows((await opened(text.replace('2x0', '200').replace(',x', ',300'))).session);
    expect(again.map(({ id }) => id)).toEqual([1, 2, 0].map((index) => whole[index]?.id));
  });

  it('gives no row of the list the id that another one of that name brings', async () => {
    const text = 'Name,Code,Population\nVilla Zon,NL,100\nVilla Zon,NL,2x0\nVilla Zon,NLD,300\n';
    const { session } = await opened(text);
    const [first] = await allRows(session);
    const left = await (await session.rejectedCsv([], { line: 'Line', reason: 'Reason' })).text();
    const again = await allRows((await opened(left.replace('2x0', '200').replace('NLD', 'NL'))).session);
    expect(again.map(({ Population }) => Population)).toEqual([200, 300]);
    expect(new Set([first, ...again].map((row) => row?.id)).size).toBe(3);
  });

  it.each([
    ['above the row that brings the first', [null, null, 0]],
    ['below the row that brings the second', [1, null, null]],
  ])('gives two rows without an id that share a name different ones: %s', async (_, places) => {
    const ids = await Promise.all(places.map((place) => (place === null ? '' : rentalIdOf('NL', 'Villa Zon', place))));
    const text = ['Name,Code,Population,id', ...ids.map((id, index) => `Villa Zon,NL,${index},${id}`), ''].join('\n');
    const rows = await allRows((await opened(text)).session);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    expect(rows.map(({ id }) => id)).toContain(ids.find((id) => id !== ''));
  });

  it('gives no row the id that a row far below brings', async () => {
    const first = await rentalIdOf('NL', 'Villa Zon', 0);
    const between = Array.from({ length: 5_000 }, (_, index) => `Huis ${index},NL,1,h${index}\n`).join('');
    const text = `Name,Code,Population,id\nVilla Zon,NL,1,\n${between}Villa Zon,NL,2,${first}\n`;
    const rows = await allRows((await opened(text)).session);
    expect(rows.filter(({ Name }) => Name === 'Villa Zon').map(({ id }) => id === first)).toEqual([false, true]);
  });

  it.each(['\n', 'sep=,\n', 'Report 2024\n\n'])('reads cells with several lines below %j', async (before) => {
    const rows = Array.from({ length: 5 }, (_, index) => `"Villa ${index}\nGarden",NL,${index}\n`).join('');
    const { check } = await opened(`${before}Name,Code,Population\n${rows}`);
    expect(check).toMatchObject({ rows: 5, validRows: 5 });
  });

  it('skips a title below a delimiter line', async () => {
    const { overview, session } = await opened('sep=;\nRentals\nName;Code;Population\nA;NL;1\n');
    expect(overview).toMatchObject({ preamble: 2, delimiter: ';' });
    expect(await allRows(session)).toMatchObject([{ Name: 'A', line: 4 }]);
  });

  it.each([
    ['rows without names above names that come late', 'A,NL,1\nB,BE,2\nName,Code,Population\nC,FR,3\n'],
    ['a row of names that are no fields', 'Report\nWhat,Where,How many\nA,NL,1\n'],
    ['names on the first line', 'Name,Code,Population\nA,NL,1\n'],
  ])('skips nothing in %s', async (_, text) => {
    expect((await opened(text)).overview.preamble).toBe(0);
  });

  it('imports a row whose code no country has, without a flag, and says which', async () => {
    const { session, check } = await opened('Name,Code,Population\nAtlantis,xx,1\nNederland,nl,2\n');
    expect(check).toMatchObject({ rows: 2, validRows: 2, firstRejected: [], unknownCodes: 1 });
    expect(check.firstUnknown).toMatchObject([{ line: 2, isCodeUnknown: true, problems: [] }]);
    expect(check.firstRows[1]).not.toHaveProperty('isCodeUnknown');
    expect(await session.next()).toMatchObject([
      { Code: 'XX', Flag: '' },
      { Code: 'NL', Flag: '🇳🇱' },
    ]);
  });

  it('finds nothing in an empty file', async () => {
    const { session, overview, check } = await opened('');
    expect(overview.firstRows).toEqual([]);
    expect(check).toMatchObject({
      rows: 0,
      validRows: 0,
      firstRows: [],
      firstRejected: [],
      firstUnknown: [],
      edited: [],
    });
    expect(await session.next()).toEqual([]);
  });

  it('finds no rows under a header alone', async () => {
    expect((await opened('Name,Code,Population\n')).check.rows).toBe(0);
  });

  it('imports the first row too without a header, or if the user says so', async () => {
    expect((await opened('Andorra,AD,77006\nAruba,AW,105845')).check.validRows).toBe(2);
    const { check } = await opened('Name,Code,Population\nA,NL,1', (guess) => ({ ...guess, hasHeader: false }));
    expect(check).toMatchObject({ rows: 2, validRows: 1 });
  });

  it('rejects a row with a malformed quote with PapaParse’s code and its line, and continues', async () => {
    const { session, check } = await opened('Name,Code,Population\nA,NL,1\n"Villa "Zon,NL,2\n"B\nb",NL,3\nC,NL,4\n');
    expect(check).toMatchObject({ rows: 4, validRows: 3 });
    expect(check.firstRejected).toEqual([
      { row: 2, line: 3, cells: { text: '"Villa "Zon,NL,2' }, problems: [{ code: 'InvalidQuotes' }] },
    ]);
    expect((await allRows(session)).map(({ row, line }) => [row, line])).toEqual([
      [1, 2],
      [3, 4],
      [4, 6],
    ]);
  });

  it.each([
    [',NL,1', [{ field: 'Name', code: 'missing' }]],
    [`${'x'.repeat(201)},NL,1`, [{ field: 'Name', code: 'tooLong' }]],
    ['A,NLD,1', [{ field: 'Code', code: 'invalidCode' }]],
    ['A,ß,1', [{ field: 'Code', code: 'invalidCode' }]],
    [
      'A,,-1',
      [
        { field: 'Code', code: 'missing' },
        { field: 'Population', code: 'negative' },
      ],
    ],
    ['A,NL,"1,234"', [{ field: 'Population', code: 'ambiguous' }]],
    ['A,NL,2147483648', [{ field: 'Population', code: 'tooLarge' }]],
    ['A,NL', [{ code: 'tooFewFields' }]],
    ['A, B,NL,1', [{ code: 'tooManyFields' }]],
  ])('rejects %s', async (row, problems) => {
    const { check } = await opened(`Name,Code,Population\n${row}\nGood,NL,1`);
    expect(check.firstRejected.map((rejected) => rejected.problems)).toEqual([problems]);
    expect(check.validRows).toBe(1);
  });

  it('counts a name’s characters, not its code units', async () => {
    expect((await opened(`Name,Code,Population\n${'🏠'.repeat(200)},NL,1`)).check.validRows).toBe(1);
  });

  it('accepts extra delimiters at a row’s end and missing cells of unmapped columns', async () => {
    const { check } = await opened('Name,Code,Population,Remark\nA,NL,1,x,,\nB,NL,2');
    expect(check).toMatchObject({ rows: 2, validRows: 2 });
  });

  it('distinguishes rows of the same code and name, in the same way each time', async () => {
    const text = 'Name,Code,Population\nZeist,NL,1\nZeist,NL,bad\nZeist,nl,3\n';
    const first = await allRows((await opened(text)).session);
    const second = await allRows((await opened(text)).session);
    expect(first.map(({ id }) => id)).toEqual([await rentalIdOf('NL', 'Zeist', 0), await rentalIdOf('NL', 'Zeist', 2)]);
    expect(second).toEqual(first);
  });

  it('does not change the ids of other rows when a rejected one is corrected', async () => {
    const broken = await allRows((await opened('Name,Code,Population\nZeist,NL,?\nZeist,NL,3\n')).session);
    const mended = await allRows((await opened('Name,Code,Population\nZeist,NL,1\nZeist,NL,3\n')).session);
    expect(mended[1]?.id).toBe(broken[0]?.id);
  });

  it('takes ids from the file, and rejects one that comes twice', async () => {
    const { session, check } = await opened('id,Name,Code,Population\nx1,A,NL,1\n,B,NL,2\nx1,C,NL,3\n');
    expect(check.firstRejected).toMatchObject([{ line: 4, problems: [{ field: 'id', code: 'repeatedId' }] }]);
    expect((await allRows(session)).map(({ id }) => id)).toEqual(['x1', await rentalIdOf('NL', 'B', 0)]);
  });

  it('returns batches of the size of one call', async () => {
    const text = `Name,Code,Population\n${Array.from({ length: 1234 }, (_, row) => `Huis ${row},NL,${row}`).join('\n')}`;
    const { session } = await opened(text);
    const sizes: number[] = [];
    for (let batch = await session.next(); batch.length > 0; batch = await session.next()) sizes.push(batch.length);
    expect(sizes).toEqual([500, 500, 234]);
  });

  it('returns smaller batches of long rows, so that open dashboards receive them', async () => {
    const name = '鹿'.repeat(196);
    const text = `Name,Code,Population\n${Array.from({ length: 700 }, (_, row) => `${name} ${row},NL,${row}`).join('\n')}`;
    const { session } = await opened(text);
    let count = 0;
    for (let batch = await session.next(); batch.length > 0; batch = await session.next()) {
      const stored = batch.map(({ row, line: _, ...fields }) => ({
        __typename: 'Rental',
        ...fields,
        conflictID: `${crypto.randomUUID()}:${row}`,
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
        _version: 1,
        _deleted: false,
        _lastChangedAt: Date.now(),
      }));
      expect(Buffer.byteLength(JSON.stringify({ data: { onBatchTest: stored } }))).toBeLessThan(240_000);
      count += batch.length;
    }
    expect(count).toBe(700);
  });

  it('restarts the rows after the columns were corrected, and drops an earlier check', async () => {
    const { session, overview } = await opened('Name,Code,Population\nA,NL,1');
    await session.next();
    const overtaken = session.check(overview.guess, {}, ignoreProgress);
    const latest = session.check({ ...overview.guess, hasHeader: false }, {}, ignoreProgress);
    await expect(overtaken).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect((await latest).rows).toBe(2);
    expect(await session.next()).toHaveLength(1);
  });

  it('reports its progress', async () => {
    const session = new ImportSession(new Blob(['Name,Code,Population\n', 'Huis,NL,1\n'.repeat(400_000)]));
    const { guess } = await session.open();
    const fractions: number[] = [];
    const check = await session.check(guess, {}, (fraction) => fractions.push(fraction));
    expect(check.validRows).toBe(400_000);
    expect(fractions.length).toBeGreaterThan(2);
    expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
    expect(fractions.at(-1)).toBe(1);
  });
});

describe('correcting rows', () => {
  const text = 'Name,Code,Population\nA,NLD,1\n"B "b,NL,2\nC,NL\nD, d,NL,4\nE,NL,5\n';

  it('checks them again, and imports the valid ones', async () => {
    const { session, overview } = await opened(text);
    const edits = {
      1: { cells: { Code: 'nl' } },
      2: { text: '"B ""b""",NL,2' },
      3: { text: 'C,NL,3' },
      4: { text: '"D, d",NL,4', cells: { Population: '44' } },
    };
    const check = await session.check(overview.guess, edits, ignoreProgress);
    expect(check).toMatchObject({ rows: 5, validRows: 5, firstRejected: [] });
    expect(check.edited.map(({ row, problems }) => [row, problems])).toEqual([1, 2, 3, 4].map((row) => [row, []]));
    expect((await allRows(session)).map(({ Name, Code, Population }) => [Name, Code, Population])).toEqual([
      ['A', 'NL', 1],
      ['B "b"', 'NL', 2],
      ['C', 'NL', 3],
      ['D, d', 'NL', 44],
      ['E', 'NL', 5],
    ]);
  });

  it('still rejects rows with another problem, and reports them as corrected', async () => {
    const { session, overview } = await opened(text);
    const edits = { 1: { cells: { Code: 'NL', Population: '-1' } }, 2: { text: 'B\nb,NL,2' } };
    const check = await session.check(overview.guess, edits, ignoreProgress);
    expect(check.edited.map(({ problems }) => problems)).toEqual([
      [{ field: 'Population', code: 'negative' }],
      [{ code: 'InvalidQuotes' }],
    ]);
    expect(await (await session.rejectedCsv([], {})).text()).toMatch(/A,NL,"'-1",[^,]+,2,/);
  });
});

describe('files that are hard to read', () => {
  it('reads another encoding chosen by the user', async () => {
    const bytes = Uint8Array.from([...Buffer.from('Name,Code,Population\n\xe8,CZ,1\n', 'latin1')]);
    const session = new ImportSession(new Blob([bytes]));
    expect((await session.open()).firstRows[1]?.[0]).toBe('è');
    expect((await session.open({ encoding: 'windows-1250' })).firstRows[1]?.[0]).toBe('č');
  });

  it('uses the line that declares the delimiter for spreadsheets', async () => {
    const { session, overview, check } = await opened('sep=;\r\nName;Code;Population\r\n"Ede, oost";NL;1\r\n');
    expect([overview.delimiter, overview.firstRows[0], check.validRows]).toEqual([
      ';',
      ['Name', 'Code', 'Population'],
      1,
    ]);
    expect(await allRows(session)).toMatchObject([{ Name: 'Ede, oost', line: 3 }]);
    expect((await opened('sep=|\nName|Code|Population\nEde|NL|1\n')).check.validRows).toBe(1);
    expect((await opened('sep=\nName,Code,Population\n')).overview.preamble).toBe(1);
  });

  it('reads UTF-16 without a byte order mark', async () => {
    const { overview, check } = await opened(Uint8Array.from(Buffer.from('Name,Code,Population\nČ,CZ,1\n', 'utf16le')));
    expect([overview.encoding, check.validRows]).toEqual(['utf-16le', 1]);
  });

  it('finds its columns among 300, and ignores unknown fields', async () => {
    const names = Array.from({ length: 297 }, (_, column) => `extra ${column}`);
    const { check, overview } = await opened(`${names},Name,Code,Population\n${names},Ede,NL,1\n`);
    expect(overview.guess.mapping).toMatchObject({ Name: 297, Code: 298, Population: 299 });
    expect(check.validRows).toBe(1);
  });

  it.each([
    ['"1.234,5"', 'decimal'],
    ['1e999', 'notANumber'],
    ['-5', 'negative'],
    ['٣', 'notANumber'],
  ])('does not accept %s as a population', async (cell, code) => {
    const { check } = await opened(`Name,Code,Population\nالقاهرة 🏠,EG,${cell}\n`);
    expect(check.firstRejected[0]?.problems).toEqual([{ field: 'Population', code }]);
  });

  it('does not retain rejected rows: a file of only those is reported from the file itself', async () => {
    const rows = Array.from({ length: 5000 }, (_, row) => `Huis ${row},NLD,${row}`).join('\n');
    const { session, check } = await opened(`Name,Code,Population\n${rows}\n`);
    expect(check).toMatchObject({ rows: 5000, validRows: 0 });
    expect(check.firstRejected).toHaveLength(100);
    expect((await (await session.rejectedCsv([], {})).text()).split('\r\n')).toHaveLength(5002);
  });
});

describe('the file of rejected rows', () => {
  const reasons = {
    line: 'Line',
    reason: 'Reason',
    InvalidQuotes: 'Quotes',
    'Code.invalidCode': 'Two letters',
    'Population.missing': 'No population',
  };

  it('contains each rejected row unchanged, with its line and the reason', async () => {
    const { session } = await opened('Name,Code,Population,Remark\n"Villa "Zon,NL,2,x\nA,NLD,,ok\n');
    const refused: RefusedRow = {
      id: 'i',
      row: 3,
      line: 9,
      ...blankValues,
      Flag: '',
      Name: 'B',
      Code: 'BE',
      Population: 4,
      reason: 'Changed since',
    };
    const text = await (await session.rejectedCsv([refused], reasons)).text();
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Name,Code,Population,Remark,id,Line,Reason',
      '"""Villa ""Zon,NL,2,x",,,,,2,Quotes',
      'A,NLD,,ok,,3,Two letters; No population',
      'B,BE,4,,i,9,Changed since',
      '',
    ]);
  });

  it('contains nothing that a spreadsheet would run', async () => {
    const { session } = await opened('Name;Code;Population\n=HYPERLINK("x");NLD;1\n@SUM(1);NLD;-2\n');
    const text = await (await session.rejectedCsv([], reasons)).text();
    expect(text).toContain(`'=HYPERLINK`);
    expect(text).toContain(`"'@SUM(1)";NLD;"'-2"`);
  });

  it('contains nothing that a spreadsheet would run, even in a cell with several lines', async () => {
    const { session } = await opened('Name,Code,Population\n"=HYPERLINK(1)\nmore",NLD,1\n');
    expect(await (await session.rejectedCsv([], reasons)).text()).toContain(`"'=HYPERLINK(1)\nmore"`);
  });
});
