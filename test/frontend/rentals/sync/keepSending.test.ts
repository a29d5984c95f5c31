import { configureStore } from '@reduxjs/toolkit';
import type { BatchOutcome } from '../../../../frontend/src/features/rentals/rentalsApi';
import {
  changesMade,
  cloudOpened,
  rentalsReceived,
  rentalsReducer,
} from '../../../../frontend/src/features/rentals/rentalsSlice';
import { keepSending } from '../../../../frontend/src/features/rentals/sync/keepSending';
import type { RentalInput } from '../../../../graphql/generated/schema';
import { rental } from '../rental.fixture';

describe('sending changes', () => {
  const makeStore = () => configureStore({ reducer: { rentals: rentalsReducer } });
  let store: ReturnType<typeof makeStore>;
  let stopping: AbortController;
  let calls: RentalInput[][];
  let pauses: number[];
  let kept: number;
  /** What each call answers, in turn; then what a cloud without trouble answers. */
  let answers: (() => Promise<BatchOutcome>)[];
  const state = () => store.getState().rentals;
  const batchTest = async (rows: RentalInput[]): Promise<BatchOutcome> => {
    calls.push(rows);
    const answer = answers.shift();
    if (answer) return answer();
    const rentals = rows.map(({ id, Name, conflictID, _version }) =>
      rental({ id, Name: Name ?? '', conflictID, _version: (_version ?? 0) + 1 }),
    );
    return { rentals, failures: [] };
  };
  const change = (id: string, Name: string) =>
    store.dispatch(changesMade([{ id, rentalId: 'a', content: { Name }, seen: state().items[0] ?? null, at: 0 }]));
  const start = (pause = async (milliseconds: number) => void pauses.push(milliseconds)) =>
    keepSending(
      store,
      { batchTest },
      async () => void kept++,
      stopping.signal,
      // A wait without an end stays one, until there is a reason to try.
      (milliseconds, signal) =>
        milliseconds > 1_000_000
          ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
          : pause(milliseconds),
    );
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      if (isSo()) return resolve();
      const unsubscribe = store.subscribe(() => {
        if (!isSo()) return;
        unsubscribe();
        resolve();
      });
    });
  const isEmpty = () => state().outbox.changes.length === 0;

  beforeEach(() => {
    store = makeStore();
    stopping = new AbortController();
    calls = [];
    pauses = [];
    answers = [];
    kept = 0;
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals: [rental({ _version: 3 })] }));
  });
  afterEach(() => stopping.abort());

  it('shows a change at once and sends it, kept as sent before it is', async () => {
    start();
    change('one', 'Mine');
    expect(state().items[0]).toMatchObject({ Name: 'Mine', _version: 3 });
    await until(isEmpty);
    expect(calls).toEqual([[{ id: 'a', conflictID: 'one', _version: 3, Name: 'Mine' }]]);
    expect(kept).toBe(1);
    expect(state().items[0]).toMatchObject({ Name: 'Mine', _version: 4 });
  });

  it('sends what was lost on the way again as it was, after a while', async () => {
    answers.push(() => Promise.reject(new TypeError('Failed to fetch')));
    start();
    change('one', 'Mine');
    await until(() => state().sendFailure === 'network');
    await until(isEmpty);
    expect(calls[1]).toEqual(calls[0]);
    expect(pauses).toHaveLength(1);
    expect(state().sendFailure).toBeNull();
  });

  it('sends rows again that the cloud had no capacity for', async () => {
    const throttled = { errorType: 'Throttled', message: 'Send it again.', errorInfo: { index: 0, id: 'a' } } as const;
    answers.push(async () => ({ rentals: [null], failures: [throttled] }));
    start();
    change('one', 'Mine');
    await until(isEmpty);
    expect(calls).toHaveLength(2);
  });

  it('waits for the person when the session has ended, and goes on when woken', async () => {
    answers.push(() => Promise.reject({ errors: [{ errorType: 'Unauthorized', message: 'Not Authorized' }] }));
    const sending = start();
    change('one', 'Mine');
    await until(() => state().sendFailure === 'signedOut');
    expect(calls).toHaveLength(1);
    sending.wake();
    await until(isEmpty);
    expect(calls).toHaveLength(2);
  });

  it('takes back what is refused, and says why', async () => {
    const refused = { errorType: 'BadRequest', message: 'Name must …', errorInfo: { index: 0, id: 'a' } } as const;
    answers.push(async () => ({ rentals: [null], failures: [refused] }));
    start();
    change('one', 'Mine');
    await until(isEmpty);
    expect(state().items[0]).toMatchObject({ Name: 'Nederland', _version: 3 });
    expect(state().outbox.refusals).toMatchObject([{ message: 'Name must …', content: { Name: 'Mine' } }]);
  });

  it('shows theirs in a conflict, and keeps the change aside', async () => {
    const theirs = rental({ _version: 4, Name: 'Theirs' });
    const failure = {
      errorType: 'ConflictUnhandled',
      message: 'Changed.',
      errorInfo: { index: 0, id: 'a', rental: theirs },
    } as const;
    answers.push(async () => ({ rentals: [null], failures: [failure] }));
    start();
    change('one', 'Mine');
    await until(isEmpty);
    expect(state().items).toEqual([theirs]);
    expect(state().outbox.conflicts).toMatchObject([{ mine: { Name: 'Mine' }, theirs }]);
  });

  it('sends nothing more once it is stopped', async () => {
    start();
    stopping.abort();
    change('one', 'Mine');
    await Promise.resolve();
    expect(calls).toEqual([]);
    expect(state().outbox.changes).toHaveLength(1);
  });
});
