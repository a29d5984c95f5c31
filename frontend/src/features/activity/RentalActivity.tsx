import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { ActivityHeader } from './ActivityHeader';
import { ActivityResult } from './ActivityResult';
import { ActivityTools } from './ActivityTools';
import { type ActivityFilter, isBackwards, noFilter, readFilter, writeFilter } from './activityFilter';
import { ExportActivity } from './ExportActivity';
import { useActivity } from './useActivity';
import { useKnownPeople } from './useKnownPeople';

/** The changes of rentals, newest first, filtered by the address. */
export function RentalActivity() {
  const { t } = useTranslation('activity');
  const filter = useFilter();
  const update = useUpdateSearchParams();
  const show = (changed: Partial<ActivityFilter>) =>
    update(writeFilter({ ...readFilter(new URLSearchParams(window.location.search)), ...changed }));
  const activity = useActivity(filter);
  const people = useKnownPeople(activity.entries);
  const { entries, status, isStale } = activity;
  const isFirst = status === 'loading' && (entries.length === 0 || isStale);
  const card = useRef<HTMLElement>(null);
  useRestoreFocus(card, () => card.current);
  return (
    <>
      <ActivityHeader>
        <ExportActivity filter={filter} isDisabled={isBackwards(filter) || (entries.length === 0 && !isFirst)} />
      </ActivityHeader>
      <section ref={card} className="card activity-card" aria-label={t('list')} aria-busy={isFirst} tabIndex={-1}>
        <ActivityTools filter={filter} people={people} entries={entries} onChange={show} />
        <ActivityResult
          activity={activity}
          filter={filter}
          onShowAll={() => show(noFilter)}
          onChoosePerson={(person) => show({ person })}
        />
      </section>
    </>
  );
}

/** The filter in the address: the same object while its content is the same. */
function useFilter(): ActivityFilter {
  const [parameters] = useSearchParams();
  const written = JSON.stringify(readFilter(parameters));
  return useMemo(() => JSON.parse(written), [written]);
}
