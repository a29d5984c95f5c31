import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentField, rentalFields } from '../../../../../graphql/rental';
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

const hints = { Flag: 'edit.flagHint', Code: 'edit.codeHint', Population: 'edit.populationHint' } as const;

/** One field of a rental's form. */
export function RentalField({ field, value, problem, isReadOnly, flag, onChange }: RentalFieldProps) {
  const { t } = useTranslation('rentals');
  const id = useId();
  const countryHint = useCountryHint(value);
  const hint = field === 'Name' ? null : hints[field];
  return (
    <div className={`rental-field rental-field-${field.toLowerCase()}`}>
      <label className="form-label" htmlFor={id}>
        {t(`edit.${field}`)}
      </label>
      {field === 'Code' ? (
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
          dir={field === 'Name' ? 'auto' : undefined}
          inputMode={field === 'Population' ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
          required={rentalFields[field].isRequired}
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
            {field === 'Code' ? countryHint : t(hint)}
          </div>
        )
      )}
    </div>
  );
}
