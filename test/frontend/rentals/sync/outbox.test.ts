import { inputOf } from '../../../../frontend/src/features/rentals/sync/localChange';
import {
  addChanges,
  emptyOutbox,
  joinOutboxes,
  type MadeChange,
  markSent,
  nextBatch,
  type Outbox,
  park,
  retryAll,
  settleBatch,
} from '../../../../frontend/src/features/rentals/sync/outbox';
import type { BatchOutcome } from '../../../../frontend/src/features/rentals/sync/syncApi';
import type { BatchTestFailure } from '../../../../graphql/batch-test';
import type { Rental } from '../../../../graphql/generated/schema';
import { rental } from '../rental.fixture';

const made = (id: string, said: Partial<MadeChange> = {}): MadeChange => ({
  id,
  rentalId: 'a',
  content: { Name: id },
  seen: rental({ _version: 3 }),
  at: 0,
  ...said,
});
const queued = (...changes: MadeChange[]) =>
  changes.reduce((outbox, change) => addChanges(outbox, [change]), emptyOutbox);
const sent = (outbox: Outbox) => markSent(outbox, nextBatch(outbox));
const taken = (...rentals: Rental[]): BatchOutcome => ({ rentals, failures: [] });
const failed = (errorType: BatchTestFailure['errorType'], theirs?: Rental): BatchOutcome => ({
  rentals: [null],
  failures: [{ errorType, message: 'Because.', errorInfo: { index: 0, id: 'a', rental: theirs } }],
});
const answered = (outbox: Outbox, answer: BatchOutcome) => settleBatch(outbox, nextBatch(outbox), answer);

describe('queueing', () => {
  it('makes one mutation of changes that were never sent', () => {
    const { changes } = queued(made('one'), made('two', { content: { Population: 5 } }));
    expect(changes.map(inputOf)).toEqual([{ id: 'a', conflictID: 'one', _version: 3, Name: 'one', Population: 5 }]);
  });

  it('leaves a change that was sent as it is: it may have arrived', () => {
    const { changes } = addChanges(sent(queued(made('one'))), [made('two')]);
    expect(changes).toMatchObject([
      { id: 'one', content: { Name: 'one' } },
      { id: 'two', after: 'one' },
    ]);
  });

  it('sends a rental’s changes one after the other, and different rentals’ together, in the order made', () => {
    const outbox = addChanges(sent(queued(made('one'))), [made('two'), made('three', { rentalId: 'b' })]);
    expect(nextBatch(outbox).map(({ id }) => id)).toEqual(['one', 'three']);
    expect(nextBatch(outbox, 1).map(({ id }) => id)).toEqual(['one']);
  });

  it('sends no version for a rental that is added', () => {
    const { changes } = queued(made('one', { seen: null }));
    expect(changes.map(inputOf)).toEqual([{ id: 'a', conflictID: 'one', Name: 'one' }]);
  });
});

describe('what a change comes from', () => {
  const undo = { origin: { kind: 'undo' } } as const;

  it('is the same for all changes of a call; the others follow in the next', () => {
    const outbox = queued(
      made('one'),
      made('two', { rentalId: 'b', ...undo }),
      made('three', { rentalId: 'c' }),
      made('four', { rentalId: 'd', ...undo }),
    );
    expect(nextBatch(outbox).map(({ id }) => id)).toEqual(['one', 'three']);
    const rest = { ...outbox, changes: outbox.changes.filter(({ origin }) => origin) };
    expect(nextBatch(rest).map(({ id }) => id)).toEqual(['two', 'four']);
  });

  it('never lets a later change of a rental pass an earlier one of another tab', () => {
    const [one, two] = [queued(made('one', { rentalId: 'b' }), made('two', undo)), queued(made('three'))];
    expect(nextBatch(joinOutboxes(one, two)).map(({ id }) => id)).toEqual(['one']);
  });

  it('is that of the last change, where several are sent as one', () => {
    expect(queued(made('one', undo), made('two')).changes[0]).not.toHaveProperty('origin');
    expect(queued(made('one'), made('two', undo)).changes[0]).toMatchObject(undo);
  });
});

