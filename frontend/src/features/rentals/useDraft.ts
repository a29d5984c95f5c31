import { useEffect, useRef, useState } from 'react';

const pauseBeforeSettling = 200;

/**
 * What a person is typing, before it counts: it settles when they pause. A value that changes from elsewhere, such as
 * a cleared filter, replaces the draft.
 * @returns the draft, and its setter
 */
export function useDraft(value: string, settle: (draft: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const settled = useRef(value);
  const latestSettle = useRef(settle);
  latestSettle.current = settle;

  useEffect(() => {
    if (value === settled.current) return;
    settled.current = value;
    setDraft(value);
  }, [value]);

  useEffect(() => {
    if (draft === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = draft;
      latestSettle.current(draft);
    }, pauseBeforeSettling);
    return () => clearTimeout(timer);
  }, [draft]);

  return [draft, setDraft];
}
