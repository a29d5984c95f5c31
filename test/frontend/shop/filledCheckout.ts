import type { CheckoutDraft } from '../../../frontend/src/features/shop/checkoutDraft';

/** A checkout in which everything is entered. */
export const filledCheckout: CheckoutDraft = {
  name: 'Mila Jansen',
  email: 'mila@example.nl',
  street: 'Wijnhaven 12',
  postcode: '3011 AA',
  city: 'Rotterdam',
  country: 'NL',
  delivery: 'home',
  payment: 'invoice',
};
