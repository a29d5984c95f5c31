import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { RentalContent } from '../../../../../graphql/rental';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { notify, selectNotifications, toastClosed } from '../../notifications/public/notify';
import { conflictsParam } from '../conflicts/conflictsParam';
import { useRentalPanels } from '../edit/useRentalPanels';
import type { Refusal } from './outbox';
import { changesRetried, selectConflicts, selectPendingCount, selectRefusals, selectSendFailure } from './rentalsSlice';

const conflictsTopic = 'rentals-conflicts';

/** Notifies the user when one of their changes is in conflict, was refused, or was set aside. */
export function useOutboxNotices(): void {
  const dispatch = useAppDispatch();
  const conflicts = useAppSelector(selectConflicts);
  const refusals = useAppSelector(selectRefusals);
  const [params] = useSearchParams();
  const { openRental, openConflicts } = useRentalPanels();
  const isComparing = params.has(conflictsParam);
  const toast = useAppSelector(
    (state) => selectNotifications(state).find(({ topic, isToast }) => topic === conflictsTopic && isToast)?.id,
  );
  const notified = useRef<ReadonlySet<string>>(new Set());
  const isDenied = useAppSelector((state) => selectSendFailure(state) === 'notAllowed');
  const pending = useAppSelector(selectPendingCount);

  useEffect(() => {
    if (!isDenied || pending === 0) return;
    dispatch(
      notify({ kind: 'warning', textKey: 'rentals:sync.denied', params: { count: pending }, topic: 'rentals-denied' }),
    );
  }, [isDenied, pending, dispatch]);

  useEffect(() => {
    const hasNews = conflicts.some(({ id }) => !notified.current.has(id));
    // In the open list of conflicts the new one is visible anyway.
    if (hasNews && !isComparing) {
      dispatch(
        notify({
          kind: 'warning',
          textKey: 'rentals:conflict.notice',
          byOthers: true,
          params: { count: conflicts.length },
          action: {
            textKey: 'rentals:conflict.compare',
            run: openConflicts,
          },
          topic: conflictsTopic,
        }),
      );
    }
    const aside = refusals.filter(({ unanswered }) => unanswered);
    if (aside.some(({ id }) => !notified.current.has(id))) {
      const [first] = aside;
      const { content, seen, rentalId } = first as Refusal;
      dispatch(
        notify({
          kind: 'danger',
          textKey: 'rentals:sync.setAside',
          params: { count: aside.length, name: content.Name ?? seen?.Name ?? rentalId },
          action: { textKey: 'rentals:sync.retry', run: () => dispatch(changesRetried()) },
          topic: 'rentals-set-aside',
        }),
      );
    }
    for (const { id, rentalId, seen, content, message, unanswered } of refusals) {
      if (notified.current.has(id) || unanswered) continue;
      const name = content.Name ?? seen?.Name ?? rentalId;
      void wrongFieldOf(content).then((wrong) => {
        // The change was edited again, or its account signed out, before the reason was known.
        if (!notified.current.has(id)) return;
        dispatch(
          notify({
            kind: 'danger',
            textKey: wrong ? 'rentals:sync.refusedField' : 'rentals:sync.refused',
            params: { name, ...(wrong ?? { reason: message }) },
            action: {
              textKey: 'rentals:sync.refusedAction',
              run: () => openRental(rentalId),
            },
            topic: `rentals-refused-${id}`,
          }),
        );
      });
    }
    notified.current = new Set([...conflicts, ...refusals].map(({ id }) => id));
  }, [conflicts, refusals, isComparing, openRental, openConflicts, dispatch]);

  useEffect(
    () => () => {
      notified.current = new Set();
    },
    [],
  );

  // The notice was followed, and would cover the buttons on a phone.
  useEffect(() => {
    if (isComparing && toast !== undefined) dispatch(toastClosed(toast));
  }, [isComparing, toast, dispatch]);
}

/** Loaded only now, as few changes are refused; without it, the notice has the cloud's own message. */
const wrongFieldOf = (content: RentalContent) =>
  import('./refusedField').then(
    ({ refusedField }) => refusedField({ content }),
    () => undefined,
  );
