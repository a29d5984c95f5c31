import { makeAppStore, storedBy } from './makeAppStore';

// As in the application, the store is there before an app's code is: its state comes with the first action.
const store = makeAppStore();

test('the first action of an app is stored', async () => {
  const { addedToCart } = await import('../../../frontend/src/features/shop/shopSlice');
  store.dispatch(addedToCart({ productId: 1, quantity: 1 }));
  const { eventDeleted } = await import('../../../frontend/src/features/calendar/calendarSlice');
  store.dispatch(eventDeleted({ occurrence: { id: 1, day: null }, scope: 'all' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(storedBy('shop').value).toEqual([{ productId: 1, quantity: 1 }]);
  expect(storedBy('calendar').value).not.toHaveLength(0);
});
