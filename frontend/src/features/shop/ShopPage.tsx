import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { ProductCard } from './ProductCard';
import { ShopFilter } from './ShopFilter';
import { ShopHeader } from './ShopHeader';
import { searchProducts } from './searchProducts';
import '../../components/list-detail.scss';
import './shop.scss';
import { useCatalogue } from './useShop';
import { useShopFilter } from './useShopFilter';

/** The shop: its products, filtered and sorted; the address stores how. */
export default function ShopPage() {
  const { t, i18n } = useTranslation('shop');
  const filter = useShopFilter();
  const deferred = useDeferredValue(filter.criteria);
  const catalogue = useCatalogue();
  const found = useMemo(() => searchProducts(catalogue, deferred, i18n.language), [catalogue, deferred, i18n.language]);
  const searchField = useRef<HTMLInputElement>(null);
  const showAll = () => {
    filter.clear();
    // The button that was pressed goes away.
    searchField.current?.focus();
  };
  const outcome = t('found', { count: found.length });

  return (
    <>
      <ShopHeader shortcuts={[{ keys: '/', does: t('shortcuts.search'), run: () => searchField.current?.focus() }]}>
        <h1>{t('title')}</h1>
        <p>{t('subtitle')}</p>
      </ShopHeader>
      <ShopFilter filter={filter} outcome={outcome} searchField={searchField} />
      {found.length > 0 ? (
        <ul className="product-grid" aria-label={outcome}>
          {found.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} search={deferred.text} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="card">
          <EmptyState drawing="bicycle" title={t('noMatchTitle')} hint={t(filter.error ?? 'noMatch')}>
            <button type="button" className="btn btn-outline-secondary" onClick={showAll}>
              {t('clear')}
            </button>
          </EmptyState>
        </div>
      )}
    </>
  );
}
