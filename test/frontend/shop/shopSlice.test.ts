import {
  addedToCart,
  cartRestored,
  quantityChanged,
  selectCart,
  selectHasRemoval,
  takenOutOfCart,
} from '../../../frontend/src/features/shop/shopSlice';
import { makeAppStore } from '../sample-data/makeAppStore';

const storageKey = 'polder.guest.apps.shop';

function shopStore() {
  const { dispatch, getState } = makeAppStore();
  return {
    dispatch,
    cart: () => selectCart(getState()),
    hasRemoval: () => selectHasRemoval(getState()),
  };
}

beforeEach(() => localStorage.clear());

test('the cart is initially empty', () => {
  expect(shopStore().cart()).toEqual([]);
});

test('products are added, changed and removed; removal can be undone', () => {
  const { dispatch, cart, hasRemoval } = shopStore();
  dispatch(addedToCart({ productId: 3, quantity: 2 }));
  dispatch(addedToCart({ productId: 6, quantity: 1 }));
  dispatch(quantityChanged({ productId: 6, quantity: 5 }));
  dispatch(takenOutOfCart({ productId: 3 }));
  expect(cart()).toEqual([{ productId: 6, quantity: 5 }]);
  expect(hasRemoval()).toBe(true);
  dispatch(cartRestored());
  expect(cart()).toEqual([
    { productId: 3, quantity: 2 },
    { productId: 6, quantity: 5 },
  ]);
  expect(hasRemoval()).toBe(false);
});

test('undoing removals retains later changes, one removal at a time', () => {
  const { dispatch, cart, hasRemoval } = shopStore();
  for (const productId of [3, 6, 1]) dispatch(addedToCart({ productId, quantity: 1 }));
  dispatch(takenOutOfCart({ productId: 3 }));
  dispatch(takenOutOfCart({ productId: 6 }));
  dispatch(quantityChanged({ productId: 1, quantity: 4 }));
  dispatch(cartRestored());
  expect(cart()).toEqual([
    { productId: 6, quantity: 1 },
    { productId: 1, quantity: 4 },
  ]);
  expect(hasRemoval()).toBe(true);
  dispatch(cartRestored());
  expect(cart().map(({ productId }) => productId)).toEqual([3, 6, 1]);
  expect(hasRemoval()).toBe(false);
});

test('the stored cart is restored, limited to the stock', () => {
  const lines = [
    { productId: 2, quantity: 99 },
    { productId: 404, quantity: 1 },
  ];
  localStorage.setItem(storageKey, JSON.stringify({ version: 1, value: lines }));
  expect(shopStore().cart()).toEqual([{ productId: 2, variant: 'frame57', quantity: 3 }]);
});

test.each(['not JSON', '{"version":1,"value":[{"productId":"2"}]}', '{"version":9,"value":[]}'])(
  'a damaged cart is an empty one: %s',
  (kept) => {
    localStorage.setItem(storageKey, kept);
    expect(shopStore().cart()).toEqual([]);
  },
);

test('changes are written once they pause', () => {
  jest.useFakeTimers();
  const { dispatch } = shopStore();
  dispatch(addedToCart({ productId: 3, quantity: 2 }));
  dispatch(quantityChanged({ productId: 3, quantity: 3 }));
  jest.runAllTimers();
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toMatchObject({ value: [{ productId: 3, quantity: 3 }] });
  jest.useRealTimers();
});
