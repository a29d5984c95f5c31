import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { ReadingFailure } from '../rentals/public/aiFilter';
import { selectSession } from '../session/public/session';
import { type AnalysisProgress, analyseText } from './analyseText';
import type { TextAnalysis } from './analysis';
import { addToHistory, onHistoryChange, readHistory, type StoredAnalysis, storeHistory } from './history';
import { byteLength, maxTextBytes } from './passages';

/** Loaded with the first text: guests do not need it. */
const loadAnalyser = () => import('../../cloud/entityExtractor');

export interface TextAnalysisControl {
  readonly analysis: TextAnalysis | null;
  /** The progress of the running analysis; null without one. */
  readonly progress: AnalysisProgress | null;
  readonly failure: ReadingFailure | null;
  readonly history: readonly StoredAnalysis[];
  /** The text last shown from the history; it replaces the text in the form. */
  readonly recalled: { readonly text: string } | null;
  analyse(text: string): Promise<void>;
  /** Stops the running analysis; the previous result stays. */
  stop(): void;
  /** Shows an earlier analysis, without another request. */
  show(past: StoredAnalysis): void;
  /** @param id deletes one analysis; without it, all of them */
  forget(id?: string): void;
}

/**
 * Analyses texts for the signed-in user, and stores the results in this browser. Its component needs the account as its
 * `key`: the next account must not see the texts.
 */
export function useTextAnalysis(load: typeof loadAnalyser = loadAnalyser): TextAnalysisControl {
  const { sub } = useAppSelector(selectSession);
  const [analysis, setAnalysis] = useState<TextAnalysis | null>(null);
  const [progress, setProgress] = useState<AnalysisProgress | null>(null);
  const [failure, setFailure] = useState<ReadingFailure | null>(null);
  const [history, setHistory] = useState<readonly StoredAnalysis[]>([]);
  const [recalled, setRecalled] = useState<TextAnalysisControl['recalled']>(null);
  const underWay = useRef<AbortController | null>(null);

  useEffect(() => {
    setHistory(sub ? readHistory(sub) : []);
    return () => underWay.current?.abort();
  }, [sub]);

  // Follows other tabs, so that the next write here does not undo their changes.
  useEffect(() => {
    if (!sub) return;
    return onHistoryChange(sub, () => setHistory(readHistory(sub)));
  }, [sub]);

  const stop = useCallback(() => {
    underWay.current?.abort();
    underWay.current = null;
    setProgress(null);
  }, []);

  const analyse = useCallback(
    async (text: string) => {
      if (!sub) return;
      stop();
      const started = new AbortController();
      underWay.current = started;
      setFailure(null);
      if (byteLength(text) > maxTextBytes) {
        setFailure('tooLong');
        return;
      }
      setProgress({ done: 0, passages: 1 });
      const show = (latest: AnalysisProgress) => !started.signal.aborted && setProgress(latest);
      const analyser = await load().catch(() => null);
      if (started.signal.aborted) return;
      if (!analyser) {
        stop();
        setFailure('notLoaded');
        return;
      }
      try {
        const latest = await analyseText(text, analyser, { signal: started.signal, onProgress: show });
        if (started.signal.aborted) return;
        setAnalysis(latest);
        setHistory((before) => {
          const after = addToHistory(before, { id: crypto.randomUUID(), at: Date.now(), reading: latest });
          storeHistory(sub, after);
          return after;
        });
        stop();
      } catch (error) {
        if (started.signal.aborted) return;
        stop();
        setFailure(analyser.failureOf(error));
      }
    },
    [sub, stop, load],
  );

  const show = useCallback(
    (past: StoredAnalysis) => {
      stop();
      setFailure(null);
      setAnalysis(past.reading);
      setRecalled({ text: past.reading.text });
    },
    [stop],
  );

  const forget = useCallback(
    (id?: string) => {
      if (!sub) return;
      setHistory((before) => {
        const after = id === undefined ? [] : before.filter((past) => past.id !== id);
        storeHistory(sub, after);
        return after;
      });
    },
    [sub],
  );

  return { analysis, progress, failure, history, recalled, analyse, stop, show, forget };
}
