import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clampToStock } from './cart';
import { QuantityField } from './QuantityField';
import { StockNote } from './StockNote';
import type { NamedProduct } from './searchProducts';
import { useAddToCart } from './useAddToCart';
import { usePrice } from './useShop';

/** A product's name, price and description, with the button that adds it to the cart. */
export function ProductOffer({ product }: { readonly product: NamedProduct }) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const { add, left, isFull } = useAddToCart(product);
  const [wanted, setWanted] = useState(1);
  const quantity = clampToStock({ stock: left }, wanted);
  const held = product.stock - left;
  return (
    <section className="product-offer" aria-label={t('offer')}>
      <p className="figure-number">{price(product.price)}</p>
      <p>
        <StockNote product={product} /> <span className="product-category">{t(`categories.${product.category}`)}</span>
      </p>
      <p className="prose">{product.description}</p>
      <div className="product-order">
        {!isFull && (
          <QuantityField
            label={t('quantityOf', { name: product.name })}
            value={quantity}
            max={left}
            onChange={setWanted}
          />
        )}
        <button type="button" className="btn btn-primary" disabled={isFull} onClick={() => add(quantity)}>
          {t('add')}
        </button>
      </div>
      {held > 0 && <p className="product-held">{t(isFull ? 'allHeld' : 'held', { count: held })}</p>}
      <p className="product-sample">{t('sampleNote')}</p>
    </section>
  );
}
