import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../components/Combobox';
import { Highlight } from '../../../components/Highlight';
import { type Country, codeOf, suggestCountries } from '../fields/countries';
import { countryFlag } from '../fields/countryFlag';

export interface CountryFieldProps {
  readonly id: string;
  readonly name: string;
  /** A country's code, or what was typed so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hasProblem: boolean;
  readonly isReadOnly?: boolean;
  /** The id of a text about it. */
  readonly describedBy: string;
}

/** A field for a country: the user types its code or name, the value is its code. */
export function CountryField({ id, name, value, onChange, hasProblem, isReadOnly, describedBy }: CountryFieldProps) {
  const { t, i18n } = useTranslation('rentals');
  const options = useMemo(() => suggestCountries(value, i18n.language), [value, i18n.language]);
  return (
    <Combobox<Country>
      id={id}
      name={name}
      className={clsx('form-control', hasProblem && 'is-invalid')}
      required
      readOnly={isReadOnly}
      aria-invalid={hasProblem}
      aria-describedby={describedBy}
      value={value}
      onChange={onChange}
      options={isReadOnly ? [] : options}
      keyOf={({ code }) => code}
      renderOption={(country) => (
        <>
          <span className="country-flag" aria-hidden="true">
            {countryFlag(country.code)}
          </span>
          <span>
            <Highlight text={country.name} search={value} />
          </span>
          <span className="combobox-note">{country.code}</span>
        </>
      )}
      onTake={({ code }) => onChange(code)}
      listLabel={t('edit.countries')}
      countText={(count) => t('edit.countriesFound', { count })}
      onBlur={() => {
        const code = codeOf(value, i18n.language);
        if (code && code !== value) onChange(code);
      }}
    />
  );
}
