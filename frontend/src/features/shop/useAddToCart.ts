import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { announce } from '../../lib/announce';
import { type CartItem, clampToStock, isSameItem } from './cart';
import { addedToCart, selectCart, selectStock } from './shopSlice';
import { useItemName } from './useShop';

/** Adds an item to the cart and announces it; `left` is how many more can be added. */
export function useAddToCart(item: CartItem): {
  add: (quantity: number) => void;
  /** How many the cart has. */
  held: number;
  left: number;
  stock: number;
} {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const nameOf = useItemName();
  const stock = useAppSelector(selectStock)(item);
  const held = useAppSelector(selectCart).find((line) => isSameItem(line, item))?.quantity ?? 0;
  const left = stock - held;
  const add = (wanted: number) => {
    const quantity = clampToStock(left, wanted);
    dispatch(addedToCart({ ...item, quantity }));
    announce(t('added', { name: nameOf(item), count: held + quantity }));
  };
  return { add, held, left, stock };
}
