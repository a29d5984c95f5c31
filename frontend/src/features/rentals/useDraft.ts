import { useEffect, useRef, useState } from 'react';

const pauseBeforeSettling = 250;

export interface Draft {
  readonly text: string;
  change(text: string): void;
  /** Settles at once, as at Enter. */
  settle(): void;
}

/**
 * What a person is typing, before it counts: it settles when they pause. A value that changes from elsewhere, such as
 * a cleared filter, replaces the draft.
 * @param onSettle what to do with the text once it counts
 * @param onChange what can already be done with each letter
 */
export function useDraft(value: string, onSettle: (text: string) => void, onChange?: (text: string) => void): Draft {
  const [text, setText] = useState(value);
  const settled = useRef(value);
  const latestOnSettle = useRef(onSettle);
  latestOnSettle.current = onSettle;

  useEffect(() => {
    if (value === settled.current) return;
    settled.current = value;
    setText(value);
  }, [value]);

  const settle = useRef((draft: string) => {
    if (draft === settled.current) return;
    settled.current = draft;
    latestOnSettle.current(draft);
  }).current;

  useEffect(() => {
    if (text === settled.current) return;
    const timer = setTimeout(() => settle(text), pauseBeforeSettling);
    return () => clearTimeout(timer);
  }, [text, settle]);

  return {
    text,
    change: (draft) => {
      setText(draft);
      onChange?.(draft);
    },
    settle: () => settle(text),
  };
}
