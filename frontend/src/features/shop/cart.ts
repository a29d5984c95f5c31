import { type Product, productOf } from './products';

/** A product's quantity: never more than its stock. */
export interface CartLine {
  productId: number;
  quantity: number;
}

/** Limits a quantity to whole numbers from 1 to the stock; 0 when the product is sold out. */
export function clampToStock({ stock }: Pick<Product, 'stock'>, wanted: number): number {
  const whole = Number.isFinite(wanted) ? Math.trunc(wanted) : 1;
  return Math.min(stock, Math.max(1, whole));
}

/** The cart with more of a product, limited to its stock. */
export function withAdded(cart: readonly CartLine[], { productId, quantity }: CartLine): CartLine[] {
  const held = cart.find((line) => line.productId === productId);
  if (held) return withQuantity(cart, { productId, quantity: held.quantity + quantity });
  return checkedCart([...cart, { productId, quantity }]);
}

/** The cart with an exact quantity of a product already in it, limited to its stock. */
export function withQuantity(cart: readonly CartLine[], { productId, quantity }: CartLine): CartLine[] {
  return checkedCart(cart.map((line) => (line.productId === productId ? { productId, quantity } : line)));
}

/** The cart with existing products and available quantities only: a cart stored earlier may contain others. */
export function checkedCart(cart: readonly CartLine[]): CartLine[] {
  return cart.flatMap(({ productId, quantity }) => {
    const product = productOf(productId);
    const possible = product ? clampToStock(product, quantity) : 0;
    return possible > 0 ? [{ productId, quantity: possible }] : [];
  });
}

/** In cents. */
export const totalOf = (cart: readonly CartLine[]): number =>
  cart.reduce((sum, { productId, quantity }) => sum + (productOf(productId)?.price ?? 0) * quantity, 0);

export const countOf = (cart: readonly CartLine[]): number => cart.reduce((sum, { quantity }) => sum + quantity, 0);
