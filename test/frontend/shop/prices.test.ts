import { type PricedLine, shippingFor, totalsOf } from '../../../frontend/src/features/shop/prices';

const mug: PricedLine = { quantity: 2, price: 14_95, vat: 21 };
const waffles: PricedLine = { quantity: 1, price: 9_95, vat: 9 };

describe('what sending costs', () => {
  it.each([
    ['within the country', 74_99, 'home', 'NL', 4_95],
    ['nothing from a value on', 75_00, 'home', 'NL', 0],
    ['more abroad', 75_00, 'home', 'BE', 9_95],
    ['nothing abroad from a higher value on', 150_00, 'home', 'DE', 0],
    ['nothing for what is fetched', 10_00, 'pickup', 'LU', 0],
    ['nothing for nothing', 0, 'home', 'NL', 0],
  ] as const)('is %s', (_, goods, delivery, country, cost) => {
    expect(shippingFor(goods, delivery, country)).toBe(cost);
  });
});

describe('the VAT in an order', () => {
  it('is computed from the prices that include it', () => {
    // 29.90 × 21 / 121 = 5.189…
    expect(totalsOf([mug], 0)).toEqual({
      goods: 29_90,
      shipping: 0,
      total: 29_90,
      vat: [{ rate: 21, gross: 29_90, vat: 5_19 }],
    });
  });

  it('is that of food for food, and for sending it', () => {
    // 14.90 × 9 / 109 = 1.230…
    expect(totalsOf([waffles], 4_95).vat).toEqual([{ rate: 9, gross: 14_90, vat: 1_23 }]);
  });

  it('divides what sending costs by the value of the goods, to the cent', () => {
    const { goods, total, vat } = totalsOf([mug, waffles], 4_95);
    expect([goods, total]).toEqual([39_85, 44_80]);
    // 4.95 × 9.95 / 39.85 = 1.235…
    expect(vat.map(({ rate, gross }) => [rate, gross])).toEqual([
      [21, 29_90 + 3_71],
      [9, 9_95 + 1_24],
    ]);
    expect(vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
  });

  it('is none of nothing', () => {
    expect(totalsOf([], 0)).toEqual({ goods: 0, shipping: 0, total: 0, vat: [] });
  });
});
