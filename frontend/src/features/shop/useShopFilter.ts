import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type AddressDraft, useAddressDraft } from '../../components/useAddressDraft';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import {
  noProductCriteria,
  type ProductCriteria,
  readPrice,
  readProductCriteria,
  writePrice,
  writeProductCriteria,
} from './searchProducts';

export interface ShopFilterControl {
  /** The current criteria, updated while the user types; the address follows. */
  readonly criteria: ProductCriteria;
  readonly text: AddressDraft;
  readonly minPrice: AddressDraft;
  readonly maxPrice: AddressDraft;
  /** The error in the prices, as a translation key. */
  readonly error: 'noPrice' | 'noRange' | null;
  change(changes: Partial<ProductCriteria>): void;
  /** Resets everything but the sort order. */
  clear(): void;
}

/** The shop's filter, stored in the page's address. */
export function useShopFilter(): ShopFilterControl {
  const { i18n } = useTranslation();
  const point = i18n.language === 'nl' ? ',' : '.';
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const fromAddress = useMemo(() => readProductCriteria(params), [params]);
  const change = (changes: Partial<ProductCriteria>) =>
    updateSearchParams((now) => writeProductCriteria({ ...readProductCriteria(now), ...changes }), { replace: true });

  const text = useAddressDraft(fromAddress.text, (typed) => change({ text: typed }));
  const minPrice = useAddressDraft(...price(fromAddress.minPrice, point, (cents) => change({ minPrice: cents })));
  const maxPrice = useAddressDraft(...price(fromAddress.maxPrice, point, (cents) => change({ maxPrice: cents })));
  const criteria = useMemo(
    () => ({
      ...fromAddress,
      text: text.text,
      minPrice: readPrice(minPrice.text),
      maxPrice: readPrice(maxPrice.text),
    }),
    [fromAddress, text.text, minPrice.text, maxPrice.text],
  );
  const choose = (changes: Partial<ProductCriteria>) => {
    // Applies pending text before a choice, also when no field was blurred.
    for (const draft of [text, minPrice, maxPrice]) draft.settle();
    change(changes);
  };
  const clear = () => {
    choose({ ...noProductCriteria, order: fromAddress.order });
    // An invalid price is not in the address: syncing from there would clear its field.
    for (const draft of [minPrice, maxPrice]) draft.change('');
  };
  const error = errorOf(minPrice.text, maxPrice.text);
  return { criteria, text, minPrice, maxPrice, error, change: choose, clear };
}

const price = (
  value: number | null,
  point: string,
  set: (cents: number | null) => void,
): Parameters<typeof useAddressDraft> => [
  writePrice(value, point),
  (text) => set(readPrice(text)),
  { toValue: (text) => writePrice(readPrice(text), point) },
];

/** The error in the prices, as a translation key. */
function errorOf(minPrice: string, maxPrice: string): 'noPrice' | 'noRange' | null {
  const [min, max] = [readPrice(minPrice), readPrice(maxPrice)];
  const isNoPrice = (text: string, read: number | null) => text.trim() !== '' && read === null;
  if (isNoPrice(minPrice, min) || isNoPrice(maxPrice, max)) return 'noPrice';
  return min !== null && max !== null && min > max ? 'noRange' : null;
}
