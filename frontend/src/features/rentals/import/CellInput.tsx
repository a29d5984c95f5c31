import { type KeyboardEvent, useEffect, useState } from 'react';

export interface CellInputProps {
  readonly label: string;
  readonly value: string;
  readonly isFaulty: boolean;
  /** True for the text of a whole row, which may have line breaks. */
  readonly isLong?: boolean;
  /** Called when the person leaves the cell or presses Enter, if it changed. */
  readonly onFix: (value: string) => void;
}

/** A cell that can be mended where it stands. Escape takes the typing back. */
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
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        fix();
      }
      if (event.key === 'Escape' && draft !== value) {
        // Only the typing is taken back; the dialog stays.
        event.stopPropagation();
        setDraft(value);
      }
    },
  };
  return isLong ? <textarea rows={draft.split('\n').length} {...shared} /> : <input type="text" {...shared} />;
}
