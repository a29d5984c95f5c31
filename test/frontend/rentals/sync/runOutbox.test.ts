import { configureStore } from '@reduxjs/toolkit';
import type { Wait } from '../../../../frontend/src/cloud/retry';
import { maxAttempts } from '../../../../frontend/src/features/rentals/sync/batchBackoff';
import {
  changesMade,
  changesRetried,
  cloudOpened,
  rentalsReceived,
  rentalsReducer,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { runOutbox } from '../../../../frontend/src/features/rentals/sync/runOutbox';
import type { BatchOutcome } from '../../../../frontend/src/features/rentals/sync/syncApi';
import { roleChanged } from '../../../../frontend/src/features/session/sessionSlice';
import type { RentalInput } from '../../../../graphql/generated/schema';
import { rental } from '../rental.fixture';

describe('sending changes', () => {
  const makeStore = () => configureStore({ reducer: { rentals: rentalsReducer } });
  let store: ReturnType<typeof makeStore>;
  let stopping: AbortController;
  let calls: RentalInput[][];
  let waits: number[];
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
  /** A wait that ends only when there is a reason to try. */
  const endless = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const start = (waitFor: Wait = async (milliseconds) => void waits.push(milliseconds)) =>
    runOutbox(
      store,
      { batchTest },
      async () => void kept++,
      stopping.signal,
      (milliseconds, signal) => (milliseconds > 1_000_000 ? endless(signal) : waitFor(milliseconds, signal)),
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
    waits = [];
    answers = [];
    kept = 0;
    store.dispatch(cloudOpened());
    store.dispatch(rentalsReceived({ rentals: [rental({ _version: 3 })] }));
  });
  afterEach(() => stopping.abort());

  it('drops an answer that comes after its end: the store may be of nobody, or another account', async () => {
    let answer: (outcome: BatchOutcome) => void = () => {};
    const asked = new Promise<void>((isAsked) => {
      answers = [
        () =>
          new Promise((resolve) => {
            answer = resolve;
            isAsked();
          }),
      ];
    });
    start();
    change('one', 'Mine');
    await asked;
    stopping.abort();
    const before = state();
    answer({ rentals: [rental({ id: 'a', Name: 'Mine', conflictID: 'one', _version: 4 })], failures: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe(before);
  });

  it('shows a change immediately, and persists it as sent before sending it', async () => {
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
    expect(waits).toHaveLength(1);
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

  it('waits for the user when the session has ended, and continues when woken', async () => {
    answers.push(() => Promise.reject({ errors: [{ errorType: 'UnauthorizedException', message: 'Expired' }] }));
    const sending = start();
    change('one', 'Mine');
    await until(() => state().sendFailure === 'signedOut');
    expect(calls).toHaveLength(1);
    sending.wake();
    await until(isEmpty);
    expect(calls).toHaveLength(2);
  });

  it('holds back what the role does not allow, reports it, and sends it when the role has changed', async () => {
    answers.push(() => Promise.reject({ errors: [{ errorType: 'Unauthorized', message: 'Not Authorized' }] }));
    start();
    change('one', 'Mine');
    await until(() => state().sendFailure === 'notAllowed');
    expect(calls).toHaveLength(1);
    expect(state().outbox.changes).toHaveLength(1);
    store.dispatch(roleChanged({ email: 'anna@polder.test', sub: 'anna', role: 'editor' }));
    await until(isEmpty);
    expect(calls).toHaveLength(2);
  });

  it('retries immediately when woken during a call that then failed', async () => {
    answers.push(async () => {
      // The network is back before this call notices that it was gone.
      sending.wake();
      throw new TypeError('Failed to fetch');
    });
    const sending = start((_, signal) => endless(signal));
    change('one', 'Mine');
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

  it('shows the cloud’s version in a conflict, and parks the change', async () => {
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

  describe('when the cloud fails at one change for no reason it names', () => {
    const broken = () => Promise.reject({ errors: [{ errorType: 'Lambda:Unhandled', message: 'Something broke.' }] });
    const named = (rentalId: string) => ({ id: rentalId, rentalId, content: { Name: 'Mine' }, seen: null, at: 0 });
    /** Fails whole calls that have the row of this id in them. */
    const failAt = (id: string) => (rows: RentalInput[]) =>
      rows.some((row) => row.id === id) ? broken() : batchTest(rows);
    const startWith = (call: typeof batchTest) =>
      runOutbox(
        store,
        {
          batchTest: async (rows) => {
            sent.push(rows.map(({ id }) => id));
            return call(rows);
          },
        },
        async () => {},
        stopping.signal,
        (milliseconds, signal) => (milliseconds > 1_000_000 ? endless(signal) : Promise.resolve()),
      );
    let sent: string[][];
    beforeEach(() => {
      sent = [];
    });

    it('gets the others through, and sets that one aside after a number of tries', async () => {
      store.dispatch(changesMade(['x', 'y', 'bad', 'z'].map(named)));
      startWith(failAt('bad'));
      await until(() => isEmpty());
      expect(state().outbox.refusals).toMatchObject([{ rentalId: 'bad', message: '', content: { Name: 'Mine' } }]);
      expect(state().items.map(({ id }) => id)).toEqual(['a', 'x', 'y', 'z']);
      expect(sent.filter((ids) => ids.length === 1 && ids[0] === 'bad')).toHaveLength(maxAttempts);
    });

    it('sends it again, under the id it had, when the person asks', async () => {
      store.dispatch(changesMade([named('bad')]));
      let isMended = false;
      startWith((rows) => (isMended ? batchTest(rows) : broken()));
      await until(() => state().outbox.refusals.length === 1);
      isMended = true;
      store.dispatch(changesRetried());
      expect(state().outbox.refusals).toEqual([]);
      await until(() => isEmpty() && state().items.some(({ id, _version }) => id === 'bad' && _version === 1));
      expect(calls.at(-1)).toMatchObject([{ id: 'bad', conflictID: 'bad' }]);
    });

    it('takes the later changes of the same rental along', async () => {
      store.dispatch(changesMade([named('bad')]));
      let failures = 0;
      startWith(() => {
        if (++failures === 2) store.dispatch(changesMade([{ ...named('bad'), id: 'later', content: { Code: 'BE' } }]));
        return broken();
      });
      await until(() => state().outbox.refusals.length === 1);
      const [aside] = state().outbox.refusals;
      expect(aside?.content).toEqual({ Name: 'Mine', Code: 'BE' });
      expect(aside?.unanswered?.map(({ id, after }) => [id, after])).toEqual([
        ['bad', null],
        ['later', 'bad'],
      ]);
      expect(isEmpty()).toBe(true);
    });

    it('counts a row that fails by itself', async () => {
      store.dispatch(changesMade(['x', 'bad'].map(named)));
      startWith(async (rows) => {
        const answer = await batchTest(rows.filter(({ id }) => id !== 'bad'));
        const index = rows.findIndex(({ id }) => id === 'bad');
        const failure = { errorType: 'InternalFailure', message: 'Failed.', errorInfo: { index, id: 'bad' } } as const;
        const rentals = rows.map(({ id }) => answer.rentals.find((one) => one?.id === id) ?? null);
        return { rentals, failures: index < 0 ? [] : [failure] };
      });
      await until(() => isEmpty());
      expect(state().outbox.refusals).toMatchObject([{ rentalId: 'bad' }]);
    });

    it.each([
      ['there is no network', new TypeError('Failed to fetch')],
      ['AppSync is down', { name: 'UnknownError', message: 'Unknown error', response: { statusCode: 503 } }],
    ])('never sets a change aside because %s', async (_, error) => {
      for (let time = 0; time < 3 * maxAttempts; time++) answers.push(() => Promise.reject(error));
      start();
      change('one', 'Mine');
      await until(isEmpty);
      expect(calls).toHaveLength(3 * maxAttempts + 1);
      expect(state().outbox.refusals).toEqual([]);
    });
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
