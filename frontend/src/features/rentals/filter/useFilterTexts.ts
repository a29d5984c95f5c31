import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/useFormats';
import type { FilterCriteria } from './filterRentals';

export interface FilterTexts {
  readonly countries: string | null;
  readonly population: string | null;
  readonly changed: string | null;
}

/** More countries than this, such as a world region, are counted instead of listed. */
const maxListed = 2;

/** The criteria in force as short texts, each null without any. */
export function useFilterTexts(criteria: FilterCriteria): FilterTexts {
  const { t } = useTranslation('rentals');
  const { compact, number, date } = useFormats();
  const { countries, minPopulation: min, maxPopulation: max, changedSince } = criteria;
  const short = (value: number) => (isShortExact(value) ? compact(value) : number(value));
  const rangeOf = () => {
    if (min === null) return max === null ? null : t('filter.range.max', { formatted: short(max) });
    if (max === null) return t('filter.range.min', { formatted: short(min) });
    return t('filter.range.both', { min: short(min), max: short(max) });
  };
  return {
    countries:
      countries.length === 0
        ? null
        : countries.length > maxListed
          ? t('filter.countryCount', { count: countries.length })
          : countries.join(', '),
    population: rangeOf(),
    changed: changedSince === null ? null : t('filter.since', { date: date(`${changedSince}T00:00:00`) }),
  };
}

/** Whether a short figure, of one decimal at most, says the same: 1,250,000 is not "1.3M". */
function isShortExact(value: number): boolean {
  const unit = 1000 ** Math.floor((String(value).length - 1) / 3);
  return value % 1000 === 0 && (value * 10) % unit === 0;
}

/** The number of filters in force besides the text, which its field shows. */
export function countFilters({ countries, minPopulation, maxPopulation, changedSince, deletion }: FilterCriteria) {
  const inForce = [
    countries.length > 0,
    minPopulation !== null || maxPopulation !== null,
    changedSince !== null,
    deletion !== 'hide',
  ];
  return inForce.filter(Boolean).length;
}
