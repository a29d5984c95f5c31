import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { ReadingFailure } from '../rentals/public/aiFilter';
import { selectAccountId } from '../session/public/session';
import type { AnalysisProgress } from './analyseText';
import type { TextAnalysis } from './analysis';
import {
  addToHistory,
  onHistoryChange,
  readHistory,
  restoreToHistory,
  type StoredAnalysis,
  storeHistory,
} from './history';
import { byteLength, maxTextBytes } from './passages';

/** Loaded with the first text: guests do not need it. */
const loadAnalyser = () => Promise.all([import('../../cloud/entityExtractor'), import('./analyseText')]);

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
  /** What was deleted last, the latest first; null after it was restored or dismissed. */
  readonly deleted: readonly StoredAnalysis[] | null;
  undoDeletion(): void;
  dismissDeletion(): void;
}

/**
 * Analyses texts for the signed-in user, and stores the results in this browser. Its component needs the account as its
 * `key`: the next account must not see the texts.
 */
export function useTextAnalysis(load: typeof loadAnalyser = loadAnalyser): TextAnalysisControl {
  const sub = useAppSelector(selectAccountId);
  const [analysis, setAnalysis] = useState<TextAnalysis | null>(null);
  const [progress, setProgress] = useState<AnalysisProgress | null>(null);
  const [failure, setFailure] = useState<ReadingFailure | null>(null);
  const [history, setHistory] = useState<readonly StoredAnalysis[]>([]);
  const [deleted, setDeleted] = useState<TextAnalysisControl['deleted']>(null);
  const [recalled, setRecalled] = useState<TextAnalysisControl['recalled']>(null);
  const underWay = useRef<AbortController | null>(null);

  useEffect(() => {
    setHistory(sub ? readHistory(sub) : []);
    setDeleted(null);
    return () => underWay.current?.abort();
  }, [sub]);

  // Follows other tabs, so that the next write here does not undo their changes.
  useEffect(() => {
    if (!sub) return;
    return onHistoryChange(sub, () => setHistory(readHistory(sub)));
  }, [sub]);

  const change = useCallback(
    (to: (before: readonly StoredAnalysis[]) => StoredAnalysis[]) => {
      if (!sub) return;
      setHistory((before) => {
        const after = to(before);
        storeHistory(sub, after);
        return after;
      });
    },
    [sub],
  );

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
      const loaded = await load().catch(() => null);
      if (started.signal.aborted) return;
      if (!loaded) {
        stop();
        setFailure('notLoaded');
        return;
      }
      const [analyser, { analyseText }] = loaded;
      try {
        const latest = await analyseText(text, analyser, { signal: started.signal, onProgress: show });
        if (started.signal.aborted) return;
        setAnalysis(latest);
        change((before) => addToHistory(before, { id: crypto.randomUUID(), at: Date.now(), reading: latest }));
        stop();
      } catch (error) {
        if (started.signal.aborted) return;
        stop();
        setFailure(analyser.failureOf(error));
      }
    },
    [sub, stop, load, change],
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

  const forget = (id?: string) => {
    const isDeleted = (past: StoredAnalysis) => id === undefined || past.id === id;
    setDeleted(history.filter(isDeleted));
    change((before) => before.filter((past) => !isDeleted(past)));
  };
  const dismissDeletion = () => setDeleted(null);
  const undoDeletion = () => {
    if (deleted) change((before) => restoreToHistory(before, deleted));
    dismissDeletion();
  };

  return {
    analysis,
    progress,
    failure,
    history,
    recalled,
    analyse,
    stop,
    show,
    forget,
    deleted,
    undoDeletion,
    dismissDeletion,
  };
}
