import { type KeyboardEvent, useEffect, useState } from 'react';
import { isOfInputMethod } from '../../../../lib/isOfInputMethod';
import { stopEscape } from '../../../../lib/stopEscape';

export interface CellInputProps {
  readonly label: string;
  readonly value: string;
  readonly isFaulty: boolean;
  /** True for the text of a whole row, which may have line breaks. */
  readonly isLong?: boolean;
  /** Called on blur and on Enter, if the text changed. */
  readonly onFix: (value: string) => void;
}

/** A cell that can be edited in place. Escape restores its text. */
export function CellInput({ label, value, isFaulty, isLong = false, onFix }: CellInputProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const fix = () => {
    if (draft !== value) onFix(draft);
  };
  const shared = {
    className: 'form-control form-control-sm',
    dir: 'auto',
    'aria-label': label,
    'aria-invalid': isFaulty,
    value: draft,
    onBlur: fix,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      // The key may be about a word in an input method.
      if (isOfInputMethod(event)) return;
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        fix();
      }
      if (event.key === 'Escape' && draft !== value) {
        // Only the text is restored; the dialog stays open.
        stopEscape(event);
        setDraft(value);
      }
    },
  };
  return isLong ? <textarea rows={draft.split('\n').length} {...shared} /> : <input type="text" {...shared} />;
}
