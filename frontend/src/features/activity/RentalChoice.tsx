import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { clsx } from 'clsx';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental, RentalVersion } from '../../../../graphql/generated/schema';
import { useAppSelector } from '../../app/hooks';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { filterRentals, noCriteria } from '../rentals/public/find';
import { selectRentals } from '../rentals/rentalsSlice';

export interface RentalChoiceProps {
  /** The chosen rental's id. */
  readonly rental: string | null;
  /** Have the name of a rental that this browser does not hold any more. */
  readonly entries: readonly RentalVersion[];
  readonly onChoose: (id: string | null) => void;
}

const maxSuggestions = 8;

/** Chooses one rental by its name: arrows move among the suggestions, Enter takes one. */
export function RentalChoice({ rental, entries, onChoose }: RentalChoiceProps) {
  const { t } = useTranslation('activity');
  const id = useId();
  const rentals = useAppSelector(selectRentals);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const wanted = useDeferredValue(text.trim());
  const suggestions = useMemo(() => (isOpen && wanted ? suggested(rentals, wanted) : []), [isOpen, wanted, rentals]);
  const activeIndex = Math.min(active, suggestions.length - 1);
  const isListed = suggestions.length > 0;
  const isLooking = isOpen && wanted !== '';

  const choose = (id: string | null) => {
    takesFocus.current = true;
    onChoose(id);
  };
  // The field and the button of the choice replace each other once the address has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when they do
  useEffect(() => {
    if (takesFocus.current) place.current?.querySelector<HTMLElement>('.form-control')?.focus();
    takesFocus.current = false;
  }, [rental]);
  const take = (chosen: Rental | undefined) => {
    if (!chosen) return;
    setText('');
    setOpen(false);
    choose(chosen.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text !== '') setText('');
    else if (!isListed) return;
    else if (event.key === 'ArrowDown') setActive((activeIndex + 1) % suggestions.length);
    else if (event.key === 'ArrowUp') setActive((activeIndex - 1 + suggestions.length) % suggestions.length);
    else if (event.key === 'Enter') take(suggestions[activeIndex]);
    else return;
    event.preventDefault();
  };

  const chosenName = useMemo(() => {
    if (rental === null) return '';
    const held = rentals.find((one) => one.id === rental)?.Name;
    return held ?? entries.find(({ rentalId }) => rentalId === rental)?.after.Name ?? rental;
  }, [rental, rentals, entries]);
  return (
    <div ref={place} className="rental-choice">
      <label htmlFor={`${id}field`}>{t('filter.rental')}</label>
      {rental === null ? (
        <input
          id={`${id}field`}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          className="form-control"
          placeholder={t('filter.allRentals')}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}list` : undefined}
          aria-activedescendant={isListed ? `${id}${activeIndex}` : undefined}
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
      ) : (
        <button
          id={`${id}field`}
          type="button"
          className="form-control rental-chosen"
          aria-label={t('filter.otherRental', { name: chosenName })}
          onClick={() => choose(null)}
        >
          <bdi>{chosenName}</bdi>
          <Icon icon={cross} />
        </button>
      )}
      {isListed && (
        <div id={`${id}list`} role="listbox" aria-label={t('filter.suggestions')} className="dropdown-menu show">
          {suggestions.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, and the focus
            <div
              key={one.id}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              className={clsx('dropdown-item', index === activeIndex && 'active')}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(one)}
            >
              <span aria-hidden="true">{one.Flag}</span>
              <bdi>
                <Highlight text={one.Name} search={wanted} />
              </bdi>
              {one._deleted && <span className="text-secondary">{t('kind.delete')}</span>}
            </div>
          ))}
        </div>
      )}
      <p className={isListed || !isLooking ? 'visually-hidden' : 'dropdown-menu show rental-choice-none'} role="status">
        {isLooking && t('filter.suggested', { count: suggestions.length })}
      </p>
    </div>
  );
}

const suggested = (rentals: readonly Rental[], text: string) =>
  filterRentals(rentals, { ...noCriteria, text, deletion: 'include' }).slice(0, maxSuggestions);
