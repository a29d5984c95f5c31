import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Product, products } from './products';
import type { NamedProduct } from './searchProducts';

export const shopAddress = '/ecom/shop';

/** The address of a product's page. */
export const productAddress = (id: number) => `/ecom/shopdetail?id=${id}`;

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

/** Formats an amount in cents as euros, in the reader's language. */
export function usePrice(): (cents: number) => string {
  const { i18n } = useTranslation();
  const locale = i18n.language === 'en' ? 'en-GB' : i18n.language;
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    return (cents) => format.format(cents / 100);
  }, [locale]);
}
