import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { defineLazy, LazyComponent } from '../../../components/LazyComponent';
import { type DeletionChoice, deletionChoices } from './filterRentals';
import { selectFilterError } from './filterSlice';
import { PopulationField } from './PopulationField';
import type { LimitTexts } from './useLimitTexts';
import type { ListControl } from './useListParams';

export interface FilterFieldsProps {
  readonly list: ListControl;
}

/** The smallest and the largest population to show. */
export function PopulationFields({ list, limits }: FilterFieldsProps & { readonly limits: LimitTexts }) {
  const { t } = useTranslation('rentals');
  const error = useAppSelector(selectFilterError);
  const id = useId();
  const errorId = error ? `${id}error` : undefined;
  return (
    <div className="filter-fields">
      {(['minPopulation', 'maxPopulation'] as const).map((field) => (
        <PopulationField
          key={`${field}${limits.version}`}
          field={field}
          list={list}
          errorId={errorId}
          initialText={limits.unreadable[field]}
          onUnreadable={limits.onUnreadable}
        />
      ))}
      {error && (
        <p id={errorId} role="alert" className="filter-error">
          {t(`filter.${error}`)}
        </p>
      )}
    </div>
  );
}

/** Loaded when the filter opens, which a first visit seldom does. */
const dateField = defineLazy(() => import('../../../components/date/DateField'));

export interface ChangedFieldProps extends FilterFieldsProps {
  /** Whether the field is what its panel opens for. */
  readonly takesFocus?: boolean;
}

/** The first day of changes to show. */
export function ChangedField({ list: { criteria, setCriteria }, takesFocus }: ChangedFieldProps) {
  const { t } = useTranslation('rentals');
  const id = useId();
  return (
    <div>
      <label className="filter-label" htmlFor={id}>
        {t('filter.changedSince')}
      </label>
      <LazyComponent
        part={dateField}
        props={{
          id,
          label: t('filter.changedSince'),
          value: criteria.changedSince ?? '',
          isPast: true,
          takesFocus,
          onChange: (day: string) => setCriteria({ changedSince: day || null }),
        }}
      />
    </div>
  );
}

/** Whether deleted rentals are shown. */
export function DeletionSelect({ list: { criteria, setCriteria } }: FilterFieldsProps) {
  const { t } = useTranslation('rentals');
  return (
    <select
      className={clsx('form-select filter-deletion', criteria.deletion !== 'hide' && 'is-in-force')}
      aria-label={t('filter.deletion')}
      value={criteria.deletion}
      onChange={(event) => setCriteria({ deletion: event.target.value as DeletionChoice })}
    >
      {deletionChoices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`filter.deletionChoice.${choice}`)}
        </option>
      ))}
    </select>
  );
}
