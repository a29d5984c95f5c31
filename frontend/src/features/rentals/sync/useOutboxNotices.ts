import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { RentalContent } from '../../../../../graphql/rental';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { isolate } from '../../../lib/isolate';
import { notify, selectNotifications, toastClosed } from '../../notifications/public/notify';
import { conflictsParam } from '../conflicts/conflictsParam';
import { useRentalPanels } from '../edit/useRentalPanels';
import type { Refusal } from './outbox';
import { changesRetried, selectConflicts, selectPendingCount, selectRefusals, selectSendFailure } from './rentalsSlice';

const conflictsTopic = 'rentals-conflicts';

/** Notifies the user when one of their changes is in conflict, was refused, or was set aside. */
export function useOutboxNotices(): void {
  useDeniedNotice();
  useConflictNotice();
  useSetAsideNotice();
  useRefusalNotices();
}

function useDeniedNotice(): void {
  const dispatch = useAppDispatch();
  const isDenied = useAppSelector((state) => selectSendFailure(state) === 'notAllowed');
  const pending = useAppSelector(selectPendingCount);
  useEffect(() => {
    if (!isDenied || pending === 0) return;
    dispatch(
      notify({ kind: 'warning', textKey: 'rentals:sync.denied', params: { count: pending }, topic: 'rentals-denied' }),
    );
  }, [isDenied, pending, dispatch]);
}

function useConflictNotice(): void {
  const dispatch = useAppDispatch();
  const conflicts = useAppSelector(selectConflicts);
  const [params] = useSearchParams();
  const { openConflicts } = useRentalPanels();
  const isComparing = params.has(conflictsParam);
  const toast = useAppSelector(
    (state) => selectNotifications(state).find(({ topic, isToast }) => topic === conflictsTopic && isToast)?.id,
  );
  const { takeNews } = useNews();

  useEffect(() => {
    // In the open list of conflicts the new one is visible anyway.
    if (takeNews(conflicts).length === 0 || isComparing) return;
    dispatch(
      notify({
        kind: 'warning',
        textKey: 'rentals:conflict.notice',
        byOthers: true,
        params: { count: conflicts.length },
        action: { textKey: 'rentals:conflict.compare', run: openConflicts },
        topic: conflictsTopic,
      }),
    );
  }, [conflicts, isComparing, openConflicts, takeNews, dispatch]);

  // The notice was followed, and would cover the buttons on a phone.
  useEffect(() => {
    if (isComparing && toast !== undefined) dispatch(toastClosed(toast));
  }, [isComparing, toast, dispatch]);
}

function useSetAsideNotice(): void {
  const dispatch = useAppDispatch();
  const refusals = useAppSelector(selectRefusals);
  const { takeNews } = useNews();
  useEffect(() => {
    const setAside = refusals.filter(({ unanswered }) => unanswered);
    const [first] = setAside;
    if (takeNews(setAside).length === 0 || !first) return;
    dispatch(
      notify({
        kind: 'danger',
        textKey: 'rentals:sync.setAside',
        params: { count: setAside.length, name: isolate(nameOf(first)) },
        action: { textKey: 'rentals:sync.retry', run: () => dispatch(changesRetried()) },
        topic: 'rentals-set-aside',
      }),
    );
  }, [refusals, takeNews, dispatch]);
}

function useRefusalNotices(): void {
  const dispatch = useAppDispatch();
  const refusals = useAppSelector(selectRefusals);
  const { openRental } = useRentalPanels();
  const { takeNews, isKnown } = useNews();
  useEffect(() => {
    for (const refusal of takeNews(refusals.filter(({ unanswered }) => !unanswered))) {
      const { id, rentalId, content, message } = refusal;
      void wrongFieldOf(content).then((wrong) => {
        // The change was edited again, or its account signed out, before the reason was known.
        if (!isKnown(id)) return;
        dispatch(
          notify({
            kind: 'danger',
            textKey: wrong ? 'rentals:sync.refusedField' : 'rentals:sync.refused',
            params: { name: isolate(nameOf(refusal)), ...(wrong ?? { reason: message }) },
            action: { textKey: 'rentals:sync.refusedAction', run: () => openRental(rentalId) },
            topic: `rentals-refused-${id}`,
          }),
        );
      });
    }
  }, [refusals, openRental, takeNews, isKnown, dispatch]);
}

/** Tells new changes of a list from those it had before; after the component is gone it knows none. */
function useNews() {
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(
    () => () => {
      known.current = new Set();
    },
    [],
  );
  const takeNews = useCallback(<Item extends { readonly id: string }>(items: readonly Item[]): Item[] => {
    const news = items.filter(({ id }) => !known.current.has(id));
    known.current = new Set(items.map(({ id }) => id));
    return news;
  }, []);
  const isKnown = useCallback((id: string) => known.current.has(id), []);
  return { takeNews, isKnown };
}

const nameOf = ({ content, seen, rentalId }: Refusal) => content.Name ?? seen?.Name ?? rentalId;

/** Loaded only now, as few changes are refused; without it, the notice has the cloud's own message. */
const wrongFieldOf = (content: RentalContent) =>
  import('./refusedField').then(
    ({ refusedField }) => refusedField({ content }),
    () => undefined,
  );
