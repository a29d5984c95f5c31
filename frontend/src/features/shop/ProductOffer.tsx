import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusableButton } from '../../components/FocusableButton';
import { clampToStock, itemOf } from './cart';
import type { Offer } from './products';
import { QuantityField } from './QuantityField';
import { StockNote } from './StockNote';
import type { NamedProduct } from './searchProducts';
import { useAddToCart } from './useAddToCart';
import { useItemName, usePrice } from './useShop';
import { VariantChoice } from './VariantChoice';

export interface ProductOfferProps {
  readonly product: NamedProduct;
  /** The chosen variant, or the only one. */
  readonly offer: Offer;
}

/** A product's name, price, variants and description, with the button that adds it to the cart. */
export function ProductOffer({ product, offer }: ProductOfferProps) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const nameOf = useItemName();
  const item = itemOf(product, offer);
  const { add, held, left, stock } = useAddToCart(item);
  const [wanted, setWanted] = useState(1);
  const quantity = clampToStock(left, wanted);
  return (
    <section className="product-offer" aria-label={t('offer')}>
      <p className="product-offer-price">
        <span className="figure-number">{price(offer.price)}</span> <small>{t('vatIncluded')}</small>
      </p>
      <p>
        <StockNote stock={stock} /> <span className="product-category">{t(`categories.${product.category}`)}</span>
      </p>
      {product.choice && <VariantChoice product={product} chosen={offer.variant} />}
      <p className="prose">{product.description}</p>
      <div className="product-order">
        {left > 0 && (
          <QuantityField
            label={t('quantityOf', { name: nameOf(item) })}
            value={quantity}
            max={left}
            onChange={setWanted}
          />
        )}
        <FocusableButton className="btn btn-primary" isDisabled={left === 0} onClick={() => add(quantity)}>
          {t('add')}
        </FocusableButton>
      </div>
      {held > 0 && <p className="product-held">{t(left === 0 ? 'allHeld' : 'held', { count: held })}</p>}
      <p className="product-sample">{t('sampleNote')}</p>
    </section>
  );
}
