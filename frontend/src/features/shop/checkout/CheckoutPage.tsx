import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { Icon } from '../../../components/Icon';
import { type Step, Steps } from '../../../components/Steps';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { readId } from '../../../components/useSelectedIdParam';
import { useUnloadWarning } from '../../../components/useUnloadWarning';
import { pageHeading } from '../../../lib/focusHeading';
import { useHydrated } from '../../../lib/useHydrated';
import { selectSession } from '../../session/public/session';
import { CartContents } from '../CartContents';
import { countryOf, deliveryOf, isUntouched } from '../checkoutDraft';
import '../shop.scss';
import { pricedLines } from '../orders';
import { goodsTotal, shippingFor } from '../prices';
import {
  checkoutChanged,
  selectCart,
  selectCheckout,
  selectHasRemoval,
  selectIsUnsaved,
  selectOrders,
} from '../shopSlice';
import { TotalsCard } from '../TotalsCard';
import { UnsavedNotice } from '../UnsavedNotice';
import { shopAddress } from '../useShop';
import { AddressStep } from './AddressStep';
import { type CheckoutStep, checkoutSteps, furthestStep, stepAt } from './checkoutSteps';
import { DeliveryStep } from './DeliveryStep';
import { PlacedOrder } from './PlacedOrder';
import { ReviewStep } from './ReviewStep';
import { StepButtons } from './StepButtons';

/**
 * The checkout (`?step=address`): cart, address, delivery and payment, review; then the placed order
 * (`?step=placed&order=1001`). What is typed is stored, so that Back, a reload and a visit elsewhere lose nothing.
 */
export default function CheckoutPage() {
  const { t } = useTranslation('shop');
  const isHydrated = useHydrated();
  return (
    <>
      <header className="shop-header">
        <div>
          <Link to={shopAddress} className="shop-back">
            <Icon icon={arrowLeft} directional />
            {t('backToShop')}
          </Link>
          <h1>{t('checkout.title')}</h1>
          <p>{t('checkout.subtitle')}</p>
        </div>
      </header>
      {/* The document cannot know what is in the cart. */}
      {isHydrated && <Checkout />}
    </>
  );
}

function Checkout() {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const [parameters, setParameters] = useSearchParams();
  const cart = useAppSelector(selectCart);
  const hasRemoval = useAppSelector(selectHasRemoval);
  const draft = useAppSelector(selectCheckout);
  const orders = useAppSelector(selectOrders);
  const isUnsaved = useAppSelector(selectIsUnsaved);
  const { email } = useAppSelector(selectSession);
  useUnloadWarning(isUnsaved && !isUntouched(draft));

  const isNew = isUntouched(draft);
  const filledIn = useRef<string | null>(null);
  useEffect(() => {
    // Once: who empties the field wants another one.
    if (email === filledIn.current) return;
    filledIn.current = email;
    if (isNew && email) dispatch(checkoutChanged({ email }));
  }, [dispatch, isNew, email]);

  const asked = parameters.get('step');
  const placed = asked === 'placed' ? orders.find(({ id }) => id === readId(parameters.get('order'))) : undefined;
  const furthest = furthestStep(cart, draft);
  const step = stepAt(asked, furthest);
  // Else the page would go on by itself once what is typed is enough for the step that was asked for.
  const isAhead = asked !== null && cart.length > 0 && !placed && asked !== step;
  useEffect(() => {
    if (isAhead) setParameters({ step }, { replace: true, preventScrollReset: true });
  }, [isAhead, setParameters, step]);
  const heading = useStepFocus(placed ? 'placed' : step);
  const section = useRef<HTMLElement>(null);
  // Another tab may place the order: the cart is empty then, and no step has a heading.
  useRestoreFocus(section, () => heading.current ?? pageHeading());
  const go = (next: CheckoutStep) => setParameters({ step: next }, { preventScrollReset: true });

  if (placed) return <PlacedOrder order={placed} heading={heading} steps={<CheckoutStepper step="placed" />} />;
  if (cart.length === 0 && !hasRemoval) {
    return (
      <div className="card checkout-empty">
        <EmptyState drawing="bicycle" title={t('checkout.empty')} hint={t('checkout.emptyHint')}>
          <Link to={shopAddress} className="btn btn-primary">
            {t('unknown.toShop')}
          </Link>
        </EmptyState>
      </div>
    );
  }

  const lines = pricedLines(cart);
  const shipping = shippingFor(goodsTotal(lines), deliveryOf(draft), countryOf(draft));
  return (
    <>
      <CheckoutStepper step={step} furthest={furthest} onGo={go} />
      <UnsavedNotice />
      <div className="checkout">
        <section ref={section} className="card checkout-step" aria-labelledby="checkout-step">
          <h2 id="checkout-step" ref={heading} tabIndex={-1}>
            <span className="visually-hidden">
              {t('checkout.place', { number: checkoutSteps.indexOf(step) + 1, count: checkoutSteps.length })}{' '}
            </span>
            {t(`checkout.steps.${step}`)}
          </h2>
          {step === 'cart' && <CartStep onNext={() => go('address')} />}
          {step === 'address' && <AddressStep onBack={() => go('cart')} onNext={() => go('delivery')} />}
          {step === 'delivery' && <DeliveryStep onBack={() => go('address')} onNext={() => go('review')} />}
          {step === 'review' && <ReviewStep onGo={go} />}
        </section>
        <TotalsCard lines={lines} shipping={shipping} delivery={deliveryOf(draft)} country={countryOf(draft)} />
      </div>
    </>
  );
}

function CartStep({ onNext }: { readonly onNext: () => void }) {
  const { t } = useTranslation('shop');
  const isEmpty = useAppSelector(selectCart).length === 0;
  const missing = Number(useLocation().state?.missing ?? 0);
  return (
    <form
      className="checkout-form"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      {missing > 0 && (
        <p className="alert alert-warning" role="status">
          {t('orders.missing', { count: missing })}
        </p>
      )}
      <CartContents />
      <StepButtons next={t('checkout.toAddress')} isDisabled={isEmpty} />
    </form>
  );
}

interface CheckoutStepperProps {
  readonly step: CheckoutStep | 'placed';
  readonly furthest?: CheckoutStep;
  readonly onGo?: (step: CheckoutStep) => void;
}

function CheckoutStepper({ step, furthest = 'review', onGo }: CheckoutStepperProps) {
  const { t } = useTranslation('shop');
  const current = step === 'placed' ? checkoutSteps.length : checkoutSteps.indexOf(step);
  const steps: Step[] = checkoutSteps.map((name, index) => ({
    label: t(`checkout.steps.${name}`),
    isDone: index < current,
    onGo: onGo && index <= checkoutSteps.indexOf(furthest) ? () => onGo(name) : undefined,
  }));
  return (
    <Steps
      label={t('checkout.stepsLabel')}
      current={current}
      steps={[...steps, { label: t('checkout.steps.placed'), isDone: step === 'placed' }]}
    />
  );
}

/** Moves the focus to the heading when the step changes, by a button or by Back, but not when the page opens. */
function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
