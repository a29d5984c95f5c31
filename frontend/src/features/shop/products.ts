import type { Subject } from './pictures/Picture';

export const categories = ['home', 'outdoors', 'kitchen', 'paper'] as const;
export type Category = (typeof categories)[number];

export interface Product {
  readonly id: number;
  /** The picture's subject; also the key of the name and description in locales/<language>/shop.json. */
  readonly subject: Subject;
  readonly category: Category;
  /** In euro cents, so that totals are exact. */
  readonly price: number;
  /** How many are in stock. */
  readonly stock: number;
}

/** The shop's products. */
export const products: readonly Product[] = [
  { id: 1, subject: 'canalHouses', category: 'home', price: 39_50, stock: 8 },
  { id: 2, subject: 'bicycle', category: 'outdoors', price: 649_00, stock: 3 },
  { id: 3, subject: 'stroopwafels', category: 'kitchen', price: 9_95, stock: 60 },
  { id: 4, subject: 'bridgePoster', category: 'paper', price: 24_95, stock: 25 },
  { id: 5, subject: 'tulips', category: 'outdoors', price: 18_75, stock: 40 },
  { id: 6, subject: 'delftTile', category: 'home', price: 32_00, stock: 12 },
  { id: 7, subject: 'windmillKit', category: 'paper', price: 16_50, stock: 0 },
  { id: 8, subject: 'umbrella', category: 'outdoors', price: 44_00, stock: 15 },
  { id: 9, subject: 'blanket', category: 'home', price: 89_00, stock: 5 },
  { id: 10, subject: 'cheeseBoard', category: 'kitchen', price: 27_50, stock: 9 },
  { id: 11, subject: 'notebook', category: 'paper', price: 12_50, stock: 34 },
  { id: 12, subject: 'mug', category: 'kitchen', price: 14_95, stock: 2 },
];

/**
 * The product with the number in a page's address, which is untrusted input.
 * @returns undefined for an unknown product
 */
export function productOf(id: string | number | null): Product | undefined {
  return id === null ? undefined : products.find((product) => String(product.id) === String(id));
}

const relatedCount = 3;

/** Others of its category first, then by nearest price. */
export function relatedTo(product: Product): Product[] {
  const distance = (other: Product) =>
    (other.category === product.category ? 0 : 1_000_000_00) + Math.abs(other.price - product.price);
  return products
    .filter(({ id }) => id !== product.id)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, relatedCount);
}
