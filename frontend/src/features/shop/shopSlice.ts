import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { array, int, object } from 'zod/mini';
import { appsReducer, type WithApps } from '../sample-data/appsReducer';
import { editsKeptElsewhere } from '../sample-data/keepEdits';
import { type KeptPart, keepPart, readKept } from '../sample-data/keptPart';
import { type CartLine, checkedCart, withAdded, withQuantity } from './cart';

declare module '../sample-data/appsReducer' {
  interface AppsState {
    shop: ShopState;
  }
}

/** The shop asks for no data: its catalogue is part of the page. Only the cart is a person's own. */
export interface ShopState {
  cart: CartLine[];
  /** The cart as it was before the last line was taken out or the last order was placed, for undo. */
  before: CartLine[] | null;
}

const keptCart: KeptPart<CartLine[]> = {
  name: 'shop',
  version: 1,
  schema: array(object({ productId: int(), quantity: int() })),
};

function initialState(): ShopState {
  const kept = readKept(keptCart);
  return { cart: kept.found === 'value' ? checkedCart(kept.value) : [], before: null };
}

const shopSlice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    addedToCart: (state, { payload }: PayloadAction<CartLine>) => {
      state.cart = withAdded(state.cart, payload);
      state.before = null;
    },
    quantityChanged: (state, { payload }: PayloadAction<CartLine>) => {
      state.cart = withQuantity(state.cart, payload);
    },
    takenOutOfCart: (state, { payload }: PayloadAction<number>) => {
      state.before = state.cart;
      state.cart = state.cart.filter(({ productId }) => productId !== payload);
    },
    cartRestored: (state) => {
      if (state.before) state.cart = state.before;
      state.before = null;
    },
    removalKept: (state) => {
      state.before = null;
    },
    /** The end of the sample's checkout: nothing is bought, and the cart is empty. */
    cartEmptied: (state) => {
      state.cart = [];
      state.before = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(editsKeptElsewhere, (state, { payload }) => {
      if (payload.part === keptCart.name)
        Object.assign(state, { cart: checkedCart(payload.value as CartLine[]), before: null });
    }),
  selectors: {
    selectCart: (state) => state.cart,
    selectHasRemoval: (state) => state.before !== null,
  },
});

export const { addedToCart, quantityChanged, takenOutOfCart, cartRestored, removalKept, cartEmptied } =
  shopSlice.actions;

const injected = shopSlice.injectInto(appsReducer);
export const { selectCart, selectHasRemoval } = injected.getSelectors(
  (state: WithApps) => state.apps.shop as ShopState,
);

// The selector, as the state itself is not there before the first action: that one has to be kept as well.
keepPart(keptCart, { select: selectCart });
