import { emptyCheckout } from '../../../frontend/src/features/shop/checkoutDraft';
import {
  linesAgain,
  nextOrderId,
  type Order,
  orderFor,
  ordersSchema,
} from '../../../frontend/src/features/shop/orders';
import {
  addedToCart,
  checkoutChanged,
  orderCancelled,
  orderChangeUndone,
  orderPlaced,
  orderSent,
  selectCart,
  selectCheckout,
  selectLastChange,
  selectOrders,
  selectStock,
} from '../../../frontend/src/features/shop/shopSlice';
import { stockAfter } from '../../../frontend/src/features/shop/stock';
import { makeAppStore, storedBy } from '../sample-data/makeAppStore';
import { filledCheckout } from './filledCheckout';

const poster = { productId: 4, variant: 'poster70' };
const placedAt = '2026-11-24T10:00:00.000Z';

function orderOf(lines: Parameters<typeof orderFor>[0], id = 1001): Order {
  const order = orderFor(lines, filledCheckout, { id, placedAt });
  if (!order) throw new Error('The order lacks something.');
  return order;
}

function shopStore() {
  const { dispatch, getState } = makeAppStore();
  dispatch(checkoutChanged(filledCheckout));
  return {
    dispatch,
    cart: () => selectCart(getState()),
    orders: () => selectOrders(getState()),
    draft: () => selectCheckout(getState()),
    lastChange: () => selectLastChange(getState()),
    stockOf: (item: { productId: number; variant?: string }) => selectStock(getState())(item),
  };
}

beforeEach(() => localStorage.clear());

describe('an order', () => {
  it('has its lines at the prices of the moment, the address in its usual form, and what sending costs', () => {
    const draft = { ...filledCheckout, name: ' Mila Jansen ', postcode: '3011aa' };
    const order = orderFor([{ productId: 4, quantity: 1 }], draft, { id: 1001, placedAt });
    expect(order).toEqual({
      id: 1001,
      placedAt,
      status: 'placed',
      delivery: 'home',
      payment: 'invoice',
      shipping: 4_95,
      lines: [{ productId: 4, variant: 'poster50', quantity: 1, price: 24_95, vat: 21 }],
      address: {
        name: 'Mila Jansen',
        email: 'mila@example.nl',
        street: 'Wijnhaven 12',
        postcode: '3011 AA',
        city: 'Rotterdam',
        country: 'NL',
      },
    });
    expect(ordersSchema.safeParse([order]).success).toBe(true);
  });

  it('is none without products, address or payment', () => {
    const cart = [{ productId: 3, quantity: 1 }];
    expect(orderFor([], filledCheckout, { id: 1, placedAt })).toBeNull();
    expect(orderFor(cart, emptyCheckout, { id: 1, placedAt })).toBeNull();
    expect(orderFor(cart, { ...filledCheckout, payment: '' }, { id: 1, placedAt })).toBeNull();
  });

  it('has a number of its own', () => {
    expect(nextOrderId([])).toBe(1001);
    expect(nextOrderId([orderOf([{ ...poster, quantity: 1 }], 1007)])).toBe(1008);
  });
});

describe('the stock', () => {
  it('is what the orders leave of each variant', () => {
    const orders = [orderOf([{ ...poster, quantity: 3 }]), orderOf([{ productId: 3, quantity: 10 }], 1002)];
    const stockOf = stockAfter(orders);
    expect(stockOf(poster)).toBe(1);
    expect(stockOf({ productId: 4, variant: 'poster50' })).toBe(25);
    expect(stockOf({ productId: 3 })).toBe(50);
    expect(stockOf({ productId: 999 })).toBe(0);
  });

  it('has again what a cancelled order held, and is never below nothing', () => {
    const order = orderOf([{ ...poster, quantity: 4 }]);
    expect(stockAfter([{ ...order, status: 'cancelled' }])(poster)).toBe(4);
    expect(stockAfter([order, { ...order, id: 1002 }])(poster)).toBe(0);
  });
});

