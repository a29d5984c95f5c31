import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import * as entityExtractor from '../../../../../frontend/src/cloud/entityExtractor';
import * as parser from '../../../../../frontend/src/features/rentals/filter/ai-filter/parseQuery';
import { useSentence } from '../../../../../frontend/src/features/rentals/filter/ai-filter/useSentence';
import { cloudOpened, rentalsReceived } from '../../../../../frontend/src/features/rentals/sync/rentalsSlice';
import type { Interpretation } from '../../../../../graphql/interpretation';
import { makeStore } from '../../renderRentals';
import { rental } from '../../rental.fixture';
import { readingOf } from './answerTo';

jest.mock('aws-amplify/api', () => ({}));
jest.mock('aws-amplify/auth/cognito', () => ({}));
jest.mock('../../../../../frontend/src/lib/loadTexts', () => ({ loadTexts: async () => {} }));

const belgian = 'rentals in Belgium';
const french = 'rentals in France';
const rentals = [rental({ id: 'be', Name: 'België', Code: 'BE' }), rental({ id: 'fr', Name: 'France', Code: 'FR' })];

interface Call {
  readonly sentence: string;
  succeed(): void;
  fail(): void;
}

/** The hook, with calls to the interpreter that answer when the test says so, even after they were cancelled. */
async function renderSentence(missing?: Error) {
  const store = makeStore();
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals }));
  const calls: Call[] = [];
  const interpret = (sentence: string) =>
    new Promise<Interpretation>((resolve, reject) => {
      const unread = { status: 'unavailable', reason: 'Failed', message: '' } as const;
      const interpretation = { keyPhrases: unread, sentiment: unread, syntax: unread, ...readingOf(sentence, 'en') };
      calls.push({
        sentence,
        succeed: () => resolve(interpretation),
        // Of a kind that is not tried again.
        fail: () => reject(new Error('A test’s failure.')),
      });
    });
  const load: Parameters<typeof useSentence>[0] = async () => {
    if (missing) throw missing;
    return [{ ...entityExtractor, interpret }, parser];
  };
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useSentence(load), { wrapper });
  const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  /** Until the interpreter has the sentence. */
  const ask = async (sentence: string): Promise<Call> => {
    act(() => void result.current.ask(sentence));
    await settled();
    const call = calls.at(-1);
    if (call?.sentence !== sentence) throw new Error(`“${sentence}” was not sent.`);
    return call;
  };
  const answer = async (call: Call, outcome: 'succeed' | 'fail') => {
    call[outcome]();
    await settled();
  };
  const shown = () => {
    const { filter, rentals } = store.getState();
    return {
      ids: rentals.AIitems.map(({ id }) => id),
      isReading: filter.loading,
      error: filter.sentenceError,
    };
  };
  const forget = () => act(() => result.current.forget());
  return { ask, answer, shown, forget, unmount };
}

test('a sentence chooses rentals once it is interpreted', async () => {
  const { ask, answer, shown } = await renderSentence();
  const call = await ask(belgian);
  expect(shown()).toEqual({ ids: [], isReading: true, error: null });
  await answer(call, 'succeed');
  expect(shown()).toEqual({ ids: ['be'], isReading: false, error: null });
});

test('a failure is told', async () => {
  const { ask, answer, shown } = await renderSentence();
  await answer(await ask(belgian), 'fail');
  expect(shown()).toEqual({ ids: [], isReading: false, error: 'unknown' });
});

test('code that does not come is no failure of the service', async () => {
  const { ask, shown } = await renderSentence(new TypeError('Failed to fetch dynamically imported module'));
  await expect(ask(belgian)).rejects.toThrow('was not sent');
  expect(shown()).toEqual({ ids: [], isReading: false, error: 'notLoaded' });
});

describe.each(['succeed', 'fail'] as const)('a sentence whose late call does %s', (outcome) => {
  test('changes nothing while a newer one is read, nor after it', async () => {
    const { ask, answer, shown } = await renderSentence();
    const [first, second, third] = [await ask(belgian), await ask(belgian), await ask(french)];
    await answer(first, outcome);
    expect(shown()).toEqual({ ids: [], isReading: true, error: null });
    await answer(third, 'succeed');
    await answer(second, outcome);
    expect(shown()).toEqual({ ids: ['fr'], isReading: false, error: null });
  });

  test('changes nothing after it was cleared', async () => {
    const { ask, answer, shown, forget } = await renderSentence();
    const call = await ask(belgian);
    forget();
    await answer(call, outcome);
    expect(shown()).toEqual({ ids: [], isReading: false, error: null });
  });

  test('changes nothing after the page was left', async () => {
    const { ask, answer, shown, unmount } = await renderSentence();
    const call = await ask(belgian);
    unmount();
    expect(shown()).toEqual({ ids: [], isReading: false, error: null });
    await answer(call, outcome);
    expect(shown()).toEqual({ ids: [], isReading: false, error: null });
  });
});
