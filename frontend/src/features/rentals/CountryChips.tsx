import cross from 'bootstrap-icons/icons/x.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import './ai-filter/ai-filter.scss';
import { countryFlag } from './countryFlag';
import type { ListControl } from './useListParams';

/** The countries that the list is narrowed down to, each with a way out; nothing when all are shown. */
export function CountryChips({
  list: { criteria, setCriteria },
}: {
  readonly list: Pick<ListControl, 'criteria' | 'setCriteria'>;
}) {
  const { t, i18n } = useTranslation('rentals');
  const { countries } = criteria;
  if (countries.length === 0) return null;
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  return (
    <ul className="country-chips" aria-label={t('aiFilter.countries')}>
      {countries.map((code) => (
        <li key={code}>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            aria-label={t('aiFilter.letCountryGo', { name: names.of(code) })}
            onClick={() => setCriteria({ countries: countries.filter((other) => other !== code) })}
          >
            <span aria-hidden="true">{countryFlag(code)}</span> {names.of(code)}
            <Icon glyph={cross} />
          </button>
        </li>
      ))}
    </ul>
  );
}
