import {
  type CartLine,
  checkedCart,
  clampToStock,
  countOf,
  totalOf,
  withAdded,
  withQuantity,
} from '../../../frontend/src/features/shop/cart';
import { products } from '../../../frontend/src/features/shop/products';
import { stockAfter } from '../../../frontend/src/features/shop/stock';

// Of the catalogue: 12 the mug (two at € 14.95), 3 stroopwafels (€ 9.95), 7 the windmill (sold out), and the posters of 4.
const cart: CartLine[] = [
  { productId: 12, quantity: 1 },
  { productId: 3, quantity: 4 },
];
const small = { productId: 4, variant: 'poster30' };
const usual = { productId: 4, variant: 'poster50' };
const stockOf = stockAfter([]);

describe('the available quantity', () => {
  it.each([
    ['what is asked', 2, 2],
    ['no more than the stock', 9, 3],
    ['one at the least', 0, 1],
    ['one for less than nothing', -5, 1],
    ['whole ones', 2.9, 2],
    ['one for what is no number', Number.NaN, 1],
  ])('is %s', (_, wanted, expected) => {
    expect(clampToStock(3, wanted)).toBe(expected);
  });

  it('is 0 for a sold-out product', () => {
    expect(clampToStock(0, 1)).toBe(0);
  });
});

describe('a cart', () => {
  it('adds a line for a new product', () => {
    expect(withAdded(cart, { productId: 5, quantity: 2 }, stockOf)).toEqual([...cart, { productId: 5, quantity: 2 }]);
  });

  it('adds to an existing line, up to the stock', () => {
    expect(withAdded(cart, { productId: 3, quantity: 2 }, stockOf)).toContainEqual({ productId: 3, quantity: 6 });
    expect(withAdded(cart, { productId: 12, quantity: 5 }, stockOf)).toContainEqual({ productId: 12, quantity: 2 });
  });

  it('does not add a sold-out or unknown product', () => {
    expect(withAdded(cart, { productId: 7, quantity: 1 }, stockOf)).toEqual(cart);
    expect(withAdded(cart, { productId: 999, quantity: 1 }, stockOf)).toEqual(cart);
  });

  it('changes the quantity of one line, up to the stock', () => {
    expect(withQuantity(cart, { productId: 12, quantity: 7 }, stockOf)).toEqual([
      { productId: 12, quantity: 2 },
      cart[1],
    ]);
  });

  it('drops products that are no longer sold', () => {
    const kept = [
      ...cart,
      { productId: 999, quantity: 1 },
      { productId: 7, quantity: 2 },
      { productId: 4, variant: 'poster10', quantity: 1 },
      { productId: 10, quantity: 50 },
    ];
    expect(checkedCart(kept, stockOf)).toEqual([...cart, { productId: 10, quantity: 9 }]);
  });

  it('has a total in whole cents', () => {
    expect(totalOf(cart)).toBe(14_95 + 4 * 9_95);
    expect(totalOf(Array.from({ length: 3 }, () => ({ productId: 3, quantity: 1 })))).toBe(29_85);
    expect(countOf(cart)).toBe(5);
    expect(totalOf([])).toBe(0);
  });
});

describe('variants', () => {
  it('are lines of their own, each at its price and with its stock', () => {
    const both = withAdded([{ ...usual, quantity: 2 }], { ...small, quantity: 99 }, stockOf);
    expect(both).toEqual([
      { ...usual, quantity: 2 },
      { ...small, quantity: 12 },
    ]);
    expect(totalOf(both)).toBe(2 * 24_95 + 12 * 18_50);
    expect(withQuantity(both, { ...small, quantity: 1 }, stockOf)).toEqual([
      { ...usual, quantity: 2 },
      { ...small, quantity: 1 },
    ]);
  });

  it('are the usual ones in a cart from before there were any', () => {
    const old = [
      { productId: 4, quantity: 1 },
      { ...usual, quantity: 2 },
    ];
    expect(checkedCart(old, stockOf)).toEqual([{ ...usual, quantity: 3 }]);
  });

  it('of a product have different names, and the usual one is among them', () => {
    for (const { offers, usual: first, choice } of products) {
      expect(new Set(offers.map(({ variant }) => variant)).size).toBe(offers.length);
      expect(offers.map(({ variant }) => variant)).toContain(first);
      expect(choice === undefined).toBe(offers.length === 1);
    }
  });
});
