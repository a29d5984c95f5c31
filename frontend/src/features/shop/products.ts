import type { Subject } from './pictures/Picture';

export const categories = ['home', 'outdoors', 'kitchen', 'paper'] as const;
export type Category = (typeof categories)[number];

/** What a product with variants lets one choose. */
export type Choice = 'frame' | 'size' | 'colour';

export type VariantName =
  | ('frame53' | 'frame57' | 'frame61')
  | ('poster30' | 'poster50' | 'poster70')
  | ('heather' | 'moss' | 'brick');

/** In percent. Dutch law has the lower rate for food and bulbs. */
export type VatRate = 9 | 21;

/** What is sold: a product, or one of its variants. */
export interface Offer {
  /** Without one for a product that has no variants. */
  readonly variant?: VariantName;
  /** In euro cents, VAT included, so that totals are exact. */
  readonly price: number;
  /** How many there are before any order (stock.ts). */
  readonly stock: number;
}

export interface Product {
  readonly id: number;
  /** The picture's subject; also the key of the name and description in locales/<language>/shop.json. */
  readonly subject: Subject;
  readonly category: Category;
  readonly vat: VatRate;
  readonly choice?: Choice;
  /** In the order in which they are shown. */
  readonly offers: readonly Offer[];
  /** The variant that is chosen first, and that of carts from before there were variants. */
  readonly usual?: VariantName;
}

const only = (price: number, stock: number): Pick<Product, 'offers'> => ({ offers: [{ price, stock }] });

/** The shop's products. */
export const products: readonly Product[] = [
  { id: 1, subject: 'canalHouses', category: 'home', vat: 21, ...only(39_50, 8) },
  {
    id: 2,
    subject: 'bicycle',
    category: 'outdoors',
    vat: 21,
    choice: 'frame',
    usual: 'frame57',
    offers: [
      { variant: 'frame53', price: 649_00, stock: 1 },
      { variant: 'frame57', price: 649_00, stock: 3 },
      { variant: 'frame61', price: 649_00, stock: 0 },
    ],
  },
  { id: 3, subject: 'stroopwafels', category: 'kitchen', vat: 9, ...only(9_95, 60) },
  {
    id: 4,
    subject: 'bridgePoster',
    category: 'paper',
    vat: 21,
    choice: 'size',
    usual: 'poster50',
    offers: [
      { variant: 'poster30', price: 18_50, stock: 12 },
      { variant: 'poster50', price: 24_95, stock: 25 },
      { variant: 'poster70', price: 44_50, stock: 4 },
    ],
  },
  { id: 5, subject: 'tulips', category: 'outdoors', vat: 9, ...only(18_75, 40) },
  { id: 6, subject: 'delftTile', category: 'home', vat: 21, ...only(32_00, 12) },
  { id: 7, subject: 'windmillKit', category: 'paper', vat: 21, ...only(16_50, 0) },
  { id: 8, subject: 'umbrella', category: 'outdoors', vat: 21, ...only(44_00, 15) },
  {
    id: 9,
    subject: 'blanket',
    category: 'home',
    vat: 21,
    choice: 'colour',
    usual: 'heather',
    offers: [
      { variant: 'heather', price: 89_00, stock: 5 },
      { variant: 'moss', price: 89_00, stock: 7 },
      { variant: 'brick', price: 94_00, stock: 2 },
    ],
  },
  { id: 10, subject: 'cheeseBoard', category: 'kitchen', vat: 21, ...only(27_50, 9) },
  { id: 11, subject: 'notebook', category: 'paper', vat: 21, ...only(12_50, 34) },
  { id: 12, subject: 'mug', category: 'kitchen', vat: 21, ...only(14_95, 2) },
];

/**
 * The product with the number in a page's address, which is untrusted input.
 * @returns undefined for an unknown product
 */
export function productOf(id: string | number | null): Product | undefined {
  return id === null ? undefined : products.find((product) => String(product.id) === String(id));
}

/**
 * The variant of a product that an address or a stored cart names, or else its usual one.
 * @returns undefined for an unknown variant
 */
export function offerOf(product: Product, variant: string | null = null): Offer | undefined {
  const wanted = variant ?? product.usual;
  return product.offers.find((offer) => offer.variant === wanted);
}

export const lowestPrice = ({ offers }: Product): number => Math.min(...offers.map(({ price }) => price));

export const hasOnePrice = ({ offers }: Product): boolean => new Set(offers.map(({ price }) => price)).size === 1;

const relatedCount = 3;

/** Others of its category first, then by nearest price. */
export function relatedTo(product: Product): Product[] {
  const distance = (other: Product) =>
    (other.category === product.category ? 0 : 1_000_000_00) + Math.abs(lowestPrice(other) - lowestPrice(product));
  return products
    .filter(({ id }) => id !== product.id)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, relatedCount);
}