describe('ordering again', () => {
  it('takes what is left beside the cart, and counts what is missing', () => {
    const order = orderOf([
      { ...poster, quantity: 2 },
      { productId: 3, quantity: 1 },
    ]);
    const stockOf = stockAfter([order]);
    expect(linesAgain(order, [], stockOf)).toEqual({
      lines: [
        { ...poster, quantity: 2 },
        { productId: 3, quantity: 1 },
      ],
      missing: 0,
    });
    expect(linesAgain(order, [{ ...poster, quantity: 1 }], stockOf)).toEqual({
      lines: [
        { ...poster, quantity: 1 },
        { productId: 3, quantity: 1 },
      ],
      missing: 1,
    });
  });
});

describe('placing an order', () => {
  it('empties the cart, takes the products out of stock, and keeps the address', () => {
    const { dispatch, cart, orders, draft, stockOf } = shopStore();
    dispatch(addedToCart({ ...poster, quantity: 3 }));
    dispatch(orderPlaced());
    expect(cart()).toEqual([]);
    expect(orders()).toHaveLength(1);
    expect(orders()[0]).toMatchObject({ id: 1001, status: 'placed' });
    expect(Date.parse(orders()[0]?.placedAt ?? '')).toBeGreaterThan(0);
    expect(stockOf(poster)).toBe(1);
    expect(draft()).toEqual(filledCheckout);
    dispatch(orderPlaced());
    expect(orders()).toHaveLength(1);
  });

  it('is stored, and read by the next visit', () => {
    const { dispatch, orders } = shopStore();
    dispatch(addedToCart({ ...poster, quantity: 1 }));
    dispatch(orderPlaced());
    window.dispatchEvent(new Event('pagehide'));
    expect(storedBy('shop-orders').value).toEqual(orders());
    expect(storedBy('shop-checkout').value).toEqual(filledCheckout);
    expect(storedBy('shop').value).toEqual([]);
  });
});

describe('an order that is placed', () => {
  const placed = () => {
    const store = shopStore();
    store.dispatch(addedToCart({ ...poster, quantity: 4 }));
    store.dispatch(orderPlaced());
    return store;
  };

  it('can be cancelled, and that undone: the cart gives back what the order takes again', () => {
    const { dispatch, orders, cart, stockOf, lastChange } = placed();
    dispatch(orderCancelled(1001));
    expect(orders()[0]?.status).toBe('cancelled');
    expect(stockOf(poster)).toBe(4);
    dispatch(addedToCart({ ...poster, quantity: 2 }));
    dispatch(orderChangeUndone());
    expect(orders()[0]?.status).toBe('placed');
    expect(stockOf(poster)).toBe(0);
    expect(cart()).toEqual([]);
    expect(lastChange()).toBeNull();
  });

  it('cannot be cancelled once it is sent', () => {
    const { dispatch, orders } = placed();
    dispatch(orderSent(1001));
    dispatch(orderCancelled(1001));
    expect(orders()[0]?.status).toBe('sent');
  });

  it('keeps what another took when the cancellation is no longer undone', () => {
    const { dispatch, orders, stockOf } = placed();
    dispatch(orderCancelled(1001));
    dispatch(addedToCart({ ...poster, quantity: 4 }));
    dispatch(orderPlaced());
    dispatch(orderChangeUndone());
    expect(orders().map(({ id, status }) => [id, status])).toEqual([
      [1002, 'placed'],
      [1001, 'cancelled'],
    ]);
    expect(stockOf(poster)).toBe(0);
  });
});

test('an order of another tab takes its products out of this cart', () => {
  const { dispatch, cart } = shopStore();
  dispatch(addedToCart({ ...poster, quantity: 4 }));
  const value = [orderOf([{ ...poster, quantity: 3 }])];
  localStorage.setItem('polder.guest.apps.shop-orders', JSON.stringify({ version: 1, value }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'polder.guest.apps.shop-orders' }));
  expect(cart()).toEqual([{ ...poster, quantity: 1 }]);
});
