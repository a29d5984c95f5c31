import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { EditableColumn } from '../rentalColumns';
import { draftOf, readCell } from './cellEdit';

export interface CellEditorProps {
  readonly rental: Rental;
  readonly column: EditableColumn;
  /** @param value null when the person gave up */
  readonly onDone: (value: string | number | null) => void;
}

/** Edits a cell where it stands: Enter keeps, Escape gives up. Leaving it keeps what is sound. */
export function CellEditor({ rental, column, onDone }: CellEditorProps) {
  const { t } = useTranslation('rentals');
  const [draft, setDraft] = useState(() => draftOf(rental, column));
  const [isChecked, setIsChecked] = useState(false);
  const isDone = useRef(false);
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
        // biome-ignore lint/a11y/noAutofocus: the person just asked to type here
        autoFocus
        type="text"
        inputMode={column === 'Population' ? 'numeric' : 'text'}
        className={`form-control form-control-sm ${problem ? 'is-invalid' : ''}`}
        aria-label={t('table.editCell', { field: t(`field.${column}`), name: rental.Name })}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish('value' in reading ? reading.value : null)}
      />
      {problem && (
        <span id={id} role="alert" className="cell-problem">
          {t(`table.problem.${problem}`)}
        </span>
      )}
    </span>
  );
}
