import funnel from 'bootstrap-icons/icons/funnel.svg?glyph';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { defineLazy, LazyComponent } from '../../../components/LazyComponent';
import '../../../components/search-field.scss';
import '../fields/field.scss';
import '../table/table.scss';
import { ClearFilter } from './ClearFilter';
import { CountryList } from './CountryList';
import { FilterButton } from './FilterButton';
import { ChangedField, DeletionSelect, PopulationFields } from './FilterFields';
import './filter.scss';
import { noCriteria } from './filterRentals';
import { clearFilterEnded, selectFilterError } from './filterSlice';
import { ListSearch } from './ListSearch';
import { countFilters, useFilterTexts } from './useFilterTexts';
import { useLimitTexts } from './useLimitTexts';
import type { ListControl } from './useListParams';

const filterSheet = defineLazy(() => import('./FilterSheet'));

/**
 * Filters the rentals of a page: one row of constant height, whatever is in force. Without room for the filters, one
 * button opens them all.
 */
export function RentalFilterBar({ list }: { readonly list: ListControl }) {
  const { t } = useTranslation('rentals');
  const { criteria, setCriteria } = list;
  const dispatch = useAppDispatch();
  const hasError = useAppSelector(selectFilterError) !== null;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const limits = useLimitTexts();
  const texts = useFilterTexts(criteria);
  const count = countFilters(criteria);
  const { countries, minPopulation, maxPopulation, changedSince } = noCriteria;
  const printed = [
    criteria.text && `“${criteria.text}”`,
    texts.countries,
    texts.population,
    texts.changed,
    criteria.deletion !== noCriteria.deletion && t(`filter.deletionChoice.${criteria.deletion}`),
  ].filter(Boolean);
  useEffect(() => () => void dispatch(clearFilterEnded()), [dispatch]);
  return (
    <div className="filter-block">
      {/* biome-ignore lint/a11y/useSemanticElements: a form, for its Enter key; <search> would only wrap it */}
      <form
        role="search"
        className="filter-bar"
        aria-label={t('filter.label')}
        onSubmit={(event) => event.preventDefault()}
      >
        <ListSearch list={list} />
        <div className="filter-buttons">
          <FilterButton
            name={t('filter.countries')}
            value={texts.countries}
            onRemove={() => setCriteria({ countries })}
          >
            <CountryList criteria={criteria} onChange={(chosen) => setCriteria({ countries: chosen })} />
          </FilterButton>
          <FilterButton
            name={t('filter.population')}
            value={texts.population}
            isInvalid={hasError || limits.hasUnreadable}
            onRemove={() => setCriteria({ minPopulation, maxPopulation })}
          >
            <PopulationFields list={list} limits={limits} />
          </FilterButton>
          <FilterButton name={t('filter.changed')} value={texts.changed} onRemove={() => setCriteria({ changedSince })}>
            <ChangedField list={list} takesFocus />
          </FilterButton>
          <DeletionSelect list={list} />
          <ClearFilter list={list} limits={limits} />
        </div>
        <button
          type="button"
          className="btn btn-outline-secondary filter-open"
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        >
          <Icon icon={funnel} /> {t('filter.open')}
          {count > 0 && <span className="filter-count">{count}</span>}
        </button>
      </form>
      {printed.length > 0 && (
        <p className="filter-printed" aria-hidden="true">
          {t('filter.printed', { filters: printed.join(' · ') })}
        </p>
      )}
      {isSheetOpen && (
        <Suspense>
          <LazyComponent part={filterSheet} given={{ list, limits, onClose: () => setSheetOpen(false) }} />
        </Suspense>
      )}
    </div>
  );
}
