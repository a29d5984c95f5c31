import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { announce } from '../../lib/announce';
import { clampToStock } from './cart';
import type { NamedProduct } from './searchProducts';
import { addedToCart, selectCart } from './shopSlice';

/** Adds a product to the cart and announces it; `left` is how many more can be added. */
export function useAddToCart(product: NamedProduct): {
  add: (quantity: number) => void;
  left: number;
  isFull: boolean;
} {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const held = useAppSelector(selectCart).find(({ productId }) => productId === product.id)?.quantity ?? 0;
  const left = product.stock - held;
  const add = (wanted: number) => {
    const quantity = clampToStock({ stock: left }, wanted);
    dispatch(addedToCart({ productId: product.id, quantity }));
    announce(t('added', { name: product.name, count: held + quantity }));
  };
  return { add, left, isFull: left === 0 };
}
