import search from 'bootstrap-icons/icons/search.svg?glyph';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { isOfInputMethod } from '../lib/isOfInputMethod';
import { stopEscape } from '../lib/stopEscape';
import { Icon } from './Icon';
import './search-field.scss';

export interface SearchFieldProps {
  /** Says what is searched; shown in the field while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** At Enter, and when the field is left. */
  readonly onSettle?: () => void;
  /** How many were found, for those who cannot see the list; announced as it changes. */
  readonly outcome?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field that searches while it is typed in. Escape empties it, and then leaves it or closes the dialog around it. */
export function SearchField({ label, value, onChange, onSettle, outcome = '', ref }: SearchFieldProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Enter') onSettle?.();
    if (event.key !== 'Escape') return;
    if (value !== '') {
      stopEscape(event);
      onChange('');
    } else if (!event.currentTarget.closest('[role="dialog"]')) {
      event.preventDefault();
      event.currentTarget.blur();
    }
  };
  return (
    <search className="search-field">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon icon={search} />
      <input
        id={id}
        ref={ref}
        type="search"
        className="form-control"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onSettle}
      />
      <span className="visually-hidden" role="status">
        {value === '' ? '' : outcome}
      </span>
    </search>
  );
}
