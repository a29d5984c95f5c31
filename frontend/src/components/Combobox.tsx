import { clsx } from 'clsx';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { stopEscape } from '../lib/stopEscape';
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
  const id = useId();
  const [wasTyped, setTyped] = useState(false);
  const [active, setActive] = useState(0);
  const isOpen = wasTyped && options.length > 0;
  const showsEmpty = emptyText !== undefined && wasTyped && options.length === 0 && value.trim() !== '';
  const activeIndex = Math.min(active, options.length - 1);

  const take = (option: Option | undefined) => {
    if (option === undefined) return;
    setTyped(false);
    onTake(option);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && options.length > 0) {
      if (isOpen) setActive((activeIndex + 1) % options.length);
      setTyped(true);
    } else if (!isOpen) return onKeyDown?.(event);
    else if (event.key === 'ArrowUp') setActive((activeIndex - 1 + options.length) % options.length);
    else if (event.key === 'Enter') take(options[activeIndex]);
    else if (event.key === 'Escape') {
      setTyped(false);
      return stopEscape(event);
    } else return onKeyDown?.(event);
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
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}list` : undefined}
        aria-activedescendant={isOpen ? `${id}${activeIndex}` : undefined}
        value={value}
        onChange={({ target }) => {
          setTyped(true);
          setActive(0);
          onChange(target.value);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          setTyped(false);
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <div id={`${id}list`} role="listbox" aria-label={listLabel} className="dropdown-menu show">
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, and the focus
            <div
              key={keyOf(option)}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              className={clsx('dropdown-item', index === activeIndex && 'active')}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {renderOption(option)}
            </div>
          ))}
        </div>
      )}
      <p className={showsEmpty ? 'dropdown-menu show combobox-empty' : 'visually-hidden'} role="status">
        {showsEmpty ? emptyText : isOpen && countText(options.length)}
      </p>
    </div>
  );
}
