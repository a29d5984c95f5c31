import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import CheckoutPage from '../../../frontend/src/features/shop/checkout/CheckoutPage';
import { addedToCart, checkoutChanged, orderPlaced } from '../../../frontend/src/features/shop/shopSlice';
import { startTranslations } from '../../../frontend/src/lib/i18n';
import { guestStore } from '../app/renderApp';
import { filledCheckout } from './filledCheckout';

test('an order that another tab places leaves the focus on the page’s heading', async () => {
  await startTranslations(['shop', 'apps', 'common'], 'en');
  const store = guestStore();
  store.dispatch(addedToCart({ productId: 12, quantity: 1 }));
  store.dispatch(checkoutChanged(filledCheckout));
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter>
          <main>
            <CheckoutPage />
          </main>
        </MemoryRouter>
      </Provider>,
    );
  });
  act(() => screen.getByRole('button', { name: 'Go on to the address' }).focus());
  act(() => void store.dispatch(orderPlaced()));
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
