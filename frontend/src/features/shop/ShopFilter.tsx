import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../components/FocusableButton';
import { SearchField } from '../../components/SearchField';
import type { AddressDraft } from '../../components/useAddressDraft';
import { type Category, categories } from './products';
import { isUnfiltered, type ProductOrder, productOrders } from './searchProducts';
import type { ShopFilterControl } from './useShopFilter';

export interface ShopFilterProps {
  readonly filter: ShopFilterControl;
  /** The number of products that match, as text. */
  readonly outcome: string;
  readonly searchField: Ref<HTMLInputElement>;
}

/** Filters and sorts the products of the grid. */
export function ShopFilter({ filter, outcome, searchField }: ShopFilterProps) {
  const { t } = useTranslation('shop');
  const { criteria, text, error, change } = filter;
  const id = useId();
  const errorId = error ? `${id}error` : undefined;
  return (
    <div className="shop-filter quiet-fields">
      <SearchField
        ref={searchField}
        label={t('search')}
        value={text.text}
        onChange={text.change}
        onSettle={text.settle}
        outcome={outcome}
      />
      <div className="shop-filter-choice">
        <label htmlFor={`${id}category`}>{t('category')}</label>
        <select
          id={`${id}category`}
          className="form-select"
          value={criteria.category ?? ''}
          onChange={(event) => change({ category: (event.target.value || null) as Category | null })}
        >
          <option value="">{t('categories.all')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`categories.${category}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="shop-filter-choice">
        <label htmlFor={`${id}order`}>{t('order')}</label>
        <select
          id={`${id}order`}
          className="form-select"
          value={criteria.order}
          onChange={(event) => change({ order: event.target.value as ProductOrder })}
        >
          {productOrders.map((order) => (
            <option key={order} value={order}>
              {t(`sorts.${order}`)}
            </option>
          ))}
        </select>
      </div>
      <PriceField label={t('minPrice')} draft={filter.minPrice} errorId={errorId} />
      <PriceField label={t('maxPrice')} draft={filter.maxPrice} errorId={errorId} />
      <FocusableButton
        className="btn btn-outline-secondary"
        isDisabled={isUnfiltered(criteria) && !error}
        onClick={filter.clear}
      >
        {t('clear')}
      </FocusableButton>
      {error && (
        <p id={errorId} role="alert" className="shop-filter-error">
          {t(error)}
        </p>
      )}
    </div>
  );
}

interface PriceFieldProps {
  readonly label: string;
  readonly draft: AddressDraft;
  readonly errorId: string | undefined;
}

function PriceField({ label, draft, errorId }: PriceFieldProps) {
  const { t } = useTranslation('shop');
  const id = useId();
  return (
    <div className="shop-filter-price">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className={clsx('form-control', errorId && 'is-invalid')}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        placeholder={t('anyPrice')}
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && draft.settle()}
        onBlur={draft.settle}
      />
    </div>
  );
}
