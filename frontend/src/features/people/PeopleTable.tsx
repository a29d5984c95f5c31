import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../graphql/generated/schema';
import type { PersonChange } from '../../cloud/peopleApi';
import { SortHead } from '../../components/SortHead';
import { useRerenderEveryMinute } from '../../components/useRerenderEveryMinute';
import { PersonRow } from './PersonRow';
import { isLastAdmin, type PeopleState } from './peopleState';
import type { PeopleView, SortColumn } from './peopleView';

export interface PeopleTableProps {
  readonly people: readonly Person[];
  readonly view: PeopleView;
  readonly onSort: (column: SortColumn) => void;
  /** All people, including those that the filter leaves out. */
  readonly all: PeopleState;
  readonly onAsk: (person: Person, change: PersonChange) => void;
}

/** The number of rows rendered at once: thousands would take a browser a second. */
const step = 100;

export function PeopleTable({ people, view, onSort, all, onAsk }: PeopleTableProps) {
  const { t } = useTranslation('people');
  const [count, setCount] = useState(step);
  useRerenderEveryMinute();
  const shown = people.slice(0, count);
  return (
    <>
      <table className="table people-table">
        <caption className="visually-hidden">{t('list')}</caption>
        <thead>
          <tr>
            {(['person', 'role', 'state', 'signIn', 'addedBy'] as const).map((column) => (
              <SortHead key={column} column={column} sort={view.sort} onSort={onSort}>
                {t(`field.${column}`)}
              </SortHead>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((person) => (
            <PersonRow
              key={person.sub}
              person={person}
              search={view.search}
              isBusy={all.busy.has(person.sub)}
              isLastAdmin={isLastAdmin(person, all)}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
      {people.length > count && (
        <div className="people-more">
          <span>{t('shown', { shown: shown.length, count: people.length })}</span>
          <button type="button" className="btn btn-outline-secondary" onClick={() => setCount(count + step)}>
            {t('showMore')}
          </button>
        </div>
      )}
    </>
  );
}
