import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RentalVersion } from '../../../../graphql/generated/schema';
import { useAppSelector } from '../../app/hooks';
import { defineLazy, LazyComponent } from '../../components/LazyComponent';
import { selectAccountId } from '../session/public/session';
import { type ActivityFilter, changeKinds, isBackwards, isFiltered } from './activityFilter';
import { RentalChoice } from './RentalChoice';
import type { KnownPeople } from './useKnownPeople';

export interface ActivityToolsProps {
  readonly filter: ActivityFilter;
  readonly people: KnownPeople;
  readonly entries: readonly RentalVersion[];
  readonly onChange: (changed: Partial<ActivityFilter>) => void;
  readonly onClear: () => void;
}

const dateField = defineLazy(() => import('../../components/date/DateField'));

/** Filters by rental, person, kind and time. */
export function ActivityTools({ filter, people, entries, onChange, onClear }: ActivityToolsProps) {
  const { t, i18n } = useTranslation('activity');
  const ownId = useAppSelector(selectAccountId);
  const id = useId();
  const { person, kind } = filter;
  const known = person === null || people.has(person) ? people : new Map([...people, [person, person]]);
  const collator = new Intl.Collator(i18n.language, { sensitivity: 'base', numeric: true });
  const others = [...known].filter(([one]) => one !== ownId).sort((one, other) => collator.compare(one[1], other[1]));
  const ownName = ownId === null ? undefined : known.get(ownId);
  return (
    <search className="activity-tools quiet-fields">
      <div className="activity-tool activity-rental">
        <RentalChoice rental={filter.rental} entries={entries} onChoose={(rental) => onChange({ rental })} />
      </div>
      <div className="activity-tool">
        <label htmlFor={`${id}person`}>{t('filter.person')}</label>
        <select
          id={`${id}person`}
          className="form-select"
          value={person ?? ''}
          onChange={({ target: { value } }) => onChange({ person: value || null })}
        >
          <option value="">{t('filter.everybody')}</option>
          {ownName !== undefined && ownId !== null && (
            <option value={ownId}>{t('filter.you', { name: ownName })}</option>
          )}
          {others.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="activity-tool">
        <label htmlFor={`${id}kind`}>{t('filter.kind')}</label>
        <select
          id={`${id}kind`}
          className="form-select"
          value={kind ?? ''}
          onChange={({ target: { value } }) => onChange({ kind: changeKinds.find((one) => one === value) ?? null })}
        >
          <option value="">{t('filter.allKinds')}</option>
          {changeKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {(['from', 'to'] as const).map((limit) => (
        <div key={limit} className="activity-tool activity-day">
          <label htmlFor={id + limit}>{t(`filter.${limit}`)}</label>
          <LazyComponent
            part={dateField}
            props={{
              id: id + limit,
              label: t(`filter.${limit}`),
              value: filter[limit] ?? '',
              isPast: true,
              isInvalid: isBackwards(filter),
              describedBy: isBackwards(filter) ? `${id}backwards` : undefined,
              onChange: (day: string) => onChange({ [limit]: day || null }),
            }}
          />
        </div>
      ))}
      {isFiltered(filter) && (
        <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
          {t('filter.clear')}
        </button>
      )}
      {isBackwards(filter) && (
        <p id={`${id}backwards`} className="activity-problem" role="alert">
          {t('filter.backwards')}
        </p>
      )}
    </search>
  );
}
