import type { VatRate } from './products';

/** A quantity of something at its price, in cents, VAT included. */
export interface PricedLine {
  readonly quantity: number;
  readonly price: number;
  readonly vat: VatRate;
}

export const countries = ['NL', 'BE', 'DE', 'LU'] as const;
export type Country = (typeof countries)[number];

export const deliveries = ['home', 'pickup'] as const;
export type Delivery = (typeof deliveries)[number];

/** In cents: what sending costs, and from which value of the goods it is free. */
export const shippingRules: Readonly<Record<Country, { readonly cost: number; readonly freeFrom: number }>> = {
  NL: { cost: 4_95, freeFrom: 75_00 },
  BE: { cost: 9_95, freeFrom: 150_00 },
  DE: { cost: 9_95, freeFrom: 150_00 },
  LU: { cost: 9_95, freeFrom: 150_00 },
};

/** The VAT in what has one rate, in cents. */
export interface VatPart {
  readonly rate: VatRate;
  /** VAT included. */
  readonly gross: number;
  readonly vat: number;
}

/** All in cents, VAT included. */
export interface Totals {
  readonly goods: number;
  readonly shipping: number;
  readonly total: number;
  /** By rate, the higher first; rates without goods are left out. */
  readonly vat: readonly VatPart[];
}

export const goodsTotal = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/** What sending goods of a value costs: nothing for what is fetched, and from a value of the country on. */
export function shippingFor(goods: number, delivery: Delivery, country: Country): number {
  const { cost, freeFrom } = shippingRules[country];
  return delivery === 'pickup' || goods >= freeFrom || goods === 0 ? 0 : cost;
}

/**
 * The totals of lines and what sending them costs. Sending has the VAT rate of what is sent: for goods of both rates it
 * is divided by their value.
 */
export function totalsOf(lines: readonly PricedLine[], shipping: number): Totals {
  const goods = goodsTotal(lines);
  const low = goodsTotal(lines.filter(({ vat }) => vat === 9));
  const lowShipping = goods > 0 ? Math.round((shipping * low) / goods) : 0;
  const parts: VatPart[] = [partOf(21, goods - low + shipping - lowShipping), partOf(9, low + lowShipping)];
  return { goods, shipping, total: goods + shipping, vat: parts.filter(({ gross }) => gross > 0) };
}

const partOf = (rate: VatRate, gross: number): VatPart => ({
  rate,
  gross,
  vat: Math.round((gross * rate) / (100 + rate)),
});
