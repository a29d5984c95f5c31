import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../../graphql/field-problem';
import { rentalFields, textOf } from '../../../../../graphql/rental';
import { useProblemText } from '../useProblemText';
import type { EditedCell } from './editableColumns';

export interface CellEditorProps {
  readonly cell: EditedCell;
  /** @param value null if nothing is to be saved */
  readonly onDone: (value: string | number | null) => void;
}

/** Edits a cell in place: Enter saves, Escape cancels. Leaving the cell saves a valid value. */
export function CellEditor({ cell: { seen, column }, onDone }: CellEditorProps) {
  const { t } = useTranslation('rentals');
  const [draft, setDraft] = useState(() => textOf(seen, column));
  const [isChecked, setIsChecked] = useState(false);
  const isDone = useRef(false);
  const input = useRef<HTMLInputElement>(null);
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
  const leave = () => finish(isProblem(parsed) ? null : parsed);
  const latestLeave = useRef(leave);
  latestLeave.current = leave;

  useEffect(() => {
    const element = input.current;
    return () => {
      // A row that scrolls out of view, or leaves the list, removes the field before its blur event.
      if (!element?.isConnected) latestLeave.current();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') finish(null);
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
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
        inputMode={column === 'Population' ? 'numeric' : 'text'}
        className={clsx('form-control form-control-sm', problem && 'is-invalid')}
        aria-label={t('table.editCell', { field: t(`field.${column}`), name: seen.Name })}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {problem && (
        <span id={id} role="alert" className="cell-problem">
          {problemText(column, problem, draft)}
        </span>
      )}
    </span>
  );
}
