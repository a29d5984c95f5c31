import {
  fieldsOf,
  problemsOf as formProblems,
  type RentalForm,
} from '../../../frontend/src/features/rentals/edit/rentalForm';
import { parseLimit } from '../../../frontend/src/features/rentals/filter/filterParams';
import { type ColumnMapping, importFields } from '../../../frontend/src/features/rentals/import/read/columns';
import { RowCheck } from '../../../frontend/src/features/rentals/import/read/rowCheck';
import { type FieldProblem, isProblem } from '../../../graphql/field-problem';
import { type ContentField, contentFields, rentalFields } from '../../../graphql/rental';

/** A rental whose fields all have a value. */
const examples = { text: 'Nederland', country: 'NL', number: '5' } as const;
const valid = {
  ...(Object.fromEntries(contentFields.map((field) => [field, examples[rentalFields[field].kind]])) as RentalForm),
  Flag: '',
};
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
  const mapping = Object.fromEntries(importFields.map((name, column) => [name, column])) as ColumnMapping;
  const choice = { hasHeader: false, mapping, thousands: 'none' } as const;
  const check = new RowCheck({
    choice,
    edits: {},
    delimiter: ',',
    width: importFields.length,
    countsOccurrences: false,
  });
  const { problems, content } = check.check({ line: 1, fields: importFields.map((name) => cells[name]) });
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

test.each(['en', 'nl'])('each field has a name, and each problem of its kind a text, in %s', async (language) => {
  const locale = `../../../frontend/src/locales/${language}`;
  const { field: names, problem } = await import(`${locale}/rentals.json`);
  const inFiles = (await import(`${locale}/import.json`)).problem;
  for (const field of contentFields) {
    const { kind, problems } = rentalFields[field];
    expect(names).toHaveProperty(field);
    for (const code of problems) expect(problem).toHaveProperty(`${kind}.${code}`);
    for (const code of problems) expect(inFiles).toHaveProperty(`${kind}.${code}`);
  }
  const kinds = new Set(contentFields.map((field) => rentalFields[field].kind));
  expect(Object.keys(problem).sort()).toEqual([...kinds].sort());
});
