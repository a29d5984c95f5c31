import { clsx } from 'clsx';
import { type FormEvent, type InputHTMLAttributes, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { type AddressField, addressProblems, countryOf, readPostcode } from '../checkoutDraft';
import { countries } from '../prices';
import { checkoutChanged, selectCheckout } from '../shopSlice';
import { StepButtons } from './StepButtons';

type TypedField = Exclude<AddressField, 'country'>;

export interface AddressStepProps {
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Who the order is for, and where it goes. Errors are shown on submit; a postcode is put in its usual form. */
export function AddressStep({ onBack, onNext }: AddressStepProps) {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectCheckout);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const country = countryOf(draft);
  const problems = addressProblems(draft);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const [first] = problems;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else onNext();
  };
  const tidyPostcode = () => {
    const read = readPostcode(draft.postcode, country);
    if (read !== null && read !== draft.postcode) dispatch(checkoutChanged({ postcode: read }));
  };
  const field = (name: TypedField, given: InputHTMLAttributes<HTMLInputElement>) => {
    const isWrong = isAsked && problems.includes(name);
    const problem = name === 'postcode' ? t(`checkout.problem.postcode.${country}`) : t(`checkout.problem.${name}`);
    return (
      <div className={`checkout-field-${name}`}>
        <label className="form-label" htmlFor={id + name}>
          {t(`checkout.field.${name}`)}
        </label>
        <input
          type="text"
          required
          maxLength={100}
          dir="auto"
          {...given}
          id={id + name}
          name={name}
          className={clsx('form-control', isWrong && 'is-invalid')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}${name}problem` : undefined}
          value={draft[name]}
          onChange={(event) => dispatch(checkoutChanged({ [name]: event.target.value }))}
        />
        {isWrong && (
          <div id={`${id}${name}problem`} className="invalid-feedback d-block">
            {problem}
          </div>
        )}
      </div>
    );
  };

  return (
    <form ref={form} className="checkout-form" onSubmit={submit} noValidate>
      <p className="checkout-note">{t('checkout.addressNote')}</p>
      <div className="checkout-address">
        {field('name', { autoComplete: 'name' })}
        {field('email', { type: 'email', autoComplete: 'email', dir: 'ltr' })}
        {field('street', { autoComplete: 'address-line1' })}
        <div>
          <label className="form-label" htmlFor={`${id}country`}>
            {t('checkout.field.country')}
          </label>
          <select
            id={`${id}country`}
            name="country"
            className="form-select"
            autoComplete="country"
            value={country}
            onChange={(event) => dispatch(checkoutChanged({ country: event.target.value }))}
          >
            {countries.map((one) => (
              <option key={one} value={one}>
                {t(`countries.${one}`)}
              </option>
            ))}
          </select>
        </div>
        {field('postcode', { autoComplete: 'postal-code', maxLength: 12, dir: 'ltr', onBlur: tidyPostcode })}
        {field('city', { autoComplete: 'address-level2' })}
      </div>
      <StepButtons next={t('checkout.toDelivery')} onBack={onBack} />
    </form>
  );
}
