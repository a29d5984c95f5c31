import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { ClearFilter } from './ClearFilter';
import { CountryList } from './CountryList';
import { FilterButton } from './FilterButton';
import { ChangedField, DeletionSelect, PopulationFields } from './FilterFields';
import { noCriteria } from './filterRentals';
import { selectFilterError } from './filterSlice';
import { MoreFilters } from './MoreFilters';
import { countFilters, type FilterTexts } from './useFilterTexts';
import { useFittingCount } from './useFittingCount';
import type { LimitTexts } from './useLimitTexts';
import type { ListControl } from './useListParams';

export interface FilterButtonsProps {
  readonly list: ListControl;
  readonly limits: LimitTexts;
  readonly texts: FilterTexts;
}

/** A button for each filter. Those without room are behind one that says how many they are. */
export function FilterButtons({ list, limits, texts }: FilterButtonsProps) {
  const { t, i18n } = useTranslation('rentals');
  const { criteria, setCriteria } = list;
  const row = useRef<HTMLDivElement>(null);
  const hasError = useAppSelector(selectFilterError) !== null;
  const { countries, minPopulation, maxPopulation, changedSince, deletion } = noCriteria;
  const inForce = [...Object.values(texts), criteria.deletion, countFilters(criteria), i18n.language];
  const fitting = useFittingCount(row, 4, inForce.join());
  const hidden = [texts.countries, texts.population, texts.changed, criteria.deletion !== deletion].slice(
    fitting.count,
  );
  const isShown = (place: number) => place < fitting.count;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices when its buttons are left
    <div ref={row} className="filter-buttons" onBlur={fitting.onBlur}>
      {isShown(0) && (
        <FilterButton name={t('filter.countries')} value={texts.countries} onRemove={() => setCriteria({ countries })}>
          <CountryList list={list} />
        </FilterButton>
      )}
      {isShown(1) && (
        <FilterButton
          name={t('filter.population')}
          value={texts.population}
          isInvalid={hasError || limits.hasUnreadable}
          onRemove={() => setCriteria({ minPopulation, maxPopulation })}
        >
          <PopulationFields list={list} limits={limits} />
        </FilterButton>
      )}
      {isShown(2) && (
        <FilterButton name={t('filter.changed')} value={texts.changed} onRemove={() => setCriteria({ changedSince })}>
          <ChangedField list={list} takesFocus />
        </FilterButton>
      )}
      {isShown(3) && <DeletionSelect list={list} />}
      {hidden.length > 0 && (
        <MoreFilters
          count={hidden.length}
          isInForce={hidden.some(Boolean)}
          isInvalid={!isShown(1) && (hasError || limits.hasUnreadable)}
        >
          {!isShown(1) && <PopulationFields list={list} limits={limits} />}
          {!isShown(2) && <ChangedField list={list} />}
          <div>
            <span className="filter-label" aria-hidden="true">
              {t('filter.deletion')}
            </span>
            <DeletionSelect list={list} />
          </div>
        </MoreFilters>
      )}
      <ClearFilter list={list} limits={limits} />
    </div>
  );
}
