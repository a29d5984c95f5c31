import { type Product, productOf } from './products';

/** How many of a product: never more than its stock. */
export interface CartLine {
  productId: number;
  quantity: number;
}

/** The quantity that can be had of a product: a whole number from 1 to its stock, 0 once it is sold out. */
export function clampToStock({ stock }: Pick<Product, 'stock'>, wanted: number): number {
  const whole = Number.isFinite(wanted) ? Math.trunc(wanted) : 1;
  return Math.min(stock, Math.max(1, whole));
}

/** The cart with so many more of a product, as far as the stock goes. */
export function withAdded(cart: readonly CartLine[], { productId, quantity }: CartLine): CartLine[] {
  const held = cart.find((line) => line.productId === productId);
  if (held) return withQuantity(cart, { productId, quantity: held.quantity + quantity });
  return checkedCart([...cart, { productId, quantity }]);
}

/** The cart with exactly so many of a product that is in it, as far as the stock goes. */
export function withQuantity(cart: readonly CartLine[], { productId, quantity }: CartLine): CartLine[] {
  return checkedCart(cart.map((line) => (line.productId === productId ? { productId, quantity } : line)));
}

/** A cart of products that there are, in quantities that there are; one kept from another day may hold others. */
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
