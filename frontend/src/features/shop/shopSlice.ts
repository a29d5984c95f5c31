import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { array, int, object, optional, string } from 'zod/mini';
import {
  isChangeOf,
  type PersistedPart,
  persistFailed,
  persistPart,
  readPersistedOr,
  selectorsInApps,
} from '../sample-data/public/slice';
import { type CartItem, type CartLine, checkedCart, isSameItem, withAdded, withQuantity } from './cart';
import { type CheckoutDraft, checkoutDraftSchema, emptyCheckout } from './checkoutDraft';
import { nextOrderId, type Order, type OrderStatus, orderFor, ordersSchema } from './orders';
import { stockAfter } from './stock';

/**
 * The shop loads no data: its products are bundled with the page, so it has no list with a GET as `createSampleSlice`
 * makes. Cart, orders and what is typed in the checkout are the user's own.
 */
export interface ShopState {
  cart: CartLine[];
  /** The removed lines and their index, for undo; the last one last. */
  removals: { line: CartLine; index: number }[];
  /** The newest first. */
  orders: Order[];
  /** The last change of an order's status, for undo. */
  lastChange: { readonly id: number; readonly before: OrderStatus; readonly now: OrderStatus } | null;
  draft: CheckoutDraft;
  /** True once this browser has refused to store something of the shop. */
  unsaved: boolean;
}

const storedCart: PersistedPart<CartLine[]> = {
  name: 'shop',
  version: 1,
  schema: array(object({ productId: int(), variant: optional(string()), quantity: int() })),
};

const storedOrders: PersistedPart<Order[]> = {
  name: 'shop-orders',
  version: 1,
  schema: ordersSchema,
};

const storedDraft: PersistedPart<CheckoutDraft> = {
  name: 'shop-checkout',
  version: 1,
  schema: checkoutDraftSchema,
};

const parts = [storedCart.name, storedOrders.name, storedDraft.name];

function initialState(): ShopState {
  const orders = readPersistedOr(storedOrders, []);
  return {
    cart: checkedCart(readPersistedOr(storedCart, []), stockAfter(orders)),
    removals: [],
    orders,
    lastChange: null,
    draft: readPersistedOr(storedDraft, emptyCheckout),
    unsaved: false,
  };
}

/** Puts what is left in the cart in line with the stock. */
function checkCart(state: ShopState): void {
  state.cart = checkedCart(state.cart, stockAfter(state.orders));
  state.removals = [];
}

function setStatus(state: ShopState, id: number, now: OrderStatus): void {
  const order = state.orders.find((one) => one.id === id);
  // What was sent or cancelled stays so, but for the undo.
  if (order?.status !== 'placed') return;
  state.lastChange = { id, before: order.status, now };
  order.status = now;
  checkCart(state);
}

const shopSlice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    addedToCart: (state, { payload }: PayloadAction<CartLine>) => {
      state.cart = withAdded(state.cart, payload, stockAfter(state.orders));
      state.removals = [];
    },
    quantityChanged: (state, { payload }: PayloadAction<CartLine>) => {
      state.cart = withQuantity(state.cart, payload, stockAfter(state.orders));
    },
    takenOutOfCart: (state, { payload }: PayloadAction<CartItem>) => {
      const index = state.cart.findIndex((line) => isSameItem(line, payload));
      const [line] = index < 0 ? [] : state.cart.splice(index, 1);
      if (line) state.removals.push({ line, index });
    },
    cartRestored: (state) => {
      const removal = state.removals.pop();
      if (removal) state.cart.splice(removal.index, 0, removal.line);
    },
    checkoutChanged: (state, { payload }: PayloadAction<Partial<CheckoutDraft>>) => {
      Object.assign(state.draft, payload);
    },
    /** Makes the cart an order with the number `nextOrderId`. The address stays for the next one. */
    orderPlaced: {
      prepare: () => ({ payload: { placedAt: new Date().toISOString() } }),
      reducer: (state, { payload }: PayloadAction<{ placedAt: string }>) => {
        const order = orderFor(state.cart, state.draft, { id: nextOrderId(state.orders), ...payload });
        if (!order) return;
        state.orders.unshift(order);
        Object.assign(state, { cart: [], removals: [], lastChange: null });
      },
    },
    orderSent: (state, { payload }: PayloadAction<number>) => setStatus(state, payload, 'sent'),
    /** Its products are in stock again. */
    orderCancelled: (state, { payload }: PayloadAction<number>) => setStatus(state, payload, 'cancelled'),
    /** The cart gives back what the order takes again. */
    orderChangeUndone: (state) => {
      const change = state.lastChange;
      const order = state.orders.find(({ id }) => id === change?.id);
      if (change && order) order.status = change.before;
      state.lastChange = null;
      checkCart(state);
    },
    orderUndoDismissed: (state) => {
      state.lastChange = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(persistFailed, (state, { payload }) => {
        if (parts.includes(payload.part)) state.unsaved = true;
      })
      .addMatcher(isChangeOf(storedCart), (state, { payload }) => {
        state.cart = payload.value;
        checkCart(state);
      })
      .addMatcher(isChangeOf(storedOrders), (state, { payload }) => {
        Object.assign(state, { orders: payload.value, lastChange: null });
        checkCart(state);
      })
      .addMatcher(isChangeOf(storedDraft), (state, { payload }) => {
        state.draft = payload.value;
      }),
  selectors: {
    selectCart: (state) => state.cart,
    selectHasRemoval: (state) => state.removals.length > 0,
    selectOrders: (state) => state.orders,
    selectLastChange: (state) => state.lastChange,
    selectCheckout: (state) => state.draft,
    selectIsUnsaved: (state) => state.unsaved,
    /** How many of each item can be ordered. */
    selectStock: createSelector([(state: ShopState) => state.orders], stockAfter),
  },
});

export const {
  addedToCart,
  quantityChanged,
  takenOutOfCart,
  cartRestored,
  checkoutChanged,
  orderPlaced,
  orderSent,
  orderCancelled,
  orderChangeUndone,
  orderUndoDismissed,
} = shopSlice.actions;

export const {
  selectCart,
  selectHasRemoval,
  selectOrders,
  selectLastChange,
  selectCheckout,
  selectIsUnsaved,
  selectStock,
} = selectorsInApps(shopSlice);

// Use the selectors: before the first action the state is undefined, and that has to be persisted as well.
persistPart(storedCart, { select: selectCart });
persistPart(storedOrders, { select: selectOrders });
persistPart(storedDraft, { select: selectCheckout });
