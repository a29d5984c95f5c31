import type { CartLine } from '../cart';
import { addressProblems, type CheckoutDraft, paymentOf } from '../checkoutDraft';

/** The steps of the checkout, as its address names them. */
export const checkoutSteps = ['cart', 'address', 'delivery', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The first step that lacks something, or the review: the furthest that can be shown. */
export function furthestStep(cart: readonly CartLine[], draft: CheckoutDraft): CheckoutStep {
  if (cart.length === 0) return 'cart';
  if (addressProblems(draft).length > 0) return 'address';
  return paymentOf(draft) ? 'review' : 'delivery';
}

/** The step that an address names, which is untrusted input, or the furthest before it. */
export function stepAt(name: string | null, furthest: CheckoutStep): CheckoutStep {
  const asked = (checkoutSteps as readonly (string | null)[]).indexOf(name);
  const last = checkoutSteps.indexOf(furthest);
  return checkoutSteps[Math.min(Math.max(asked, 0), last)] ?? 'cart';
}
