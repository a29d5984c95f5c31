import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { useIdOrFirst, useSelectedIdParam } from '../../components/useSelectedIdParam';
import { Gallery } from './Gallery';
import { ProductCard } from './ProductCard';
import { ProductOffer } from './ProductOffer';
import { offerOf, productOf, products, relatedTo } from './products';
import { ShopHeader } from './ShopHeader';
import '../../components/list-detail.scss';
import './shop.scss';
import { shopAddress, useLocalizedProduct } from './useShop';

/** One product (`?id=2&variant=frame53`, default: the first, in its usual variant): pictures, price and related ones. */
export default function ShopDetailPage() {
  const { t } = useTranslation('shop');
  const named = useLocalizedProduct();
  const product = productOf(useIdOrFirst(useSelectedIdParam(), products[0]?.id ?? null));
  const [parameters] = useSearchParams();
  // An unknown variant is answered with the usual one.
  const offer = product && (offerOf(product, parameters.get('variant')) ?? offerOf(product));
  const back = (
    <Link to={shopAddress} className="shop-back">
      <Icon icon={arrowLeft} directional />
      {t('backToShop')}
    </Link>
  );

  if (!product || !offer) {
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
        <Gallery key={`gallery ${product.id}`} product={shown} variant={offer.variant} />
        <ProductOffer key={`offer ${product.id}`} product={shown} offer={offer} />
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
