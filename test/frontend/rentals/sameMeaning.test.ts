import { fieldsOf, problemsOf as formProblems } from '../../../frontend/src/features/rentals/edit/rentalForm';
import { parseLimit } from '../../../frontend/src/features/rentals/filter/filterParams';
import { importFields } from '../../../frontend/src/features/rentals/import/read/columns';
import { RowCheck } from '../../../frontend/src/features/rentals/import/read/rowCheck';
import { type FieldProblem, isProblem } from '../../../graphql/field-problem';
import { type ContentField, contentFields, rentalFields } from '../../../graphql/rental';

const valid = { Flag: '', Name: 'Nederland', Code: 'NL', Population: '5' };
const meaningOf = (parsed: string | number | FieldProblem | null) =>
  parsed !== null && isProblem(parsed) ? parsed.code : parsed;

function inCell(field: ContentField, text: string) {
  return meaningOf(rentalFields[field].parse(text));
}

function inPanel(field: ContentField, text: string) {
  const form = { ...valid, [field]: text };
  return formProblems(form)[field] ?? fieldsOf(form)[field];
}

function inFile(field: ContentField, text: string) {
  const cells = { id: '', ...valid, [field]: text };
  const mapping = { id: 0, Flag: 1, Name: 2, Code: 3, Population: 4 };
  const choice = { hasHeader: false, mapping, thousands: 'none' } as const;
  const check = new RowCheck({ choice, edits: {}, delimiter: ',', width: 5, countsOccurrences: false });
  const { problems, content } = check.judge({ line: 1, fields: importFields.map((name) => cells[name]) });
  return problems[0]?.code ?? content?.[field];
}

const inFilter = (text: string) => meaningOf(parseLimit(text));

describe('a typed text means the same in a cell, in the edit panel and in a file', () => {
  it.each<[ContentField, string, string | number]>([
    ['Population', '0', 0],
    ['Population', ' 17500000 ', 17_500_000],
    ['Population', '17.500.000', 17_500_000],
    ['Population', '17,500,000', 17_500_000],
    ['Population', '17 500 000', 17_500_000],
    ['Population', '17\u202f500', 17_500],
    ['Population', "17'500'000", 17_500_000],
    ['Population', '1.234', 'ambiguous'],
    ['Population', '1,234', 'ambiguous'],
    ['Population', '0.125', 'ambiguous'],
    ['Population', '12345.678', 'decimal'],
    ['Population', '1.5', 'decimal'],
    ['Population', '1.234,5', 'decimal'],
    ['Population', '-1', 'negative'],
    ['Population', '1e9', 'notANumber'],
    ['Population', '1 23', 'notANumber'],
    ['Population', '12.345.67', 'notANumber'],
    ['Population', 'many', 'notANumber'],
    ['Population', '2147483647', 2_147_483_647],
    ['Population', '2147483648', 'tooLarge'],
    ['Population', '99.999.999.999', 'tooLarge'],
    ['Name', '  Zeist ', 'Zeist'],
    ['Name', ' ', 'missing'],
    ['Name', '🏠'.repeat(200), '🏠'.repeat(200)],
    ['Name', 'é'.repeat(201), 'tooLong'],
    ['Name', 'Neder\0land', 'unprintable'],
    ['Name', '\u200b', 'invisible'],
    ['Code', ' nl', 'NL'],
    ['Code', '', 'missing'],
    ['Code', 'NLD', 'invalidCode'],
    ['Code', 'ß', 'invalidCode'],
    ['Flag', ' 🇳🇱', '🇳🇱'],
    ['Flag', 'x'.repeat(17), 'tooLong'],
    ['Flag', '\u200d', 'invisible'],
  ])('%s %j: %j', (field, text, meaning) => {
    expect([inCell(field, text), inPanel(field, text), inFile(field, text)]).toEqual([meaning, meaning, meaning]);
    if (field === 'Population') expect(inFilter(text)).toBe(meaning);
  });

  it('an empty population is missing, and no limit in the filter', () => {
    expect([inCell('Population', ' '), inPanel('Population', ' '), inFile('Population', ' ')]).toEqual(
      Array(3).fill('missing'),
    );
    expect(inFilter(' ')).toBeNull();
  });
});

test.each(['en', 'nl'])('each problem of a field has a separate text in %s', async (language) => {
  const { problem } = await import(`../../../frontend/src/locales/${language}/rentals.json`);
  const keys = contentFields.map((field) => [field, [...rentalFields[field].problems].sort()]);
  const texts = Object.entries<object>(problem).map(([field, byCode]) => [field, Object.keys(byCode).sort()]);
  expect(texts).toEqual(keys);
});
