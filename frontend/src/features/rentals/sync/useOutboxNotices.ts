import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { notify } from '../../notifications/notificationsSlice';
import { conflictsParam, withConflicts } from '../conflicts/conflictsParam';
import { withRental } from '../edit/rentalParam';
import { selectConflicts, selectRefusals } from '../rentalsSlice';

/** Tells the person when a change of theirs met somebody else's, or was not taken. */
export function useOutboxNotices(): void {
  const dispatch = useAppDispatch();
  const conflicts = useAppSelector(selectConflicts);
  const refusals = useAppSelector(selectRefusals);
  const [params, setParams] = useSearchParams();
  const isComparing = params.has(conflictsParam);
  const told = useRef<ReadonlySet<string>>(new Set());
  // Effects below must not run anew because the address changed.
  const setSearch = useRef(setParams);
  setSearch.current = setParams;

  useEffect(() => {
    const hasNews = conflicts.some(({ id }) => !told.current.has(id));
    // Whoever is looking at the conflicts sees the new one there.
    if (hasNews && !isComparing) {
      dispatch(
        notify({
          kind: 'warning',
          textKey: 'rentals:conflict.notice',
          params: { count: conflicts.length },
          action: {
            textKey: 'rentals:conflict.compare',
            run: () => setSearch.current(withConflicts, { preventScrollReset: true }),
          },
          topic: 'rentals-conflicts',
        }),
      );
    }
    for (const { id, rentalId, seen, content, message } of refusals) {
      if (told.current.has(id)) continue;
      dispatch(
        notify({
          kind: 'danger',
          textKey: 'rentals:sync.refused',
          params: { name: content.Name ?? seen?.Name ?? rentalId, reason: message },
          action: {
            textKey: 'rentals:sync.refusedAction',
            run: () => setSearch.current((search) => withRental(search, rentalId), { preventScrollReset: true }),
          },
          topic: `rentals-refused-${id}`,
        }),
      );
    }
    told.current = new Set([...conflicts, ...refusals].map(({ id }) => id));
  }, [conflicts, refusals, isComparing, dispatch]);
}
