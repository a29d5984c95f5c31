import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { maxNameLength } from './editNodes';

export interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  /** Done: with the typed text, or null when it was given up; by a key, or because the focus went elsewhere. */
  readonly onDone: (typed: string | null, by: 'key' | 'blur') => void;
}

/** Edits a name in place: Enter or leaving the field or the page saves, Escape gives up. */
export function NameField({ label, name, onDone }: NameFieldProps) {
  const [nameBefore] = useState(name);
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const finish = (result: string | null, by: 'key' | 'blur') => {
    // Taking the field away also leaves it.
    if (isDone.current) return;
    isDone.current = true;
    onDone(result, by);
  };
  const leave = useEffectEvent(() => {
    if (typed !== nameBefore) finish(typed, 'blur');
  });
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    const save = () => leave();
    // Back and reload take the field away without leaving it. Captured: the store writes at the same event.
    window.addEventListener('pagehide', save, { capture: true });
    return () => {
      window.removeEventListener('pagehide', save, { capture: true });
      save();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // The tree would move on by arrows and letters.
    event.stopPropagation();
    if (isOfInputMethod(event)) return;
    if (event.key === 'Enter') finish(typed, 'key');
    if (event.key === 'Escape') finish(null, 'key');
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
  };

  return (
    <input
      ref={field}
      className="form-control form-control-sm tree-name-field"
      aria-label={label}
      value={typed}
      maxLength={maxNameLength}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      // The focus is on its way: what follows a change, such as the notice with "Undo", would take it for lost.
      onBlur={() => setTimeout(() => finish(typed, 'blur'))}
    />
  );
}