describe('an answer', () => {
  const two = addChanges(sent(queued(made('one'))), [made('two')]);

  it('bases the next change on the version that the first led to', () => {
    const { changes } = answered(two, taken(rental({ _version: 4, conflictID: 'one' })));
    expect(changes).toMatchObject([{ id: 'two', after: null, base: 4 }]);
  });

  it('that holds what others wrote since does not pass the next change for built on theirs', () => {
    const { changes } = answered(two, taken(rental({ _version: 7, conflictID: 'theirs' })));
    expect(changes).toMatchObject([{ id: 'two', base: 4 }]);
  });

  it('that nothing had to be written leaves the version unchanged', () => {
    const { changes } = answered(two, taken(rental({ _version: 3, conflictID: 'earlier' })));
    expect(changes).toMatchObject([{ id: 'two', base: 3 }]);
  });

  it('that another user made exactly the same change bases the next change on theirs', () => {
    const same = rental({ _version: 4, Name: 'one', conflictID: 'theirs' });
    expect(answered(two, failed('ConflictUnhandled', same))).toMatchObject({
      changes: [{ id: 'two', after: null, base: 4 }],
      conflicts: [],
    });
  });

  it('that another user made the same change and more lets the next change conflict with the rest', () => {
    const more = rental({ _version: 4, Name: 'one', Population: 1, conflictID: 'theirs' });
    expect(answered(two, failed('ConflictUnhandled', more))).toMatchObject({
      changes: [{ id: 'two', after: null, base: 3 }],
      conflicts: [],
    });
  });

  it('of a conflict parks all changes of the user, including later ones', () => {
    const theirs = rental({ _version: 4, Name: 'Theirs' });
    const later = addChanges(sent(queued(made('one'))), [made('two', { content: { Population: 9 } })]);
    const { changes, conflicts } = answered(later, failed('ConflictUnhandled', theirs));
    expect(changes).toEqual([]);
    expect(conflicts).toEqual([
      { id: 'one', rentalId: 'a', seen: made('one').seen, mine: { Name: 'one', Population: 9 }, theirs },
    ]);
  });

  it('of a conflict with the same change leaves nothing to resolve', () => {
    const { changes, conflicts } = answered(
      sent(queued(made('one'))),
      failed('ConflictUnhandled', rental({ _version: 4, Name: 'one' })),
    );
    expect([...changes, ...conflicts]).toEqual([]);
  });

  it('of a refusal says why, and lets later changes try for themselves', () => {
    const { changes, refusals } = answered(two, failed('BadRequest'));
    expect(refusals).toMatchObject([{ id: 'one', message: 'Because.', content: { Name: 'one' } }]);
    expect(changes).toMatchObject([{ id: 'two', after: null, base: 3 }]);
  });

  it('of a refused addition includes later changes of it', () => {
    const added = addChanges(sent(queued(made('one', { seen: null }))), [made('two', { content: { Population: 2 } })]);
    const { changes, refusals } = answered(added, failed('BadRequest'));
    expect(changes).toEqual([]);
    expect(refusals).toMatchObject([{ content: { Name: 'one', Population: 2 } }]);
  });

  it.each(['Throttled', 'InternalFailure'] as const)(
    'of %s leaves the change where it was, to be sent again',
    (errorType) => {
      expect(answered(two, failed(errorType))).toEqual(two);
    },
  );
});

test('what two tabs left is joined once, each change on what it was made on', () => {
  const own = queued(made('one'));
  const other = queued(made('two'));
  const joined = joinOutboxes(joinOutboxes(own, other), other);
  expect(joined.changes.map(({ id, after, base }) => [id, after, base])).toEqual([
    ['one', null, 3],
    ['two', null, 3],
  ]);
});

describe('sending again what was set aside', () => {
  const acceptedAs = (id: string, _version: number) => taken(rental({ conflictID: id, _version }));
  const nextInput = (outbox: Outbox) => nextBatch(outbox).map(inputOf);

  it('bases a change made meanwhile on the version that it leads to', () => {
    const outbox = retryAll(addChanges(park(sent(queued(made('one'))), 'one'), [made('later')]));
    expect(nextInput(outbox)).toMatchObject([{ conflictID: 'one', _version: 3 }]);
    expect(nextInput(answered(outbox, acceptedAs('one', 4)))).toMatchObject([{ conflictID: 'later', _version: 4 }]);
  });

  it('does so too when the later change was sent or set aside meanwhile, and for all that follow', () => {
    const later = sent(addChanges(park(sent(queued(made('one'))), 'one'), [made('later')]));
    for (const again of [later, park(later, 'later')]) {
      const outbox = retryAll(addChanges(again, [made('last')]));
      const afterOne = answered(outbox, acceptedAs('one', 4));
      expect(nextInput(afterOne)).toMatchObject([{ conflictID: 'later', _version: 4 }]);
      expect(nextInput(answered(afterOne, acceptedAs('later', 5)))).toMatchObject([
        { conflictID: 'last', _version: 5 },
      ]);
    }
  });

  it('asks once in a conflict with another user, about all of them', () => {
    const outbox = retryAll(addChanges(park(sent(queued(made('one'))), 'one'), [made('later')]));
    const { changes, conflicts } = answered(
      outbox,
      failed('ConflictUnhandled', rental({ _version: 4, Name: 'Theirs' })),
    );
    expect(changes).toEqual([]);
    expect(conflicts).toMatchObject([{ id: 'one', mine: { Name: 'later' } }]);
  });

  it('leaves alone what another tab changed before it', () => {
    const aside = park(sent(queued(made('one', { at: 2 }))), 'one');
    const outbox = retryAll(joinOutboxes(aside, queued(made('earlier', { at: 1 }))));
    expect(nextInput(answered(outbox, acceptedAs('one', 4)))).toMatchObject([{ conflictID: 'earlier', _version: 3 }]);
  });
});

test('a change after a refused one is based on the version of the change before both', () => {
  // The first is taken while two more wait; they were made from what was seen before it.
  let outbox = addChanges(sent(queued(made('one'))), [made('two')]);
  outbox = sent(answered(outbox, taken(rental({ Name: 'one', conflictID: 'one', _version: 4 }))));
  outbox = addChanges(outbox, [made('three')]);
  outbox = answered(outbox, failed('BadRequest'));
  expect(outbox.refusals).toMatchObject([{ id: 'two' }]);
  expect(outbox.changes).toMatchObject([{ id: 'three', after: null, base: 4 }]);
});
