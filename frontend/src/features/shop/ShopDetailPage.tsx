import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { useIdOrFirst, useSelectedIdParam } from '../../components/useSelectedIdParam';
import { Gallery } from './Gallery';
import { ProductCard } from './ProductCard';
import { ProductOffer } from './ProductOffer';
import { productOf, products, relatedTo } from './products';
import { ShopHeader } from './ShopHeader';
import '../../components/list-detail.scss';
import './shop.scss';
import { shopAddress, useLocalizedProduct } from './useShop';

/** One product (`?id=6`, default: the first): its pictures, its price and related products. */
export default function ShopDetailPage() {
  const { t } = useTranslation('shop');
  const named = useLocalizedProduct();
  const product = productOf(useIdOrFirst(useSelectedIdParam(), products[0]?.id ?? null));
  const back = (
    <Link to={shopAddress} className="shop-back">
      <Icon icon={arrowLeft} directional />
      {t('backToShop')}
    </Link>
  );

  if (!product) {
    return (
      <>
        <ShopHeader>
          {back}
          <h1>{t('unknown.title')}</h1>
        </ShopHeader>
        <div className="card">
          <EmptyState drawing="boat" title={t('unknown.explanation')}>
            <Link to={shopAddress} className="btn btn-primary">
              {t('unknown.toShop')}
            </Link>
          </EmptyState>
        </div>
      </>
    );
  }
  const shown = named(product);
  return (
    <>
      <ShopHeader>
        {back}
        <h1>{shown.name}</h1>
      </ShopHeader>
      <div className="product-detail">
        <Gallery key={`gallery ${product.id}`} product={shown} />
        <ProductOffer key={`offer ${product.id}`} product={shown} />
      </div>
      <section aria-labelledby="related">
        <h2 id="related" className="related-heading">
          {t('related')}
        </h2>
        <ul className="product-grid">
          {relatedTo(product).map((other) => (
            <li key={other.id}>
              <ProductCard product={named(other)} heading="h3" />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
