import search from 'bootstrap-icons/icons/search.svg?glyph';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';

export interface PageFilterProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The element that contains the results. */
  readonly found: RefObject<HTMLElement | null>;
}

/** The search field of the navigation. Enter opens the first result, the down arrow moves into the list. */
export function PageFilter({ query, onQuery, found }: PageFilterProps) {
  const { t } = useTranslation('layout');

  // The drawer closes on keyup of Escape: the first Escape clears the field only.
  const hasCleared = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    const first = found.current?.querySelector('a');
    hasCleared.current = event.key === 'Escape' && query !== '';
    if (hasCleared.current) {
      onQuery('');
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      first?.focus();
    } else if (event.key === 'Enter') {
      first?.click();
    }
  };

  return (
    <div className="navigation-filter">
      <Icon icon={search} />
      <input
        type="search"
        className="form-control"
        placeholder={t('findPage')}
        aria-label={t('findPage')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => hasCleared.current && event.stopPropagation()}
      />
    </div>
  );
}
