import cross from 'bootstrap-icons/icons/x.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import { type FilterCriteria, noCriteria } from '../filter/filterRentals';

export interface FilterChipsProps {
  readonly criteria: FilterCriteria;
  readonly onChange: (changed: Partial<FilterCriteria>) => void;
}

interface Chip {
  readonly key: string;
  readonly text: string;
  /** The criteria to change when it is removed. */
  readonly without: Partial<FilterCriteria>;
}

/** The active filters, each removable; countries have their own chips (CountryChips). */
export function FilterChips({ criteria, onChange }: FilterChipsProps) {
  const { t } = useTranslation('rentals');
  const chips = useChips(criteria);
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={t('filter.active')}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <bdi>{text}</bdi>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('filter.remove', { text })}
            onClick={() => onChange(without)}
          >
            <Icon icon={cross} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useChips(criteria: FilterCriteria): Chip[] {
  const { t } = useTranslation('rentals');
  const { number, date } = useFormats();
  const { text, minPopulation, maxPopulation, changedSince, deletion } = criteria;
  const chips: (Chip | false)[] = [
    text.trim() !== '' && { key: 'text', text: t('filter.chip.text', { text: text.trim() }), without: { text: '' } },
    minPopulation !== null && {
      key: 'min',
      text: t('filter.chip.min', { formatted: number(minPopulation) }),
      without: { minPopulation: null },
    },
    maxPopulation !== null && {
      key: 'max',
      text: t('filter.chip.max', { formatted: number(maxPopulation) }),
      without: { maxPopulation: null },
    },
    changedSince !== null && {
      key: 'since',
      text: t('filter.chip.since', { date: date(`${changedSince}T00:00:00`) }),
      without: { changedSince: null },
    },
    deletion !== noCriteria.deletion && {
      key: 'deletion',
      text: t(`filter.deletionChoice.${deletion}`),
      without: { deletion: noCriteria.deletion },
    },
  ];
  return chips.filter((chip) => chip !== false);
}
