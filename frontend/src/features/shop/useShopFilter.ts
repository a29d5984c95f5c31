import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type AddressDraft, useAddressDraft } from '../../components/useAddressDraft';
import { useChangeAddress } from '../../components/useChangeAddress';
import {
  noProductCriteria,
  type ProductCriteria,
  readPrice,
  readProductCriteria,
  writePrice,
  writeProductCriteria,
} from './searchProducts';

export interface ShopFilterControl {
  /** What counts with each letter that is typed; the address follows. */
  readonly criteria: ProductCriteria;
  readonly text: AddressDraft;
  readonly leastPrice: AddressDraft;
  readonly mostPrice: AddressDraft;
  /** Why the prices cannot be met, as the key of a text. */
  readonly error: 'noPrice' | 'noRange' | null;
  change(changes: Partial<ProductCriteria>): void;
  /** Takes out everything but the order. */
  clear(): void;
}

/** Which products the shop shows, kept in the page's address. */
export function useShopFilter(): ShopFilterControl {
  const { i18n } = useTranslation();
  const point = i18n.language === 'nl' ? ',' : '.';
  const [params] = useSearchParams();
  const changeAddress = useChangeAddress();
  const kept = useMemo(() => readProductCriteria(params), [params]);
  const change = (changes: Partial<ProductCriteria>) =>
    changeAddress((now) => writeProductCriteria({ ...readProductCriteria(now), ...changes }), { replace: true });

  const text = useAddressDraft(kept.text, (typed) => change({ text: typed }));
  const leastPrice = useAddressDraft(...price(kept.leastPrice, point, (cents) => change({ leastPrice: cents })));
  const mostPrice = useAddressDraft(...price(kept.mostPrice, point, (cents) => change({ mostPrice: cents })));
  const criteria = useMemo(
    () => ({
      ...kept,
      text: text.text,
      leastPrice: readPrice(leastPrice.text),
      mostPrice: readPrice(mostPrice.text),
    }),
    [kept, text.text, leastPrice.text, mostPrice.text],
  );
  const choose = (changes: Partial<ProductCriteria>) => {
    // What is chosen comes after what was typed, also where no field was left for it.
    for (const draft of [text, leastPrice, mostPrice]) draft.settle();
    change(changes);
  };
  const clear = () => {
    choose({ ...noProductCriteria, order: kept.order });
    // What is no price is not in the address, which would take it out of its field.
    for (const draft of [leastPrice, mostPrice]) draft.change('');
  };
  const error = errorOf(leastPrice.text, mostPrice.text);
  return { criteria, text, leastPrice, mostPrice, error, change: choose, clear };
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

/** What is wrong with the prices, as the key of a text. */
function errorOf(leastPrice: string, mostPrice: string): 'noPrice' | 'noRange' | null {
  const [least, most] = [readPrice(leastPrice), readPrice(mostPrice)];
  const isNoPrice = (text: string, read: number | null) => text.trim() !== '' && read === null;
  if (isNoPrice(leastPrice, least) || isNoPrice(mostPrice, most)) return 'noPrice';
  return least !== null && most !== null && least > most ? 'noRange' : null;
}
