import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useState } from 'react';
import { isOfInputMethod } from '../lib/isOfInputMethod';
import { stopEscape } from '../lib/stopEscape';
import { SuggestionList } from './SuggestionList';
import { useSuggestions } from './useSuggestions';
import './combobox.scss';

export interface ComboboxProps<Option>
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onSelect' | 'role' | 'list'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is suggested for the value; empty for nothing. */
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly renderOption: (option: Option) => ReactNode;
  readonly onTake: (option: Option) => void;
  /** The list's name. */
  readonly listLabel: string;
  /** Says how many options there are, for assistive technology. */
  readonly countText: (count: number) => string;
  /** Shown where nothing is found for what was typed. */
  readonly emptyText?: string;
}

/**
 * A text field that suggests options for what is typed: arrow keys choose one, Enter takes it, Escape closes the list.
 * The list opens when something is typed and closes when the field loses the focus.
 */
export function Combobox<Option>({
  value,
  onChange,
  options,
  keyOf,
  renderOption,
  onTake,
  listLabel,
  countText,
  emptyText,
  onBlur,
  onKeyDown,
  ...input
}: ComboboxProps<Option>) {
  const [wasTyped, setTyped] = useState(false);
  const suggestions = useSuggestions({
    options: wasTyped ? options : [],
    onTake: (option) => {
      setTyped(false);
      onTake(option);
    },
    onClose: () => setTyped(false),
  });
  const showsEmpty = emptyText !== undefined && wasTyped && options.length === 0 && value.trim() !== '';

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event)) return;
    if (suggestions.onKeyDown(event)) {
      if (event.key === 'Escape') return stopEscape(event);
    } else if (event.key === 'ArrowDown' && options.length > 0) setTyped(true);
    else return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="combobox">
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...suggestions.fieldProps}
        value={value}
        onChange={({ target }) => {
          setTyped(true);
          suggestions.reset();
          onChange(target.value);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          setTyped(false);
          onBlur?.(event);
        }}
      />
      <SuggestionList suggestions={suggestions} label={listLabel} keyOf={keyOf}>
        {renderOption}
      </SuggestionList>
      <p className={showsEmpty ? 'dropdown-menu show combobox-empty' : 'visually-hidden'} role="status">
        {showsEmpty ? emptyText : suggestions.isOpen && countText(options.length)}
      </p>
    </div>
  );
}
