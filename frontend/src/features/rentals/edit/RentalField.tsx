import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentField, rentalFields } from '../../../../../graphql/rental';
import { labelOf } from '../fields/labelOf';
import { CountryField } from './CountryField';
import { useCountryHint } from './useCountryHint';

export interface RentalFieldProps {
  readonly field: ContentField;
  readonly value: string;
  /** The text of the problem. */
  readonly problem: string | undefined;
  readonly isReadOnly?: boolean;
  /** Drawn before the country. */
  readonly flag: string;
  readonly onChange: (value: string) => void;
}

/** Where the kind of a field does not say what to type. */
const hints: Partial<Record<ContentField, 'edit.flagHint'>> = { Flag: 'edit.flagHint' };
const hintsOfKinds = { text: undefined, country: 'edit.codeHint', number: 'edit.populationHint' } as const;

/** One field of a rental's form. */
export function RentalField({ field, value, problem, isReadOnly, flag, onChange }: RentalFieldProps) {
  const { t } = useTranslation('rentals');
  const id = useId();
  const countryHint = useCountryHint(value);
  const { kind, isRequired } = rentalFields[field];
  const hint = hints[field] ?? hintsOfKinds[kind];
  return (
    <div className={`rental-field rental-field-${kind}`}>
      <label className="form-label" htmlFor={id}>
        {labelOf(t, field)}
      </label>
      {kind === 'country' ? (
        <div className="rental-country">
          {flag && (
            <span className="rental-country-flag" aria-hidden="true">
              {flag}
            </span>
          )}
          <CountryField
            id={id}
            name={field}
            value={value}
            onChange={onChange}
            hasProblem={problem !== undefined}
            isReadOnly={isReadOnly}
            describedBy={`${id}about`}
          />
        </div>
      ) : (
        <input
          id={id}
          name={field}
          className={clsx('form-control', problem && 'is-invalid')}
          dir={kind === 'text' && field !== 'Flag' ? 'auto' : undefined}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
          required={isRequired}
          aria-invalid={problem !== undefined}
          aria-describedby={problem || hint ? `${id}about` : undefined}
          readOnly={isReadOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {problem ? (
        <div id={`${id}about`} className="invalid-feedback d-block" role="alert">
          {problem}
        </div>
      ) : (
        hint && (
          <div id={`${id}about`} className="form-text">
            {kind === 'country' ? countryHint : t(hint)}
          </div>
        )
      )}
    </div>
  );
}
