import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { countryOf, deliveryOf, isPayable, paymentOf, payments } from '../checkoutDraft';
import { pricedLines } from '../orders';
import { deliveries, goodsTotal, shippingFor, shippingRules } from '../prices';
import { checkoutChanged, selectCart, selectCheckout } from '../shopSlice';
import { usePrice } from '../useShop';
import type { AddressStepProps } from './AddressStep';
import { ChoiceRow } from './ChoiceRow';
import { StepButtons } from './StepButtons';

/** How the order is delivered, with its cost and the rule behind it, and how it is paid: never at once. */
export function DeliveryStep({ onBack, onNext }: AddressStepProps) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectCheckout);
  const goods = goodsTotal(pricedLines(useAppSelector(selectCart)));
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const country = countryOf(draft);
  const payment = paymentOf(draft);
  const isWrong = isAsked && !payment;
  const rule = shippingRules[country];
  const costOf = (delivery: (typeof deliveries)[number]) => {
    const cost = shippingFor(goods, delivery, country);
    return cost === 0 ? t('free') : price(cost);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (payment) onNext();
    else form.current?.querySelector<HTMLElement>('[name="payment"]:not(:disabled)')?.focus();
  };

  return (
    <form ref={form} className="checkout-form" onSubmit={submit} noValidate>
      <fieldset className="choice-rows">
        <legend>{t('checkout.delivery')}</legend>
        {deliveries.map((one) => (
          <ChoiceRow
            key={one}
            name="delivery"
            value={one}
            isChosen={deliveryOf(draft) === one}
            title={t(`deliveries.${one}.title`)}
            note={t(`deliveries.${one}.note`, {
              country: t(`countries.${country}`),
              cost: price(rule.cost),
              freeFrom: price(rule.freeFrom),
            })}
            aside={costOf(one)}
            onChoose={() => dispatch(checkoutChanged({ delivery: one }))}
          />
        ))}
      </fieldset>
      <fieldset className="choice-rows" aria-describedby={isWrong ? `${id}problem` : undefined}>
        <legend>{t('checkout.payment')}</legend>
        {payments.map((one) => {
          const isPossible = isPayable(one, draft);
          return (
            <ChoiceRow
              key={one}
              name="payment"
              value={one}
              isChosen={payment === one}
              isDisabled={!isPossible}
              isInvalid={isWrong}
              title={t(`payments.${one}.title`)}
              note={t(isPossible ? `payments.${one}.note` : 'payments.notAbroad')}
              onChoose={() => dispatch(checkoutChanged({ payment: one }))}
            />
          );
        })}
        {isWrong && (
          <p id={`${id}problem`} className="invalid-feedback d-block" role="alert">
            {t('checkout.problem.payment')}
          </p>
        )}
      </fieldset>
      <StepButtons next={t('checkout.toReview')} onBack={onBack} />
    </form>
  );
}
