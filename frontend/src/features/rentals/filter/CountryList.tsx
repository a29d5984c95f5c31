import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { useFormats } from '../../../components/useFormats';
import { fold } from '../../../lib/search';
import { drawnFlag } from '../fields/countryFlag';
import { selectRentals } from '../sync/rentalsSlice';
import { countCountries } from '../table/countCountries';
import { indexOf } from '../table/rentalIndex';
import { matching } from './filterRentals';
import type { ListControl } from './useListParams';

export interface CountryListProps {
  readonly list: ListControl;
}

/** Selects countries, each with its number of rentals among those that match the other criteria. */
export function CountryList({ list: { criteria, setCriteria } }: CountryListProps) {
  const { t, i18n } = useTranslation('rentals');
  const { language } = i18n;
  const { number } = useFormats();
  const [wanted, setWanted] = useState('');
  const rentals = useAppSelector(selectRentals);
  const { countries } = criteria;
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }), [language]);
  const counts = useMemo(() => {
    const index = indexOf(rentals);
    return countCountries(index, matching(index, { ...criteria, countries: [] }));
  }, [rentals, criteria]);
  const lines = useMemo(
    () => [
      ...counts,
      // Selected countries stay in the list, even if the other criteria exclude them.
      ...countries.filter((code) => !counts.some((one) => one.code === code)).map((code) => ({ code, count: 0 })),
    ],
    [counts, countries],
  );
  const needle = fold(wanted.trim());
  const [chosenFirst] = useState(countries);
  const rankOf = (code: string) => (chosenFirst.includes(code) ? 0 : 1);
  const found = lines
    .map((line) => ({ ...line, name: nameOf(names, line.code) }))
    .sort(
      (one, other) =>
        rankOf(one.code) - rankOf(other.code) ||
        other.count - one.count ||
        one.name.localeCompare(other.name, language),
    )
    .filter(({ code, name }) => fold(`${name}\n${code}`).includes(needle));
  const toggle = (code: string) =>
    setCriteria(({ countries: known }) => ({
      countries: known.includes(code) ? known.filter((one) => one !== code) : [...known, code],
    }));
  return (
    <div className="country-list">
      <input
        type="search"
        className="form-control form-control-sm"
        aria-label={t('filter.findCountry')}
        placeholder={t('filter.findCountry')}
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul>
        {found.map(({ code, name, count }) => (
          <li key={code}>
            <label className="form-check">
              <input
                type="checkbox"
                className="form-check-input"
                checked={countries.includes(code)}
                onChange={() => toggle(code)}
              />
              <span className="country-name">
                <span aria-hidden="true">{drawnFlag({ Code: code })}</span> {name}{' '}
                <span className="country-code">{code}</span>
              </span>
              <span className="country-count tabular">{number(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-secondary">{t('filter.noCountry')}</p>}
    </div>
  );
}

/** A code may be one that `Intl` does not accept as a region. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
