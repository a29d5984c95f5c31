import { useMemo, useRef, useState } from 'react';
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
  const [timesCleared, setTimesCleared] = useState(0);
  const clear = () => {
    // New fields: a date that could not be read is no part of the filter.
    setTimesCleared(timesCleared + 1);
    show(noFilter);
  };
  return (
    <>
      <ActivityHeader>
        <ExportActivity filter={filter} isDisabled={isBackwards(filter) || (entries.length === 0 && !isFirst)} />
      </ActivityHeader>
      <section ref={card} className="card activity-card" aria-label={t('list')} aria-busy={isFirst} tabIndex={-1}>
        <ActivityTools
          key={timesCleared}
          filter={filter}
          people={people}
          entries={entries}
          onChange={show}
          onClear={clear}
        />
        <ActivityResult
          activity={activity}
          filter={filter}
          onShowAll={clear}
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
