import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { deliveryOf, paymentOf } from '../checkoutDraft';
import { OrderAddress } from '../OrderAddress';
import { OrderLines } from '../OrderLines';
import { addressOf, nextOrderId, pricedLines } from '../orders';
import { orderPlaced, selectCart, selectCheckout, selectOrders } from '../shopSlice';
import { checkoutAddress } from '../useShop';
import type { CheckoutStep } from './checkoutSteps';
import { StepButtons } from './StepButtons';

/** Everything that was chosen, each part with its way back, and the button that places the order. */
export function ReviewStep({ onGo }: { readonly onGo: (step: CheckoutStep) => void }) {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const cart = useAppSelector(selectCart);
  const draft = useAppSelector(selectCheckout);
  const order = nextOrderId(useAppSelector(selectOrders));
  const payment = paymentOf(draft);
  const changeButton = (step: CheckoutStep) => (
    <button type="button" className="btn btn-link btn-sm" onClick={() => onGo(step)}>
      {t('checkout.change')}
      <span className="visually-hidden"> {t(`checkout.steps.${step}`)}</span>
    </button>
  );
  return (
    <form
      className="checkout-form"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(orderPlaced());
        // Back leads to the cart, which is empty, not to an order that is placed already.
        navigate(`${checkoutAddress}?step=placed&order=${order}`, { replace: true });
      }}
    >
      <section className="review-part" aria-labelledby="review-cart">
        <h3 id="review-cart">{t('checkout.steps.cart')}</h3>
        {changeButton('cart')}
        <OrderLines lines={pricedLines(cart)} />
      </section>
      <section className="review-part" aria-labelledby="review-address">
        <h3 id="review-address">{t('checkout.steps.address')}</h3>
        {changeButton('address')}
        <OrderAddress address={addressOf(draft)} />
      </section>
      <section className="review-part" aria-labelledby="review-delivery">
        <h3 id="review-delivery">{t('checkout.steps.delivery')}</h3>
        {changeButton('delivery')}
        <p>
          {t(`deliveries.${deliveryOf(draft)}.title`)}
          {payment && (
            <>
              <br />
              {t(`payments.${payment}.title`)}
            </>
          )}
        </p>
      </section>
      <p className="checkout-note">{t('checkout.honest')}</p>
      <StepButtons next={t('checkout.placeOrder')} onBack={() => onGo('delivery')} />
    </form>
  );
}
