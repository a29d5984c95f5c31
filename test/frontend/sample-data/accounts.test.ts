import { createStore } from '../../../frontend/src/app/store';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { loadNotes, noteAdded, selectNotes } from '../../../frontend/src/features/notes/notesSlice';
import { signedIn, signedOut } from '../../../frontend/src/features/session/sessionSlice';
import { addedToCart, selectCart } from '../../../frontend/src/features/shop/shopSlice';
import { forgetAccount } from '../../../frontend/src/lib/accountStorage';

const anna = { email: 'anna@example.com', sub: 'anna' };
const jan = { email: 'jan@example.com', sub: 'jan' };

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  localStorage.clear();
  store = createStore(defaultLayout);
  store.dispatch(signedIn(anna));
});

const notes = async () => {
  await store.dispatch(loadNotes());
  return selectNotes(store.getState()).map(({ id }) => id);
};

test('each account has its own edits, and so have guests', async () => {
  expect(await notes()).toEqual([1, 2, 3, 4]);
  store.dispatch(noteAdded({ datef: '2026-11-22' }));
  store.dispatch(addedToCart({ productId: 1, quantity: 2 }));
  // The edit was not written yet: it is, for whom it belongs to.
  store.dispatch(signedOut());
  expect(selectCart(store.getState())).toEqual([]);
  expect(await notes()).toEqual([1, 2, 3, 4]);
  store.dispatch(signedIn(jan));
  expect(await notes()).toEqual([1, 2, 3, 4]);
  store.dispatch(signedOut());
  store.dispatch(signedIn(anna));
  expect(await notes()).toEqual([1, 2, 3, 4, 5]);
  expect(selectCart(store.getState())).toEqual([{ productId: 1, quantity: 2 }]);
});

test('a load begun for one account is not used for the next', async () => {
  await notes();
  store.dispatch(noteAdded({ datef: '2026-11-22' }));
  store.dispatch(signedOut());
  store.dispatch(signedIn(anna));
  const late = store.dispatch(loadNotes());
  store.dispatch(signedOut());
  store.dispatch(signedIn(jan));
  const own = store.dispatch(loadNotes());
  await Promise.all([late, own]);
  expect(selectNotes(store.getState())).toHaveLength(4);
});

test('an edit that was about to be written is not, for an account that is forgotten', async () => {
  await notes();
  store.dispatch(noteAdded({ datef: '2026-11-22' }));
  forgetAccount('anna');
  store.dispatch(signedOut());
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage)).toEqual([]);
});
