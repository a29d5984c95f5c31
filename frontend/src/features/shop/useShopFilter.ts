import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AddressDraft, useAddressDraft } from '../../components/useAddressDraft';
import { useChangeAddress } from '../../components/useChangeAddress';
import { type ProductCriteria, readEuros, readProductCriteria, writeProductCriteria } from './searchProducts';

export interface ShopFilterControl {
  /** What counts with each letter that is typed; the address follows. */
  readonly criteria: ProductCriteria;
  readonly text: AddressDraft;
  readonly leastPrice: AddressDraft;
  readonly mostPrice: AddressDraft;
  change(changes: Partial<ProductCriteria>): void;
}

/** Which products the shop shows, kept in the page's address. */
export function useShopFilter(): ShopFilterControl {
  const [params] = useSearchParams();
  const changeAddress = useChangeAddress();
  const kept = useMemo(() => readProductCriteria(params), [params]);
  const change = (changes: Partial<ProductCriteria>) =>
    changeAddress((now) => writeProductCriteria({ ...readProductCriteria(now), ...changes }), { replace: true });

  const text = useAddressDraft(kept.text, (typed) => change({ text: typed }));
  const leastPrice = useAddressDraft(...price(kept.leastPrice, (euros) => change({ leastPrice: euros })));
  const mostPrice = useAddressDraft(...price(kept.mostPrice, (euros) => change({ mostPrice: euros })));
  const criteria = useMemo(
    () => ({
      ...kept,
      text: text.text,
      leastPrice: readEuros(leastPrice.text),
      mostPrice: readEuros(mostPrice.text),
    }),
    [kept, text.text, leastPrice.text, mostPrice.text],
  );
  const choose = (changes: Partial<ProductCriteria>) => {
    // What is chosen comes after what was typed, also where no field was left for it.
    for (const draft of [text, leastPrice, mostPrice]) draft.settle();
    change(changes);
  };
  return { criteria, text, leastPrice, mostPrice, change: choose };
}

const price = (value: number | null, set: (euros: number | null) => void): Parameters<typeof useAddressDraft> => [
  written(value),
  (text) => set(readEuros(text)),
  { toValue: (text) => written(readEuros(text)) },
];

const written = (euros: number | null) => (euros === null ? '' : String(euros));
