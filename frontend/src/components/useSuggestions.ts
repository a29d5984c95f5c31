import { type KeyboardEvent, useId, useState } from 'react';
import { isOfInputMethod } from '../lib/isOfInputMethod';

export interface SuggestionsOptions<Option> {
  /** What is suggested; empty while the list is closed. */
  readonly options: readonly Option[];
  readonly onTake: (option: Option) => void;
  /** Escape was pressed. */
  readonly onClose: () => void;
}

export type Suggestions<Option> = ReturnType<typeof useSuggestions<Option>>;

/**
 * The suggestions for a text field, which keeps the focus: arrow keys move among them, Enter takes one, Escape closes
 * the list. `SuggestionList` draws them.
 */
export function useSuggestions<Option>({ options, onTake, onClose }: SuggestionsOptions<Option>) {
  const id = useId();
  const [active, setActive] = useState(0);
  const isOpen = options.length > 0;
  const activeIndex = Math.min(active, options.length - 1);

  /** Returns whether the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const option = options[activeIndex];
    if (option === undefined || isOfInputMethod(event)) return false;
    if (event.key === 'ArrowDown') setActive((activeIndex + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive((activeIndex - 1 + options.length) % options.length);
    else if (event.key === 'Enter') onTake(option);
    else if (event.key === 'Escape') onClose();
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    options,
    isOpen,
    activeIndex,
    listId: `${id}list`,
    idOf: (index: number) => `${id}${index}`,
    onTake,
    onKeyDown,
    /** To be called as the text changes: the first option is active again. */
    reset: () => setActive(0),
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}list` : undefined,
      'aria-activedescendant': isOpen ? `${id}${activeIndex}` : undefined,
    } as const,
  };
}
