import { readEarlierBatches } from '../../../../../frontend/src/features/rentals/import/send/batches';
import { journalBatch } from '../../../../../frontend/src/features/rentals/import/send/journal';
import { type PlannedBatch, plannedRow } from '../../../../../frontend/src/features/rentals/import/send/plan';

const before = { Flag: null, Name: 'Oud', Code: 'NL', Population: 1, _deleted: false, _version: 3 };
const planned = (row: number, known?: typeof before) =>
  plannedRow({ row, line: row, id: `r${row}`, Flag: '', Name: 'Huis', Code: 'NL', Population: 1 }, known, 'import');
const batch = (number: number): PlannedBatch => ({
  number,
  rows: [planned(1), planned(2, before), planned(3), planned(4)],
  unchanged: 5,
  mayBeIncomplete: false,
});
const written = { kind: 'written', version: 1 } as const;
const conflict = { kind: 'conflicts', reason: 'Changed meanwhile.' } as const;
const unchanged = { kind: 'unchanged' } as const;

test('after a reload only batches are done of which the outcome of every row is known', async () => {
  const journal = [
    journalBatch(batch(1), [written, { kind: 'written', version: 4 }, conflict, unchanged]),
    journalBatch(batch(2), [written, undefined, written, written]),
    journalBatch(batch(3)),
  ];
  const earlier = await readEarlierBatches(
    (async function* () {
      yield* journal;
    })(),
  );
  expect([...earlier.settled]).toEqual([1]);
  expect([...earlier.open.keys()]).toEqual([2, 3]);
  expect(earlier.tally).toEqual({ inserted: 1, updated: 1, unchanged: 6, conflicts: 1, rejected: 0 });
  expect([...earlier.refused]).toEqual([[3, 'Changed meanwhile.']]);
});
