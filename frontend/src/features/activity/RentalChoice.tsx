import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental, RentalVersion } from '../../../../graphql/generated/schema';
import { useAppSelector } from '../../app/hooks';
import { Combobox } from '../../components/Combobox';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { filterRentals, noCriteria } from '../rentals/public/find';
import { drawnFlag } from '../rentals/public/flags';
import { selectRentals } from '../rentals/public/rentals';

export interface RentalChoiceProps {
  /** The chosen rental's id. */
  readonly rental: string | null;
  /** Has the names of rentals that this browser has no copy of any more. */
  readonly entries: readonly RentalVersion[];
  readonly onChoose: (id: string | null) => void;
}

const maxSuggestions = 8;

/** Chooses one rental by name: arrow keys move among the suggestions, Enter selects one. */
export function RentalChoice({ rental, entries, onChoose }: RentalChoiceProps) {
  const { t } = useTranslation('activity');
  const id = useId();
  const rentals = useAppSelector(selectRentals);
  const [text, setText] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const wanted = useDeferredValue(text.trim());
  const suggestions = useMemo(() => (wanted ? suggested(rentals, wanted) : []), [wanted, rentals]);

  const choose = (id: string | null) => {
    takesFocus.current = true;
    setText('');
    onChoose(id);
  };
  // The field and the button that clears the choice replace each other once the address has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when they do
  useEffect(() => {
    if (takesFocus.current) place.current?.querySelector<HTMLElement>('.form-control')?.focus();
    takesFocus.current = false;
  }, [rental]);

  const chosenName = useMemo(() => {
    if (rental === null) return '';
    const held = rentals.find((one) => one.id === rental)?.Name;
    return held ?? entries.find(({ rentalId }) => rentalId === rental)?.after.Name ?? rental;
  }, [rental, rentals, entries]);
  return (
    <div ref={place} className="rental-choice">
      <label htmlFor={`${id}field`}>{t('filter.rental')}</label>
      {rental === null ? (
        <Combobox
          id={`${id}field`}
          maxLength={200}
          className="form-control"
          placeholder={t('filter.allRentals')}
          value={text}
          onChange={setText}
          options={suggestions}
          keyOf={(one) => one.id}
          renderOption={(one) => (
            <>
              <span aria-hidden="true">{drawnFlag(one)}</span>
              <bdi>
                <Highlight text={one.Name} search={wanted} />
              </bdi>
              {one._deleted && <span className="text-secondary">{t('kind.delete')}</span>}
            </>
          )}
          onTake={(one) => choose(one.id)}
          listLabel={t('filter.suggestions')}
          countText={(count) => t('filter.suggested', { count })}
          emptyText={wanted === text.trim() ? t('filter.suggested', { count: 0 }) : undefined}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
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
    </div>
  );
}

const suggested = (rentals: readonly Rental[], text: string) =>
  filterRentals(rentals, { ...noCriteria, text, deletion: 'include' }).slice(0, maxSuggestions);
