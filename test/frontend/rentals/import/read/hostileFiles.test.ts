/** @jest-environment node */
import type { ColumnChoice } from '../../../../../frontend/src/features/rentals/import/read/columns';
import { delimiters } from '../../../../../frontend/src/features/rentals/import/read/delimiter';
import type {
  FileFormat,
  FileOverview,
  ImportRow,
} from '../../../../../frontend/src/features/rentals/import/read/importFile';
import { ImportSession } from '../../../../../frontend/src/features/rentals/import/read/importSession';
import { problemKey } from '../../../../../frontend/src/features/rentals/import/read/problemKey';
import { bytesIn } from './legacyBytes.fixture';

/** What a person gets of a file: rows as `name|code|population`, and of the others the line and the reason. */
interface Read {
  overview: FileOverview;
  rows: string[];
  refused: string[];
  ambiguous: string | undefined;
}

interface Wishes {
  format?: FileFormat;
  correct?: (guess: ColumnChoice) => ColumnChoice;
}

async function read(content: string | Uint8Array<ArrayBuffer>, wishes: Wishes = {}): Promise<Read> {
  const session = new ImportSession(new Blob([content]));
  const overview = await session.open(wishes.format);
  const choice = wishes.correct?.(overview.guess) ?? overview.guess;
  const { firstRejected, ambiguous } = await session.check(choice, {}, () => {});
  const rows: ImportRow[] = [];
  for (let batch = await session.next(); batch.length > 0; batch = await session.next()) rows.push(...batch);
  return {
    overview,
    rows: rows.map(({ Name, Code, Population }) => `${Name}|${Code}|${Population}`),
    refused: firstRejected.map(({ line, problems }) => `${line}: ${problems.map(problemKey).join()}`),
    ambiguous,
  };
}

const header = ['Name', 'Code', 'Population'] as const;
const markets = [
  ['Nederland', 'NL', '17900000'],
  ['België', 'BE', '11700000'],
  ['Curaçao', 'CW', '190000'],
  ['日本', 'JP', '125000000'],
] as const;
const expected = markets.map((row) => row.join('|'));

/** The orders that files have their columns in. */
const orders = { 'a name first': [0, 1, 2], 'a number first': [2, 1, 0] } as const;
const lineEnds = { LF: '\n', 'CR LF': '\r\n', CR: '\r' };
const quotings = {
  bare: (cell: string) => cell,
  quoted: (cell: string) => `"${cell}"`,
};

const layouts = delimiters.flatMap((delimiter) =>
  Object.entries(lineEnds).flatMap(([end, lineEnd]) =>
    Object.entries(quotings).flatMap(([quoting, quote]) =>
      Object.entries(orders).flatMap(([order, columns]) =>
        [true, false].map((hasHeader) => ({
          name: `${JSON.stringify(delimiter)}, ${end}, ${quoting}, ${order}, ${hasHeader ? 'names' : 'no names'}`,
          text: [...(hasHeader ? [header] : []), ...markets]
            .map((row) => columns.map((column) => quote(row[column])).join(delimiter) + lineEnd)
            .join(''),
        })),
      ),
    ),
  ),
);

describe('valid files', () => {
  test(`are imported completely, in each of ${layouts.length} layouts`, async () => {
    expect(layouts.length).toBeGreaterThanOrEqual(200);
    const wrong: string[] = [];
    for (const { name, text } of layouts) {
      const { rows, refused } = await read(text);
      if (rows.join() !== expected.join() || refused.length > 0) wrong.push(`${name}: ${rows} / ${refused}`);
    }
    expect(wrong).toEqual([]);
  });

  test('with fields by ASCII 31 and rows by ASCII 30', async () => {
    const text = [header, ...markets].map((row) => `${row.join('\x1f')}\x1e`).join('');
    expect((await read(text)).rows).toEqual(expected);
  });

  test('with a delimiter that the user has to enter', async () => {
    const text = [header, ...markets].map((row) => `${row.join('#')}\n`).join('');
    expect((await read(text, { format: { delimiter: '#' } })).rows).toEqual(expected);
    expect((await read(`sep=#\n${text}`)).rows).toEqual(expected);
  });

  test('with rows counted in front of them', async () => {
    const text = markets.map((row, index) => `${index + 1},${row.join()}\n`).join('');
    expect((await read(text)).rows).toEqual(expected);
  });

  test('with several number columns and no names: the user is asked for the population', async () => {
    const { overview, rows } = await read('Nederland,NL,41543,17900000\nBelgië,BE,30528,11700000\n');
    expect(overview.guess).toMatchObject({ hasHeader: false, mapping: { Name: 0, Code: 1, Population: null } });
    expect(rows).toEqual([]);
  });

  test('where a market is called Market', async () => {
    expect((await read('Market,NL,5\nLand,BE,6\n')).rows).toEqual(['Market|NL|5', 'Land|BE|6']);
  });
});

