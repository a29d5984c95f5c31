import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { itemOf } from './cart';
import { hasOnePrice, type Product } from './products';
import { selectStock } from './shopSlice';
import { usePrice } from './useShop';

export interface VariantChoiceProps {
  readonly product: Product;
  readonly chosen: string | undefined;
}

/** The variants of a product; the chosen one is in the page's address. One that is sold out can be looked at. */
export function VariantChoice({ product, chosen }: VariantChoiceProps) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const stockOf = useAppSelector(selectStock);
  const update = useUpdateSearchParams();
  const id = useId();
  // At once: React would put the mark back while the page is drawn for the new address.
  const choose = (variant: string) => update({ variant }, { replace: true, flushSync: true });
  if (!product.choice) return null;
  return (
    <fieldset className="variant-choice">
      <legend className="form-label">{t(`choices.${product.choice}.label`)}</legend>
      {product.offers.map((offer) => {
        const { variant } = offer;
        if (!variant) return null;
        const isOut = stockOf(itemOf(product, offer)) === 0;
        return (
          <label key={variant} className="variant">
            <input
              type="radio"
              className="form-check-input"
              name={`${id}variant`}
              value={variant}
              checked={variant === chosen}
              onChange={() => choose(variant)}
            />
            <span className="variant-name">{t(`variants.${variant}`)}</span>
            {(isOut || !hasOnePrice(product)) && (
              <span className="variant-note tabular">{isOut ? t('stock.none') : price(offer.price)}</span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
