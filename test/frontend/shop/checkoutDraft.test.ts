import { furthestStep, stepAt } from '../../../frontend/src/features/shop/checkout/checkoutSteps';
import {
  addressProblems,
  emptyCheckout,
  isUntouched,
  paymentOf,
  readPostcode,
} from '../../../frontend/src/features/shop/checkoutDraft';
import { filledCheckout } from './filledCheckout';

describe('a postcode', () => {
  it.each([
    ['3011aa', 'NL', '3011 AA'],
    [' NL-3011  AA ', 'NL', '3011 AA'],
    ['0123 AA', 'NL', null],
    ['3011', 'NL', null],
    ['b-2000', 'BE', '2000'],
    ['BE-2000', 'BE', '2000'],
    ['de 10115', 'DE', '10115'],
    ['LU-1009', 'LU', '1009'],
    ['02000', 'BE', null],
    ['D 10115', 'DE', '10115'],
    ['1011', 'DE', null],
    ['L-1009', 'LU', '1009'],
    ['', 'LU', null],
  ] as const)('%j of %s is read as %j', (text, country, expected) => {
    expect(readPostcode(text, country)).toBe(expected);
  });
});

describe('the address', () => {
  it('lacks every field at first, in their order on the page', () => {
    expect(addressProblems(emptyCheckout)).toEqual(['name', 'email', 'street', 'postcode', 'city']);
    expect(addressProblems(filledCheckout)).toEqual([]);
  });

  it.each([
    ['email', 'mila@example'],
    ['street', 'Wijnhaven'],
    ['street', '12'],
    ['postcode', '3011'],
    ['name', '   '],
  ] as const)('is not complete with the %s %j', (field, text) => {
    expect(addressProblems({ ...filledCheckout, [field]: text })).toEqual([field]);
  });

  it('needs the postcode of its country', () => {
    expect(addressProblems({ ...filledCheckout, country: 'BE' })).toEqual(['postcode']);
    expect(addressProblems({ ...filledCheckout, country: 'BE', postcode: '2000' })).toEqual([]);
  });

  it('is untouched until something is entered', () => {
    expect(isUntouched(emptyCheckout)).toBe(true);
    expect(isUntouched({ ...emptyCheckout, city: 'D' })).toBe(false);
  });
});

describe('paying on delivery', () => {
  const onDelivery = { ...filledCheckout, payment: 'onDelivery' };

  it('is possible within the country, and for what is fetched', () => {
    expect(paymentOf(onDelivery)).toBe('onDelivery');
    expect(paymentOf({ ...onDelivery, country: 'DE', delivery: 'pickup' })).toBe('onDelivery');
  });

  it('is no longer chosen when the order goes abroad', () => {
    expect(paymentOf({ ...onDelivery, country: 'DE' })).toBeUndefined();
  });
});

describe('the steps', () => {
  const cart = [{ productId: 3, quantity: 1 }];

  it('lead as far as what is entered', () => {
    expect(furthestStep([], filledCheckout)).toBe('cart');
    expect(furthestStep(cart, emptyCheckout)).toBe('address');
    expect(furthestStep(cart, { ...filledCheckout, payment: '' })).toBe('delivery');
    expect(furthestStep(cart, filledCheckout)).toBe('review');
  });

  it.each([
    ['address', 'review', 'address'],
    ['review', 'address', 'address'],
    [null, 'review', 'cart'],
    ['__proto__', 'review', 'cart'],
    ['placed', 'review', 'cart'],
  ] as const)('%j in the address, where %s is possible, shows %s', (name, furthest, shown) => {
    expect(stepAt(name, furthest)).toBe(shown);
  });
});
