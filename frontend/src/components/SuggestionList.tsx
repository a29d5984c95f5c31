import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Suggestions } from './useSuggestions';

export interface SuggestionListProps<Option> {
  readonly suggestions: Suggestions<Option>;
  readonly label: string;
  readonly keyOf: (option: Option) => string;
  /** Draws an option. */
  readonly children: (option: Option) => ReactNode;
}

/** The list below a text field that suggests options; nothing while it is closed. */
export function SuggestionList<Option>({ suggestions, label, keyOf, children }: SuggestionListProps<Option>) {
  const { options, isOpen, activeIndex, listId, idOf, onTake } = suggestions;
  if (!isOpen) return null;
  return (
    <div id={listId} role="listbox" aria-label={label} className="dropdown-menu show">
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, and the focus
        <div
          key={keyOf(option)}
          id={idOf(index)}
          role="option"
          aria-selected={index === activeIndex}
          tabIndex={-1}
          className={clsx('dropdown-item', index === activeIndex && 'active')}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}
