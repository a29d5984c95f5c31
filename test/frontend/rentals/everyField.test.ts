/** @jest-environment node */

/** Every field of the descriptor goes all the way that a rental goes; nothing here names the fields. */
import { csvHead, csvLines, rowOf } from '../../../frontend/src/features/rentals/export/csvText';
import { ImportSession } from '../../../frontend/src/features/rentals/import/read/importSession';
import { planRow } from '../../../frontend/src/features/rentals/import/send/plan';
import { undoBatches } from '../../../frontend/src/features/rentals/import/send/undoBatches';
import { fromColumns, toColumns } from '../../../frontend/src/features/rentals/sync/columnEncoding';
import { type LocalChange, withChanges } from '../../../frontend/src/features/rentals/sync/localChange';
import {
  type CompleteRental,
  type ContentField,
  contentFields,
  contentOf,
  type RentalContent,
  rentalFields,
} from '../../../graphql/rental';
import { snapshotFormat } from '../../../graphql/rental-snapshot';
import { SnapshotReader, snapshotLines } from '../../../graphql/snapshot-lines';
import { validateBatch } from '../../../lambdas/batch-test/validate-batch';
import { historyEntry } from '../../../lambdas/record-history/history-entry';
import { rental } from './rental.fixture';

/** A value that no other field has. */
function exampleOf(field: ContentField): string | number {
  const { kind } = rentalFields[field];
  if (kind === 'country') return 'BE';
  return kind === 'number' ? 7_654_321 + contentFields.indexOf(field) : `Text of ${field}`;
}

const content = Object.fromEntries(contentFields.map((field) => [field, exampleOf(field)])) as RentalContent;
const filled = rental(content as Partial<CompleteRental>) as CompleteRental;
const optionalFields = contentFields.filter((field) => !rentalFields[field].isRequired);

const importOf = async (text: string) => {
  const session = new ImportSession(new Blob([text]));
  const { guess } = await session.open();
  await session.check(guess, {}, () => {});
  return session.next();
};

test('an export is imported again with every field, and then nothing is left to write', async () => {
  const [row] = await importOf(csvHead + csvLines([rowOf(filled)]));
  expect(row).toMatchObject(content);
  expect(planRow(row as NonNullable<typeof row>, filled, 'import')).toBeNull();
});

test('a file without the columns of optional fields leaves their values, but for the flag, which follows from the code', async () => {
  const { Flag, ...others } = content;
  const kept = optionalFields.filter((field) => field !== 'Flag');
  const named = contentFields.filter((field) => rentalFields[field].isRequired);
  const [row] = await importOf(`${named.join()}\n${named.map((field) => others[field as 'Name']).join()}\n`);
  const input = planRow(row as NonNullable<typeof row>, { ...filled, Name: 'Before' }, 'import')?.input;
  const sent = JSON.parse(JSON.stringify(input)) as object;
  for (const field of kept) expect(sent).not.toHaveProperty(field);
  for (const field of named) expect(sent).toHaveProperty(field, exampleOf(field));
});

test.each(contentFields)(
  'an import that changes %s alone is planned, and its undo writes the value before',
  async (field) => {
    const before = { ...filled, [field]: rental()[field] ?? null };
    const row = { ...contentOf(filled), row: 1, line: 2, id: filled.id } as Parameters<typeof planRow>[0];
    const planned = planRow(row, before, 'import');
    expect(planned?.input).toMatchObject({ ...content, _version: 1 });
    async function* batches() {
      yield { number: 0, rows: [{ row: 1, id: filled.id, before: planned?.before, version: 2 }] };
    }
    const next = undoBatches({
      importId: 'import',
      undoId: 'undo',
      batches: batches() as unknown as Parameters<typeof undoBatches>[0]['batches'],
      findKnown: () => filled,
    });
    expect((await next())?.rows[0]?.input).toMatchObject({ [field]: before[field], _version: 2 });
  },
);

test("the function takes every field's value, and says which one it refuses", () => {
  const input = { id: 'a', conflictID: 'c', ...content };
  expect(validateBatch([input])).toMatchObject([{ content }]);
  for (const field of contentFields) {
    const wrong = rentalFields[field].kind === 'number' ? 'many' : 7;
    expect(validateBatch([{ ...input, [field]: wrong }])).toMatchObject([{ failure: { errorInfo: { field } } }]);
    const cleared = validateBatch([{ ...input, [field]: null }])[0] as object;
    expect('failure' in cleared).toBe(rentalFields[field].isRequired);
  }
});

test("the browser's copy and the files of initial loads keep every field", () => {
  const tombstone = { ...filled, id: 'b', _deleted: true };
  expect(fromColumns(structuredClone(toColumns([filled, tombstone])))).toEqual([filled, tombstone]);
  const reader = new SnapshotReader();
  expect([...snapshotLines([filled, tombstone])].flatMap((line) => reader.take(line))).toEqual([filled, tombstone]);
});

test.each(contentFields)('what was stored before %s was added is left aside, and read again', (field) => {
  const { [field]: _, ...columns } = toColumns([filled]);
  expect(() => fromColumns(columns as ReturnType<typeof toColumns>)).toThrow(field);
  const older = snapshotFormat.replace(` ${field}`, '');
  expect(() => new SnapshotReader().take(JSON.stringify({ format: older, rows: 0 }))).toThrow('format');
});

test('a rental that waits to be sent, and the history of one that was, have every field', () => {
  const change = { id: 'm', rentalId: 'a', content, seen: null, after: null, base: 0, sent: false, at: 0 };
  expect(withChanges(null, [change as LocalChange])).toMatchObject(content);
  const added = withChanges(null, [{ ...change, content: {} } as LocalChange]);
  for (const field of contentFields) expect(added).toHaveProperty(field);
  expect(historyEntry(undefined, filled as unknown as Parameters<typeof historyEntry>[1], 1).after).toMatchObject(
    content,
  );
});
