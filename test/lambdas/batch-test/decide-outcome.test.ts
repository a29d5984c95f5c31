import fc from 'fast-check';
import { decideOutcome } from '../../../lambdas/batch-test/decide-outcome';
import { publicRental } from '../../../lambdas/shared/stored-rental';
import { row, stored } from './rows';

const others = { ...stored, conflictID: 'mutation-of-somebody-else' };
const unchanged = { kind: 'unchanged', rental: publicRental(others) };
const conflict = (message: RegExp) => ({
  kind: 'conflict',
  failure: {
    errorType: 'ConflictUnhandled',
    message: expect.stringMatching(message),
    errorInfo: { index: 0, id: 'nl', rental: publicRental(others) },
  },
});

test('a row that was already applied succeeds again, whatever its version', () => {
  const outcome = { kind: 'unchanged', rental: publicRental(stored) };
  expect(decideOutcome(row({ conflictID: 'mutation-1', base: undefined }), stored)).toEqual(outcome);
  expect(decideOutcome(row({ conflictID: 'mutation-1', base: 2, content: { Name: 'Other' } }), stored)).toEqual(
    outcome,
  );
});

test('a row that was applied before others wrote succeeds again with what is stored now', () => {
  const superseded = { ...others, _mutation2: 'mutation-of-mine' };
  const outcome = decideOutcome(
    row({ conflictID: 'mutation-of-mine', base: 1, content: { Name: 'Mine' } }),
    superseded,
  );
  expect(outcome).toEqual({ kind: 'unchanged', rental: publicRental(others) });
});

describe('a row equal to the stored rental', () => {
  const same = { Name: 'Netherlands', Flag: '🇳🇱' };

  test('leaves it unchanged when based on the stored version', () => {
    expect(decideOutcome(row({ content: same }), others)).toEqual(unchanged);
  });

  test('leaves it unchanged when sent as new, so that a file can be imported twice', () => {
    expect(decideOutcome(row({ base: undefined, content: { ...same, _deleted: false } }), others)).toEqual(unchanged);
  });

  test('finds a missing flag and an empty one equal', () => {
    const { Flag, ...flagless } = others;
    expect(decideOutcome(row({ content: { Flag: null } }), flagless as typeof others)).toMatchObject({
      kind: 'unchanged',
      rental: { Flag: null },
    });
  });

  test('is a conflict when based on an older version', () => {
    expect(decideOutcome(row({ base: 2, content: same }), others)).toEqual(
      conflict(/changed since version 2.*_version 3/),
    );
  });
});

describe('a row that differs from the stored rental', () => {
  test('is a conflict with the stored rental, if another user changed it', () => {
    expect(decideOutcome(row({ base: 1, content: { Name: 'Holland' } }), others)).toEqual(
      conflict(/^Rental nl was changed since version 1/),
    );
  });

  test('is a conflict when sent as new', () => {
    expect(decideOutcome(row({ base: undefined, content: { Name: 'Holland' } }), others)).toEqual(
      conflict(/^There already is a rental nl.*_version 3/),
    );
  });

  test('is a conflict when its version does not exist yet', () => {
    expect(decideOutcome(row({ base: 9, content: { Name: 'Holland' } }), others)).toEqual(
      conflict(/^Version 9 of rental nl does not exist; the latest is 3/),
    );
  });

  test('is a conflict when the rental was deleted meanwhile, and says how to restore it', () => {
    const tombstone = { ...others, _deleted: true };
    const outcome = decideOutcome(row({ base: undefined, content: { Name: 'Holland', _deleted: false } }), tombstone);
    expect(outcome).toMatchObject({
      kind: 'conflict',
      failure: {
        message: 'Rental nl was deleted. To restore it with your content, send it with _version 3 and _deleted false.',
        errorInfo: { rental: { _deleted: true } },
      },
    });
  });
});

test('a change to a missing rental is refused, and the message says how to add it', () => {
  expect(decideOutcome(row(), undefined)).toEqual({
    kind: 'rejected',
    failure: {
      errorType: 'BadRequest',
      message: 'Rental nl does not exist (any more). To add it, send it without _version.',
      errorInfo: { index: 0, id: 'nl', field: '_version' },
    },
  });
});

test("clients never see the table's internal attributes", () => {
  expect(publicRental({ ...stored, _ttl: 1 })).not.toHaveProperty('_ttl');
  expect(publicRental(stored)).not.toHaveProperty('_shard');
  expect(publicRental({ ...stored, _mutation3: 'a' })).not.toHaveProperty('_mutation3');
});

test('a row of another mutation counts as applied only if the stored rental has its content', () => {
  const content = fc.record(
    { Name: fc.constantFrom('Netherlands', 'Holland'), Population: fc.constantFrom(17_900_000, 5) },
    { requiredKeys: [] },
  );
  const base = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
  fc.assert(
    fc.property(content, base, (asked, version) => {
      const outcome = decideOutcome(row({ base: version, content: asked }), others);
      const holds = Object.entries(asked).every(([field, value]) => others[field as keyof typeof others] === value);
      const current = version === undefined || version === others._version;
      expect(outcome.kind).toBe(holds && current ? 'unchanged' : 'conflict');
    }),
  );
});
