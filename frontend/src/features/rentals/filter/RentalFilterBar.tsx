import funnel from 'bootstrap-icons/icons/funnel.svg?glyph';
import { memo, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { defineLazy, LazyComponent } from '../../../components/LazyComponent';
import '../../../components/search-field.scss';
import '../fields/field.scss';
import '../table/table.scss';
import { FilterButtons } from './FilterButtons';
import './filter.scss';
import { noCriteria } from './filterRentals';
import { clearFilterEnded } from './filterSlice';
import { ListSearch } from './ListSearch';
import { countFilters, useFilterTexts } from './useFilterTexts';
import { useLimitTexts } from './useLimitTexts';
import type { ListControl } from './useListParams';

const filterSheet = defineLazy(() => import('./FilterSheet'));

/**
 * Filters the rentals of a page: one row of constant height, whatever is in force. Without room for the filters, one
 * button opens them all.
 */
export const RentalFilterBar = memo(function RentalFilterBar({ list }: { readonly list: ListControl }) {
  const { t } = useTranslation('rentals');
  const { criteria } = list;
  const dispatch = useAppDispatch();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const limits = useLimitTexts(criteria);
  const texts = useFilterTexts(criteria);
  const count = countFilters(criteria);
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
        <FilterButtons list={list} limits={limits} texts={texts} />
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
          <LazyComponent part={filterSheet} props={{ list, limits, onClose: () => setSheetOpen(false) }} />
        </Suspense>
      )}
    </div>
  );
});
