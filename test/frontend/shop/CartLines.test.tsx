import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { CartLines } from '../../../frontend/src/features/shop/CartLines';
import { addedToCart, selectCart } from '../../../frontend/src/features/shop/shopSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { doubleClick } from '../doubleClick';

test('a double click on the button of one product takes no other out of the cart', async () => {
  await startTranslations(['shop'], 'en');
  const store = guestStore();
  for (const productId of [1, 2, 3]) store.dispatch(addedToCart({ productId, quantity: 1 }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CartLines />
      </MemoryRouter>
    </Provider>,
  );
  doubleClick(() => screen.getAllByRole('button', { name: /^Take out/ })[0] as HTMLElement);
  expect(selectCart(store.getState())).toHaveLength(2);
});
