import { type Offer, offerOf, type Product, productOf } from './products';

/** What can be in a cart: a product, or one of its variants. */
export interface CartItem {
  readonly productId: number;
  /** Missing for a product without variants. A stored cart may lack it or name one that is no longer sold. */
  readonly variant?: string | undefined;
}

/** An item's quantity: never more than its stock. */
export interface CartLine extends CartItem {
  readonly quantity: number;
}

/** How many of an item are left; 0 for one that is not sold. */
export type StockOf = (item: CartItem) => number;

/** Identifies an item: its product and variant. */
export const itemKey = ({ productId, variant }: CartItem): string =>
  variant === undefined ? String(productId) : `${productId} ${variant}`;

export const isSameItem = (one: CartItem, other: CartItem): boolean => itemKey(one) === itemKey(other);

/** What a line is of; undefined for what is no longer sold. */
export function soldAs({ productId, variant }: CartItem): { product: Product; offer: Offer } | undefined {
  const product = productOf(productId);
  const offer = product && offerOf(product, variant);
  return product && offer && { product, offer };
}

/** The item that a product's offer is in a cart. */
export const itemOf = ({ id }: Pick<Product, 'id'>, { variant }: Offer): CartItem =>
  variant === undefined ? { productId: id } : { productId: id, variant };

/** Limits a quantity to whole numbers from 1 to the stock; 0 when the item is sold out. */
export function clampToStock(stock: number, wanted: number): number {
  const whole = Number.isFinite(wanted) ? Math.trunc(wanted) : 1;
  return Math.min(stock, Math.max(1, whole));
}

/** The cart with more of an item, limited to its stock. */
export function withAdded(cart: readonly CartLine[], line: CartLine, stockOf: StockOf): CartLine[] {
  return checkedCart([...cart, line], stockOf);
}

/** The cart with an exact quantity of an item already in it, limited to its stock. */
export function withQuantity(cart: readonly CartLine[], line: CartLine, stockOf: StockOf): CartLine[] {
  return checkedCart(
    cart.map((one) => (isSameItem(one, line) ? line : one)),
    stockOf,
  );
}

/**
 * The cart with existing items and available quantities only, one line for each: a cart stored earlier may contain
 * others, and has products without their variant.
 */
export function checkedCart(cart: readonly CartLine[], stockOf: StockOf): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const { quantity, ...named } of cart) {
    const sold = soldAs(named);
    if (!sold) continue;
    const item = itemOf(sold.product, sold.offer);
    const held = lines.get(itemKey(item))?.quantity ?? 0;
    const possible = clampToStock(stockOf(item), held + quantity);
    if (possible > 0) lines.set(itemKey(item), { ...item, quantity: possible });
  }
  return [...lines.values()];
}

/** In cents. */
export const totalOf = (cart: readonly CartLine[]): number =>
  cart.reduce((sum, line) => sum + (soldAs(line)?.offer.price ?? 0) * line.quantity, 0);

export const countOf = (cart: readonly CartLine[]): number => cart.reduce((sum, { quantity }) => sum + quantity, 0);
