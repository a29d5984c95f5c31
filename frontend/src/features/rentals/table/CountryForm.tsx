import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../../graphql/field-problem';
import { rentalFields } from '../../../../../graphql/rental';
import { useFormats } from '../../../components/useFormats';
import { CountryField } from '../edit/CountryField';
import { useCountryHint } from '../edit/useCountryHint';
import { useProblemText } from '../fields/useProblemText';
import './country-form.scss';

export interface CountryFormProps {
  /** Of the rentals that get another country. */
  readonly count: number;
  readonly onChoose: (code: string) => void;
}

/** A field for the new country of many rentals, and a button. It takes the focus from the panel it is in. */
export default function CountryForm({ count, onChoose }: CountryFormProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const problemText = useProblemText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const code = rentalFields.Code.parse(typed);
  const problem = wasSent && isProblem(code) ? code : undefined;
  const hint = useCountryHint(typed);
  useEffect(() => {
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isProblem(code)) document.getElementById(id)?.focus();
    else onChoose(code);
  };
  return (
    <form className="country-form" noValidate onSubmit={submit}>
      <label className="form-label" htmlFor={id}>
        {t('table.newCountry')}
      </label>
      <CountryField
        id={id}
        name="Code"
        value={typed}
        onChange={setTyped}
        hasProblem={problem !== undefined}
        describedBy={`${id}about`}
      />
      {problem ? (
        <p id={`${id}about`} className="invalid-feedback d-block" role="alert">
          {problemText('Code', problem.code, typed)}
        </p>
      ) : (
        <p id={`${id}about`} className="form-text">
          {hint}
        </p>
      )}
      <button type="submit" className="btn btn-primary">
        {t('table.changeCountryCount', { formatted: number(count), count })}
      </button>
    </form>
  );
}
