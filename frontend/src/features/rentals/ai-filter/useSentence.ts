import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../app/hooks';
import { sentenceFailed, sentenceForgotten, sentenceSent, sentenceUnderstood } from '../filterSlice';
import { withRetries } from '../retry';

/** Loaded with the first sentence: guests, and those who never ask, need none of it. */
const loadReader = () =>
  Promise.all([import('../../../cloud/entity-extractor'), import('./countryNames'), import('./understand')]);

export interface SentenceControl {
  /** Has a sentence read; `AIitems` in the store are what it asks for. */
  ask(sentence: string): Promise<void>;
  forget(): void;
}

/** Reads sentences one at a time: a new one takes the place of one that is still being read. */
export function useSentence(load: typeof loadReader = loadReader): SentenceControl {
  const dispatch = useAppDispatch();
  const current = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (sentence: string) => {
      current.current?.abort();
      const asked = new AbortController();
      current.current = asked;
      dispatch(sentenceSent());
      const reader = await load().catch(() => null);
      if (asked.signal.aborted) return;
      if (!reader) {
        dispatch(sentenceFailed('network'));
        return;
      }
      const [{ interpret, failureOf, passingFailures }, { countryNames }, { understand }] = reader;
      try {
        const interpretation = await withRetries(
          () => interpret(sentence, asked.signal),
          (error) => passingFailures.includes(failureOf(error)),
          asked.signal,
        );
        dispatch(sentenceUnderstood(understand(sentence, interpretation, countryNames())));
      } catch (error) {
        if (!asked.signal.aborted) dispatch(sentenceFailed(failureOf(error)));
      }
    },
    [dispatch, load],
  );

  const forget = useCallback(() => {
    current.current?.abort();
    dispatch(sentenceForgotten());
  }, [dispatch]);

  useEffect(() => () => current.current?.abort(), []);

  return { ask, forget };
}
