import { useTranslation } from 'react-i18next';
import { personRoles } from '../../../../graphql/people';
import { SearchField } from '../../components/SearchField';
import { useAddressDraft } from '../../components/useAddressDraft';
import { type PeopleView, personStates, readView, sortColumns, writeView } from './peopleView';

export interface PeopleToolsProps {
  readonly view: PeopleView;
  readonly onChange: (changed: Partial<PeopleView>) => void;
  /** The number of matching people. */
  readonly found: number;
}

const orders = sortColumns.flatMap((column) => [column, `-${column}`] as const);

/** Search, filters by role and state, and the sort order where the table has no column headings. */
export function PeopleTools({ view, onChange, found }: PeopleToolsProps) {
  const { t } = useTranslation('people');
  const draft = useAddressDraft(view.search, (search) => onChange({ search }));
  return (
    <div className="people-tools quiet-fields">
      <SearchField
        label={t('search')}
        value={draft.text}
        onChange={draft.change}
        onSettle={draft.settle}
        outcome={t('found', { count: found })}
      />
      <select
        className="form-select"
        aria-label={t('filterRole')}
        value={view.role ?? ''}
        onChange={({ target: { value } }) => onChange({ role: personRoles.find((role) => role === value) ?? null })}
      >
        <option value="">{t('allRoles')}</option>
        {personRoles.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label={t('filterState')}
        value={view.state ?? ''}
        onChange={({ target: { value } }) => onChange({ state: personStates.find((state) => state === value) ?? null })}
      >
        <option value="">{t('allStates')}</option>
        {personStates.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </select>
      <select
        className="form-select people-order"
        aria-label={t('sortBy')}
        value={writeView(view).sort ?? 'person'}
        onChange={({ target: { value } }) => onChange({ sort: readView(new URLSearchParams({ sort: value })).sort })}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`sort.${order}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
