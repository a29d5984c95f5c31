import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../../graphql/field-problem';
import { isNumberField, rentalFields, textOf } from '../../../../../graphql/rental';
import { useAppDispatch } from '../../../app/hooks';
import { isOfInputMethod } from '../../../lib/isOfInputMethod';
import { isolate } from '../../../lib/isolate';
import { notify } from '../../notifications/public/notify';
import { useProblemText } from '../fields/useProblemText';
import type { EditedCell } from './editableColumns';

export interface CellEditorProps {
  readonly cell: EditedCell;
  /** @param value null if nothing is to be saved */
  readonly onDone: (value: string | number | null) => void;
}

/**
 * Edits a cell in place: Enter saves, Escape cancels. Leaving the cell saves a valid value; with an invalid one it stays
 * open and shows the problem.
 */
export function CellEditor({ cell: { seen, column }, onDone }: CellEditorProps) {
  const { t } = useTranslation('rentals');
  const [draft, setDraft] = useState(() => textOf(seen, column));
  const [isChecked, setIsChecked] = useState(false);
  const isDone = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const id = useId();
  const parsed = rentalFields[column].parse(draft);
  const problem = isChecked && isProblem(parsed) ? parsed.code : null;

  const finish = (value: string | number | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value);
  };
  const save = () => {
    if (isProblem(parsed)) setIsChecked(true);
    else finish(parsed);
  };
  const leave = () => {
    if (!isProblem(parsed)) finish(parsed);
    else if (draft === textOf(seen, column)) finish(null);
    else {
      setIsChecked(true);
      // Only after the press that took the focus has set it.
      setTimeout(() => returnFocus(input.current));
    }
  };
  const removed = () => {
    if (isDone.current) return;
    if (isProblem(parsed) && draft !== textOf(seen, column)) {
      const params = { text: isolate(draft), column, name: isolate(seen.Name) };
      dispatch(notify({ kind: 'warning', textKey: 'rentals:table.valueNotSaved', params }));
    }
    finish(isProblem(parsed) ? null : parsed);
  };
  const latestRemoved = useRef(removed);
  latestRemoved.current = removed;

  useEffect(() => {
    const element = input.current;
    return () => {
      // A row that scrolls out of view, or leaves the list, removes the field before its blur event.
      if (!element?.isConnected) latestRemoved.current();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // The key may be about a word in an input method.
    if (isOfInputMethod(event)) return;
    if (event.key === 'Escape') finish(null);
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    // Tab leads from a shown problem to its button.
    if (event.key === 'Tab' && problem) return;
    event.preventDefault();
    save();
  };

  return (
    <span className="cell-editor">
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the user just asked to type here
        autoFocus
        type="text"
        inputMode={isNumberField(column) ? 'numeric' : 'text'}
        className={clsx('form-control form-control-sm', problem && 'is-invalid')}
        aria-label={t('table.editCell', { field: t(`field.${column}`), name: seen.Name })}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onFocus={(event) => {
          if (!isChecked) event.target.select();
        }}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {problem && (
        <span className="cell-problem">
          <span id={id} role="alert">
            {problemText(column, problem, draft)}
          </span>
          <button type="button" className="btn btn-link" onClick={() => finish(null)}>
            {t('table.discard')}
          </button>
        </span>
      )}
    </span>
  );
}

/** Unless another control has the focus: a dialog, or a field beside the table. */
function returnFocus(input: HTMLInputElement | null): void {
  if (document.activeElement?.matches('body, main, [role="grid"]')) input?.focus();
}
