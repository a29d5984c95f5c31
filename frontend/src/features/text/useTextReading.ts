import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { InterpretationFailure } from '../../cloud/entity-extractor';
import { selectSession } from '../session/sessionSlice';
import { onHistoryChange, readHistory, type StoredAnalysis, storeHistory, withReading } from './history';
import { byteLength, maxTextBytes } from './passages';
import type { TextReading } from './reading';
import { type ReadingProgress, readText } from './readText';

/** Loaded with the first text: guests need none of it. */
const loadReader = () => import('../../cloud/entity-extractor');

export interface TextReadingControl {
  readonly reading: TextReading | null;
  /** How far a reading that is under way has come; null without one. */
  readonly progress: ReadingProgress | null;
  readonly failure: InterpretationFailure | null;
  readonly history: readonly StoredAnalysis[];
  /** The text that was last shown again; what is being written makes way for it. */
  readonly recalled: { readonly text: string } | null;
  read(text: string): Promise<void>;
  /** Stops what is under way; what was read before stays. */
  stop(): void;
  /** Shows what was read earlier, without reading it again. */
  show(past: StoredAnalysis): void;
  /** @param id leaves out one reading; without it, all of them */
  forget(id?: string): void;
}

/** Reads texts for the person who is signed in, and keeps what was read in this browser. */
export function useTextReading(load: typeof loadReader = loadReader): TextReadingControl {
  const { sub } = useAppSelector(selectSession);
  const [reading, setReading] = useState<TextReading | null>(null);
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const [failure, setFailure] = useState<InterpretationFailure | null>(null);
  const [history, setHistory] = useState<readonly StoredAnalysis[]>([]);
  const [recalled, setRecalled] = useState<TextReadingControl['recalled']>(null);
  const underWay = useRef<AbortController | null>(null);

  // Whoever comes next must not see what the last person had read.
  useEffect(() => {
    setHistory(sub ? readHistory(sub) : []);
    setReading(null);
    return () => underWay.current?.abort();
  }, [sub]);

  // What another tab reads or deletes is so here too, and is not undone by what is kept next.
  useEffect(() => {
    if (!sub) return;
    return onHistoryChange(sub, () => setHistory(readHistory(sub)));
  }, [sub]);

  const stop = useCallback(() => {
    underWay.current?.abort();
    underWay.current = null;
    setProgress(null);
  }, []);

  const read = useCallback(
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
      const show = (latest: ReadingProgress) => !started.signal.aborted && setProgress(latest);
      const reader = await load().catch(() => null);
      if (!reader) {
        stop();
        setFailure('network');
        return;
      }
      try {
        const latest = await readText(text, reader, { signal: started.signal, onProgress: show });
        if (started.signal.aborted) return;
        setReading(latest);
        setHistory((before) => {
          const after = withReading(before, { id: crypto.randomUUID(), at: Date.now(), reading: latest });
          storeHistory(sub, after);
          return after;
        });
        stop();
      } catch (error) {
        if (started.signal.aborted) return;
        stop();
        setFailure(reader.failureOf(error));
      }
    },
    [sub, stop, load],
  );

  const show = useCallback(
    (past: StoredAnalysis) => {
      stop();
      setFailure(null);
      setReading(past.reading);
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

  return { reading, progress, failure, history, recalled, read, stop, show, forget };
}
