import { matchesSearch } from '../../lib/search';
import { type Category, categories, lowestPrice, type Product } from './products';

export const productOrders = ['featured', 'priceUp', 'priceDown', 'name'] as const;
export type ProductOrder = (typeof productOrders)[number];

export interface ProductCriteria {
  readonly text: string;
  readonly category: Category | null;
  /** In cents, inclusive; null for no limit. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly order: ProductOrder;
}

export const noProductCriteria: ProductCriteria = {
  text: '',
  category: null,
  minPrice: null,
  maxPrice: null,
  order: 'featured',
};

/** A product with its texts in the reader's language. */
export interface NamedProduct extends Product {
  readonly name: string;
  readonly description: string;
}

/** The products that match the criteria, sorted by them. */
export function searchProducts(
  products: readonly NamedProduct[],
  { text, category, minPrice, maxPrice, order }: ProductCriteria,
  language: string,
): NamedProduct[] {
  const found = products.filter(
    ({ name, description, offers, ...product }) =>
      (category === null || product.category === category) &&
      offers.some(({ price }) => price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY)) &&
      matchesSearch(text, name, description),
  );
  return sorted(found, order, language);
}

function sorted(found: NamedProduct[], order: ProductOrder, language: string): NamedProduct[] {
  if (order === 'priceUp') return found.sort((one, other) => lowestPrice(one) - lowestPrice(other));
  if (order === 'priceDown') return found.sort((one, other) => lowestPrice(other) - lowestPrice(one));
  if (order === 'name') return found.sort((one, other) => one.name.localeCompare(other.name, language));
  return found;
}

/** Reads the criteria from a page's address, which is untrusted input; invalid ones get their default. */
export function readProductCriteria(params: URLSearchParams): ProductCriteria {
  return {
    text: (params.get('search') ?? '').slice(0, 200),
    category: categories.find((category) => category === params.get('category')) ?? null,
    minPrice: readPrice(params.get('from')),
    maxPrice: readPrice(params.get('to')),
    order: productOrders.find((order) => order === params.get('sort')) ?? 'featured',
  };
}

/**
 * Reads a price as typed, with a point or a comma before the cents.
 * @returns cents; null for an invalid price
 */
export function readPrice(text: string | null): number | null {
  const [, euros, cents = ''] = /^€?\s*(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(text?.trim() ?? '') ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** A price in the format of the input: 12 or 12.50. */
export function writePrice(cents: number | null, point = '.'): string {
  if (cents === null) return '';
  return (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)).replace('.', point);
}

/** The address for the criteria, without those at their default. */
export function writeProductCriteria(criteria: ProductCriteria): URLSearchParams {
  const params = new URLSearchParams();
  if (criteria.text) params.set('search', criteria.text);
  if (criteria.category) params.set('category', criteria.category);
  if (criteria.minPrice !== null) params.set('from', writePrice(criteria.minPrice));
  if (criteria.maxPrice !== null) params.set('to', writePrice(criteria.maxPrice));
  if (criteria.order !== 'featured') params.set('sort', criteria.order);
  return params;
}

export const isUnfiltered = ({ text, category, minPrice, maxPrice }: ProductCriteria): boolean =>
  !text && !category && minPrice === null && maxPrice === null;
