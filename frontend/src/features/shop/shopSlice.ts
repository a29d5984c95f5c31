import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { array, int, object } from 'zod/mini';
import {
  type PersistedSlice,
  persistSlice,
  readPersisted,
  selectorsInApps,
  storageChanged,
} from '../sample-data/public/slice';
import { type CartLine, checkedCart, withAdded, withQuantity } from './cart';

/** The shop loads no data: its products are bundled with the page. Only the cart is the user's own. */
export interface ShopState {
  cart: CartLine[];
  /** The removed lines and their index, for undo; the last one last. */
  removals: { line: CartLine; index: number }[];
}

const storedCart: PersistedSlice<CartLine[]> = {
  name: 'shop',
  version: 1,
  schema: array(object({ productId: int(), quantity: int() })),
};

function initialState(): ShopState {
  const stored = readPersisted(storedCart);
  return { cart: stored.found === 'value' ? checkedCart(stored.value) : [], removals: [] };
}

const shopSlice = createSlice({
  name: 'shop',
  initialState,
  reducers: {
    addedToCart: (state, { payload }: PayloadAction<CartLine>) => {
      state.cart = withAdded(state.cart, payload);
      state.removals = [];
    },
    quantityChanged: (state, { payload }: PayloadAction<CartLine>) => {
      state.cart = withQuantity(state.cart, payload);
    },
    takenOutOfCart: (state, { payload }: PayloadAction<number>) => {
      const index = state.cart.findIndex(({ productId }) => productId === payload);
      const [line] = index < 0 ? [] : state.cart.splice(index, 1);
      if (line) state.removals.push({ line, index });
    },
    cartRestored: (state) => {
      const removal = state.removals.pop();
      if (removal) state.cart.splice(removal.index, 0, removal.line);
    },
    cartUndoDismissed: (state) => {
      state.removals = [];
    },
    /** Ends the sample's checkout: nothing is bought, and the cart is emptied. */
    cartEmptied: (state) => {
      state.cart = [];
      state.removals = [];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(storageChanged, (state, { payload }) => {
      if (payload.part === storedCart.name)
        Object.assign(state, { cart: checkedCart(payload.value as CartLine[]), removals: [] });
    }),
  selectors: {
    selectCart: (state) => state.cart,
    selectHasRemoval: (state) => state.removals.length > 0,
  },
});

export const { addedToCart, quantityChanged, takenOutOfCart, cartRestored, cartUndoDismissed, cartEmptied } =
  shopSlice.actions;

export const { selectCart, selectHasRemoval } = selectorsInApps(shopSlice);

// Use the selector: before the first action the state is undefined, and that has to be persisted as well.
persistSlice(storedCart, { select: selectCart });
