import {
  type CartLine,
  checkedCart,
  clampToStock,
  countOf,
  totalOf,
  withAdded,
  withQuantity,
} from '../../../frontend/src/features/shop/cart';

// Of the catalogue: 2 the bicycle (three at € 649.00), 3 stroopwafels (€ 9.95), 7 the windmill (sold out).
const cart: CartLine[] = [
  { productId: 2, quantity: 1 },
  { productId: 3, quantity: 4 },
];

describe('the available quantity', () => {
  it.each([
    ['what is asked', 2, 2],
    ['no more than the stock', 9, 3],
    ['one at the least', 0, 1],
    ['one for less than nothing', -5, 1],
    ['whole ones', 2.9, 2],
    ['one for what is no number', Number.NaN, 1],
  ])('is %s', (_, wanted, expected) => {
    expect(clampToStock({ stock: 3 }, wanted)).toBe(expected);
  });

  it('is 0 for a sold-out product', () => {
    expect(clampToStock({ stock: 0 }, 1)).toBe(0);
  });
});

describe('a cart', () => {
  it('adds a line for a new product', () => {
    expect(withAdded(cart, { productId: 5, quantity: 2 })).toEqual([...cart, { productId: 5, quantity: 2 }]);
  });

  it('adds to an existing line, up to the stock', () => {
    expect(withAdded(cart, { productId: 3, quantity: 2 })).toContainEqual({ productId: 3, quantity: 6 });
    expect(withAdded(cart, { productId: 2, quantity: 5 })).toContainEqual({ productId: 2, quantity: 3 });
  });

  it('does not add a sold-out or unknown product', () => {
    expect(withAdded(cart, { productId: 7, quantity: 1 })).toEqual(cart);
    expect(withAdded(cart, { productId: 999, quantity: 1 })).toEqual(cart);
  });

  it('changes the quantity of one line, up to the stock', () => {
    expect(withQuantity(cart, { productId: 2, quantity: 7 })).toEqual([{ productId: 2, quantity: 3 }, cart[1]]);
  });

  it('drops products that are no longer sold', () => {
    const kept = [
      ...cart,
      { productId: 999, quantity: 1 },
      { productId: 7, quantity: 2 },
      { productId: 12, quantity: 50 },
    ];
    expect(checkedCart(kept)).toEqual([...cart, { productId: 12, quantity: 2 }]);
  });

  it('has a total in whole cents', () => {
    expect(totalOf(cart)).toBe(649_00 + 4 * 9_95);
    expect(totalOf(Array.from({ length: 3 }, () => ({ productId: 3, quantity: 1 })))).toBe(29_85);
    expect(countOf(cart)).toBe(5);
    expect(totalOf([])).toBe(0);
  });
});
