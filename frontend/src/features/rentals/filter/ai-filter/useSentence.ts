import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppStore } from '../../../../app/hooks';
import { withRetries } from '../../../../cloud/retry';
import { isChunkLoadError } from '../../../../lib/chunkLoadError';
import { loadTexts } from '../../../../lib/loadTexts';
import { selectRentals } from '../../sync/rentalsSlice';
import { sentenceAbandoned, sentenceFailed, sentenceForgotten, sentenceParsed, sentenceSent } from '../filterSlice';

/** Loaded with the first sentence: guests, and users who never enter one, do not need it. */
const loadReader = () => Promise.all([import('../../../../cloud/entityExtractor'), import('./parseQuery')]);

export interface SentenceControl {
  /** Interprets a sentence; `AIitems` in the store are its results. */
  ask(sentence: string): Promise<void>;
  forget(): void;
}

/** Interprets one sentence at a time: a new one replaces a pending one. */
export function useSentence(load: typeof loadReader = loadReader): SentenceControl {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { language } = useTranslation().i18n;
  const current = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (sentence: string) => {
      current.current?.abort();
      const request = new AbortController();
      current.current = request;
      dispatch(sentenceSent());
      const reader = await load().catch(() => null);
      if (request.signal.aborted) return;
      if (!reader) {
        dispatch(sentenceFailed('notLoaded'));
        return;
      }
      const [{ interpret, failureOf, transientFailures }, { parseQuery }] = reader;
      try {
        const interpretation = await withRetries(
          () => interpret(sentence, request.signal),
          (error) => transientFailures.includes(failureOf(error)),
          request.signal,
        );
        const rentals = selectRentals(store.getState());
        const query = parseQuery(sentence, interpretation, { rentals, now: Date.now(), language });
        // A Dutch sentence is answered in Dutch.
        await loadTexts(['sentence'], query.language);
        if (!request.signal.aborted) dispatch(sentenceParsed(query));
      } catch (error) {
        if (request.signal.aborted) return;
        const isNotLoaded = isChunkLoadError((error ?? {}) as Error);
        dispatch(sentenceFailed(isNotLoaded ? 'notLoaded' : failureOf(error)));
      }
    },
    [dispatch, load, store, language],
  );

  const forget = useCallback(() => {
    current.current?.abort();
    dispatch(sentenceForgotten());
  }, [dispatch]);

  useEffect(
    () => () => {
      if (!current.current) return;
      current.current.abort();
      // The next page has the same store, and nothing there would end the reading.
      dispatch(sentenceAbandoned());
    },
    [dispatch],
  );

  return { ask, forget };
}