const lines = (names: readonly string[]) => `Name,Code,Population\n${names.map((name) => `${name},NL,1\n`).join('')}`;
const utf16 = (text: string, mark = '') => Uint8Array.from(Buffer.from(mark + text, 'utf16le'));
const swapped = (bytes: Uint8Array) => Uint8Array.from(Buffer.from(bytes).swap16());
const western = ['België', 'Curaçao', 'Réunion', 'Österreich', 'Große Straße'];
const cyrillic = ['Россия', 'Украина', 'Москва'];

describe('letters', () => {
  test.each([
    ['UTF-8', new Uint8Array(Buffer.from(lines([...western, ...cyrillic])))],
    ['UTF-8 with its mark', new Uint8Array(Buffer.from(`\ufeff${lines([...western, ...cyrillic])}`))],
    ['UTF-16 with its mark', utf16(lines([...western, ...cyrillic]), '\ufeff')],
    ['UTF-16 with its mark, high bytes first', swapped(utf16(lines([...western, ...cyrillic]), '\ufeff'))],
    ['UTF-16 without its mark', utf16(lines([...western, ...cyrillic]))],
    ['UTF-16 without its mark, high bytes first', swapped(utf16(lines([...western, ...cyrillic])))],
  ])('are read in the detected encoding: %s', async (_, bytes) => {
    const { overview, rows } = await read(bytes);
    expect(overview.encodingQuestion).toBeUndefined();
    expect(rows).toEqual([...western, ...cyrillic].map((name) => `${name}|NL|1`));
  });

  test('are read as windows-1252 if every other encoding fails or gives the same', async () => {
    const { overview, rows } = await read(bytesIn('windows-1252', lines(western)));
    expect(overview).toMatchObject({ encoding: 'windows-1252' });
    expect(overview.encodingQuestion).toBeUndefined();
    expect(rows).toEqual(western.map((name) => `${name}|NL|1`));
  });

  test.each([
    ['windows-1252', ['España', 'São Tomé', 'Åland', 'Føroyar']],
    ['windows-1250', ['Česká republika', 'Łódź', 'Magyarország']],
    ['windows-1250', ['Košice', 'Plzeň']],
    ['windows-1251', cyrillic],
    ['koi8-r', cyrillic],
    ['ibm866', cyrillic],
    ['windows-1253', ['Ελλάδα', 'Κύπρος']],
    ['windows-1254', ['Türkiye', 'İstanbul', 'Diyarbakır']],
    ['windows-1255', ['ישראל']],
    ['windows-1256', ['مصر', 'السعودية']],
    ['windows-874', ['ประเทศไทย']],
    ['macintosh', western],
    ['shift_jis', ['日本', '東京タワー', '大阪']],
    ['euc-jp', ['日本', '東京タワー']],
    ['gb18030', ['中国', '北京市']],
    ['big5', ['臺灣', '臺北市']],
    ['euc-kr', ['대한민국', '서울']],
  ] as const)('are asked, with the right reading among the samples: %s %j', async (encoding, names) => {
    const bytes = bytesIn(encoding, lines(names));
    const { overview } = await read(bytes);
    const sample = overview.encodingQuestion?.find((one) => one.encoding === encoding);
    expect(sample?.lines[0]).toBe(`${names[0]},NL,1`);
    const { overview: chosen, rows } = await read(bytes, { format: { encoding } });
    expect(chosen.encodingQuestion).toBeUndefined();
    expect(rows).toEqual(names.map((name) => `${name}|NL|1`));
  });

  test('of Japanese mail are asked about too, though their bytes are ASCII', async () => {
    const bytes = Uint8Array.from(Buffer.from(lines(['\x1b$BF|K\\\x1b(B'])));
    expect((await read(bytes)).overview.encodingQuestion?.[0]).toMatchObject({
      encoding: 'iso-2022-jp',
      lines: ['日本,NL,1'],
    });
  });

  test.each([0x80, 0xa0, 0xc3, 0xeb, 0xff])(
    'one bad byte, %i, in UTF-8 costs its row only, and says why',
    async (byte) => {
      const [before, after] = [lines(['België', 'Bad ']).slice(0, -6), 'x,NL,1\nCuraçao,NL,1\n'];
      const { overview, rows, refused } = await read(
        Uint8Array.from([...Buffer.from(before), byte, ...Buffer.from(after)]),
      );
      expect(overview.encoding).toBe('utf-8');
      expect(rows).toEqual(['België|NL|1', 'Curaçao|NL|1']);
      expect(refused).toEqual(['3: Name.undecoded']);
    },
  );
});

