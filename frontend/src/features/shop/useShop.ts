import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../lib/dateLocale';
import { numberFormat } from '../../lib/intl';
import { type CartItem, soldAs } from './cart';
import { type Product, products, type VariantName } from './products';
import type { NamedProduct } from './searchProducts';

export const shopAddress = '/ecom/shop';
export const ordersAddress = '/ecom/orders';
export const checkoutAddress = '/ecom/checkout';

/** The address of a product's page, or of one of its variants. */
export const productAddress = (id: number, variant?: string) =>
  `/ecom/shopdetail?id=${id}${variant === undefined ? '' : `&variant=${variant}`}`;

/** Adds the texts in the reader's language to a product. */
export function useLocalizedProduct(): (product: Product) => NamedProduct {
  const { t } = useTranslation('shop');
  return useMemo(
    () => (product) => ({
      ...product,
      name: t(`products.${product.subject}.name`),
      description: t(`products.${product.subject}.description`),
    }),
    [t],
  );
}

/** All products, with their texts. */
export function useCatalogue(): NamedProduct[] {
  const named = useLocalizedProduct();
  return useMemo(() => products.map(named), [named]);
}

/** Names an item with its variant: “Poster, 50 × 70 cm”. An old order may have one that is no longer sold. */
export function useItemName(): (item: CartItem) => string {
  const { t } = useTranslation('shop');
  return useMemo(
    () => (item) => {
      const sold = soldAs(item);
      if (!sold) return t('notSold', { id: item.productId });
      const name = t(`products.${sold.product.subject}.name`);
      const { variant } = sold.offer;
      return variant ? t('withVariant', { name, variant: t(`variants.${variant as VariantName}`) }) : name;
    },
    [t],
  );
}

const euros = { style: 'currency', currency: 'EUR' } as const;

/** Formats an amount in cents as euros, in the reader's language. */
export function usePrice(): (cents: number) => string {
  const { i18n } = useTranslation();
  const locale = dateLocale(i18n.language);
  return useCallback((cents) => numberFormat(locale, euros).format(cents / 100), [locale]);
}
