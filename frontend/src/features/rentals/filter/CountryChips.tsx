import cross from 'bootstrap-icons/icons/x.svg?glyph';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import '../ai-filter/ai-filter.scss';
import { countryFlag } from '../countryFlag';
import { noCriteria } from './filterRentals';
import type { ListControl } from './useListParams';

/** More countries than this, such as a world region, share one chip. The filter's country list shows each of them. */
const maxSeparateChips = 8;

/** The selected countries, each with a remove button; nothing when all countries are shown. */
export function CountryChips({
  list: { criteria, setCriteria },
}: {
  readonly list: Pick<ListControl, 'criteria' | 'setCriteria'>;
}) {
  const { t, i18n } = useTranslation('rentals');
  const { countries } = criteria;
  if (countries.length === 0) return null;
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const all = t('filter.chip.countries', { count: countries.length });
  return (
    <ul className="country-chips" aria-label={t('aiFilter.countries')}>
      {countries.length > maxSeparateChips ? (
        <Chip
          label={t('filter.remove', { text: all })}
          onClear={() => setCriteria({ countries: noCriteria.countries })}
        >
          {all}
        </Chip>
      ) : (
        countries.map((code) => (
          <Chip
            key={code}
            label={t('aiFilter.letCountryGo', { name: names.of(code) })}
            onClear={() => setCriteria({ countries: countries.filter((other) => other !== code) })}
          >
            <span aria-hidden="true">{countryFlag(code)}</span> {names.of(code)}
          </Chip>
        ))
      )}
    </ul>
  );
}

interface ChipProps {
  readonly label: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

function Chip({ label, onClear, children }: ChipProps) {
  return (
    <li>
      <button type="button" className="btn btn-outline-secondary btn-sm" aria-label={label} onClick={onClear}>
        {children}
        <Icon icon={cross} />
      </button>
    </li>
  );
}