describe('invalid content only costs its row, with a reason', () => {
  test.each([
    ['NUL', 'Neder\0land', 'Name.unprintable'],
    ['an escape', 'Neder\x1bland', 'Name.unprintable'],
    ['a backspace', 'Neder\bland', 'Name.unprintable'],
    ['DEL', 'Neder\x7fland', 'Name.unprintable'],
    ['a control character of Latin-1', 'Neder\x85land', 'Name.unprintable'],
    ['a space of no width alone', '\u200b', 'Name.invisible'],
    ['a joiner alone', '\u200d', 'Name.invisible'],
    ['a word joiner and a soft hyphen', '\u2060\u00ad', 'Name.invisible'],
    ['a direction mark alone', '\u200f', 'Name.invisible'],
    ['the filler of Hangul', '\u3164', 'Name.invisible'],
    ['the blank of braille', '\u2800', 'Name.invisible'],
    ['spaces', '   ', 'Name.missing'],
    ['a misplaced quote at its end', 'Villa Zon"', 'InvalidQuotes'],
    ['a quoted field with more behind it', '"Villa "Zon', 'InvalidQuotes'],
    ['201 characters', 'x'.repeat(201), 'Name.tooLong'],
  ])('%s', async (_, name, reason) => {
    const { rows, refused } = await read(lines(['Before', name, 'After']));
    expect(rows).toEqual(['Before|NL|1', 'After|NL|1']);
    expect(refused).toEqual([`3: ${reason}`]);
  });

  test('a row that ends with a misplaced quote', async () => {
    const { rows, refused } = await read('Code,Population,Name\nNL,1,Before\nNL,1,Zon"\nNL,1,After\n');
    expect(rows).toEqual(['Before|NL|1', 'After|NL|1']);
    expect(refused).toEqual(['3: InvalidQuotes']);
  });

  test('quotes that belong to a name are no fault', async () => {
    const names = ['De "Zwaan"', 'De ""Zwaan""', '"De ""Zwaan"""', '"5"""'];
    expect((await read(lines(names))).rows.map((row) => row.split('|')[0])).toEqual([
      'De "Zwaan"',
      'De ""Zwaan""',
      'De "Zwaan"',
      '5"',
    ]);
  });

  test.each([100_000, 1_000_000, 3_000_000])('an unquoted field of %i characters', async (length) => {
    const { rows, refused } = await read(lines(['Before', 'x'.repeat(length), 'After']));
    expect(rows).toEqual(['Before|NL|1', 'After|NL|1']);
    expect(refused).toEqual(['3: tooLongRow']);
  });

  test('a field so long at the end of the file', async () => {
    const { rows, refused } = await read(`${lines(['Before'])}${'x'.repeat(1_000_000)}`);
    expect([rows, refused]).toEqual([['Before|NL|1'], ['3: tooLongRow']]);
  });

  test('letters, joiners and marks of any script are no fault', async () => {
    const names = ['Ærø', 'القاهرة', '東京', 'می‌خواهم', '👩‍👩‍👧', 'é', 'क्ष', '’s-Gravenhage', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland'];
    expect((await read(lines(names))).rows).toEqual(names.map((name) => `${name}|NL|1`));
  });
});

describe('what 1.234 means', () => {
  test.each(['1.234', '1,234', '12.345', '999.999'])('asks the user if the file does not decide: %s', async (cell) => {
    const text = `Name;Code;Population\nEde;NL;${cell}\nZeist;NL;5\n`;
    const { rows, refused, ambiguous } = await read(text);
    expect([rows, refused, ambiguous]).toEqual([['Zeist|NL|5'], ['2: Population.ambiguous'], cell]);
    const mark = cell.includes('.') ? 'point' : 'comma';
    const told = await read(text, { correct: (guess) => ({ ...guess, thousands: mark }) });
    expect(told.rows[0]).toBe(`Ede|NL|${cell.replace(/\D/g, '')}`);
    expect(told.ambiguous).toBeUndefined();
    const decimal = await read(text, {
      correct: (guess) => ({ ...guess, thousands: mark === 'point' ? 'comma' : 'point' }),
    });
    expect(decimal.refused).toEqual(['2: Population.decimal']);
  });

  test('is derived from another row', async () => {
    const { rows, ambiguous } = await read('Name;Code;Population\nEde;NL;1.234\nZeist;NL;1.234.567\n');
    expect([rows, ambiguous]).toEqual([['Ede|NL|1234', 'Zeist|NL|1234567'], undefined]);
  });
});

test('rentals listed as deleted in our own export are not restored', async () => {
  const text = '\ufeffid,Flag,Name,Code,Population,_deleted\r\na,,Ede,NL,1,false\r\nb,,Zeist,NL,2,true\r\n';
  const { rows, refused } = await read(text);
  expect([rows, refused]).toEqual([['Ede|NL|1'], ['3: deletedInExport']]);
  const others = 'Name,Code,Population,_deleted\nEde,NL,1,true\n';
  expect((await read(others)).rows).toEqual(['Ede|NL|1']);
});
