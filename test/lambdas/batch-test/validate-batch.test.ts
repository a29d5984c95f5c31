import fc from 'fast-check';
import { maxBatchSize } from '../../../graphql/batch-test';
import type { RentalInput } from '../../../graphql/generated/schema';
import { contentOf } from '../../../graphql/rental';
import { BadRequest, validateBatch } from '../../../lambdas/batch-test/validate-batch';
import { newRow } from './rows';

const validateOne = (row: object) => validateBatch([row])[0];
const refusal = (field: string) => ({
  kind: 'rejected',
  failure: { errorType: 'BadRequest', message: expect.stringContaining(field), errorInfo: { field } },
});

describe('a batch', () => {
  test('takes as many rows as the limit allows', () => {
    const rows = Array.from({ length: maxBatchSize }, (_, index) => ({ ...newRow, id: `row-${index}` }));
    expect(validateBatch(rows).every((row) => 'base' in row)).toBe(true);
  });

  test('is refused completely when it is larger, with advice', () => {
    const rows = Array.from({ length: maxBatchSize + 1 }, (_, index) => ({ ...newRow, id: `row-${index}` }));
    expect(() => validateBatch(rows)).toThrow(BadRequest);
    expect(() => validateBatch(rows)).toThrow(/at most 500 rentals and this one has 501.*smaller batches/);
  });

  test.each([undefined, null, 'rows', { 0: newRow }])('is refused when it is no list: %p', (rentals) => {
    expect(() => validateBatch(rentals)).toThrow(expect.objectContaining({ name: 'BadRequest' }));
  });

  test('may be empty', () => {
    expect(validateBatch([])).toEqual([]);
  });

  test('takes the first row for a rental and refuses later ones', () => {
    const [first, second, third] = validateBatch([newRow, { ...newRow, Name: 'Holland' }, { ...newRow, id: 'be' }]);
    expect(first).toMatchObject({ index: 0, content: { Name: 'Netherlands' } });
    expect(second).toMatchObject({
      kind: 'rejected',
      failure: {
        errorType: 'BadRequest',
        message: expect.stringMatching(/^Row 0 of this batch .* later batch\.$/),
        errorInfo: { index: 1, id: 'nl', field: 'id' },
      },
    });
    expect(third).toMatchObject({ index: 2, id: 'be' });
  });

  test.each([null, 'row', 7, {}])('refuses an invalid row and accepts the others: %p', (row) => {
    const [bad, good] = validateBatch([row, newRow]);
    expect(bad).toMatchObject({ kind: 'rejected', failure: { errorInfo: { index: 0, id: '', field: 'id' } } });
    expect(good).toMatchObject({ index: 1, id: 'nl' });
  });
});

describe('a new rental', () => {
  test('is taken with its content, its name trimmed', () => {
    expect(validateOne({ ...newRow, Name: '  Netherlands ' })).toEqual({
      index: 0,
      id: 'nl',
      conflictID: 'mutation-1',
      base: undefined,
      content: { ...contentOf(newRow), _deleted: false },
    });
  });

  test.each(['Name', 'Code', 'Population'])('needs its %s', (field) => {
    expect(validateOne({ ...newRow, [field]: undefined })).toMatchObject(refusal(field));
  });

  test('may come without a flag, and as a tombstone', () => {
    const { Flag, ...flagless } = newRow;
    expect(validateOne({ ...flagless, _deleted: true })).toMatchObject({
      content: { Name: 'Netherlands', _deleted: true },
    });
  });

  test('leaves behind what the schema does not know', () => {
    expect(validateOne({ ...newRow, _shard: 3, __proto__: { admin: true } })).not.toHaveProperty('content._shard');
  });
});

describe('a change', () => {
  const change = { id: 'nl', conflictID: 'mutation-2', _version: 3 };

  test('asks only for the fields it names', () => {
    expect(validateOne({ ...change, Population: 18_000_000 })).toMatchObject({
      base: 3,
      content: { Population: 18_000_000 },
    });
    expect(validateOne(change)).toMatchObject({ content: {} });
  });

  test('clears the flag by null', () => {
    expect(validateOne({ ...change, Flag: null })).toMatchObject({ content: { Flag: null } });
  });

  test('reads a null _version and _deleted as left out', () => {
    expect(validateOne({ ...newRow, _version: null, _deleted: null })).toMatchObject({
      base: undefined,
      content: { _deleted: false },
    });
    expect(validateOne({ ...change, _deleted: null })).toMatchObject({ content: {} });
  });
});

describe('a field', () => {
  test.each<[keyof RentalInput, unknown]>([
    ['id', ''],
    ['id', 'x'.repeat(129)],
    ['id', 'line\nbreak'],
    ['id', 'half an emoji \ud83c'],
    ['id', 12],
    ['conflictID', ''],
    ['conflictID', undefined],
    ['conflictID', null],
    ['conflictID', 'x'.repeat(129)],
    ['Name', ''],
    ['Name', '   '],
    ['Name', null],
    ['Name', 'x'.repeat(201)],
    ['Code', 'nl'],
    ['Code', 'NLD'],
    ['Code', 'N'],
    ['Code', 'ÅX'],
    ['Code', 'NL\n'],
    ['Code', null],
    ['Population', -1],
    ['Population', 1.5],
    ['Population', 2_147_483_648],
    ['Population', Number.NaN],
    ['Population', '12'],
    ['Population', null],
    ['Flag', '🇳🇱'.repeat(9)],
    ['Flag', 4],
    ['_version', 0],
    ['_version', -2],
    ['_version', 1.5],
    ['_version', '3'],
    ['_deleted', 'yes'],
  ])('%s may not be %j', (field, value) => {
    expect(validateOne({ ...newRow, [field]: value })).toMatchObject(refusal(field));
  });

  test.each<[keyof RentalInput, unknown]>([
    ['id', 'x'.repeat(128)],
    ['id', '🇳🇱'.repeat(64)],
    ['conflictID', 'x'.repeat(128)],
    ['Name', 'ij'.repeat(100)],
    ['Name', '🏠'.repeat(200)],
    ['Population', 0],
    ['Population', 2_147_483_647],
    ['Flag', '🏴'.repeat(16)],
    ['Flag', null],
    ['_version', 1],
    ['_deleted', true],
  ])('%s may be %j', (field, value) => {
    expect(validateOne({ ...newRow, [field]: value })).toHaveProperty('content');
  });

  test('any row is accepted, or refused with its index and a sentence', () => {
    const anyRow = fc.record(
      {
        id: fc.oneof(fc.string(), fc.anything()),
        conflictID: fc.oneof(fc.string(), fc.anything()),
        Name: fc.anything(),
        Code: fc.anything(),
        Population: fc.anything(),
        Flag: fc.anything(),
        _version: fc.anything(),
        _deleted: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(anyRow, fc.anything()), { maxLength: 5 }), (rows) => {
        for (const [index, row] of validateBatch(rows).entries()) {
          if ('content' in row) expect(row.index).toBe(index);
          else {
            expect(row).toMatchObject({
              kind: 'rejected',
              failure: { message: expect.stringMatching(/\.$/), errorInfo: { index } },
            });
          }
        }
      }),
    );
  });
});
