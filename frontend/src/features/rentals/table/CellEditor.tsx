import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, type EditedCell, readCell } from './cellEdit';

export interface CellEditorProps {
  readonly cell: EditedCell;
  /** @param value null when the person gave up */
  readonly onDone: (value: string | number | null) => void;
}

/** Edits a cell where it stands: Enter keeps, Escape gives up. Leaving it keeps what is sound. */
export function CellEditor({ cell: { seen, column }, onDone }: CellEditorProps) {
  const { t } = useTranslation('rentals');
  const [draft, setDraft] = useState(() => draftOf(seen, column));
  const [isChecked, setIsChecked] = useState(false);
  const isDone = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const reading = readCell(column, draft);
  const problem = isChecked && 'problem' in reading ? reading.problem : null;

  const finish = (value: string | number | null) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value);
  };
  const keep = () => {
    if ('value' in reading) finish(reading.value);
    else setIsChecked(true);
  };
  const leave = () => finish('value' in reading ? reading.value : null);
  const latestLeave = useRef(leave);
  latestLeave.current = leave;

  useEffect(() => {
    const element = input.current;
    return () => {
      // A row that goes out of sight, or out of the list, takes the field with it before it can be left.
      if (!element?.isConnected) latestLeave.current();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') finish(null);
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    event.preventDefault();
    keep();
  };

  return (
    <span className="cell-editor">
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the person just asked to type here
        autoFocus
        type="text"
        inputMode={column === 'Population' ? 'numeric' : 'text'}
        className={`form-control form-control-sm ${problem ? 'is-invalid' : ''}`}
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
          {t(`table.problem.${problem}`)}
        </span>
      )}
    </span>
  );
}
