import i18next from 'i18next';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { Late, latePart } from '../../components/Late';
import { conflictsParam } from './conflicts/conflictsParam';
import { rentalParam } from './edit/rentalParam';
import { selectConnection } from './rentalsSlice';
import { useBelongings } from './sync/useBelongings';
import { useOutboxNotices } from './sync/useOutboxNotices';
import { useRentalSync } from './useRentalSync';

const rentalPanel = latePart(() => import('./edit/RentalPanel'));
const leaveDialog = latePart(async () => {
  const [dialog] = await Promise.all([import('./sync/LeaveDialog'), i18next.loadNamespaces('apps')]);
  return dialog;
});
const conflictsDialog = latePart(() => import('./conflicts/ConflictsDialog'));
const parts = [rentalPanel, leaveDialog, conflictsDialog];

/** In milliseconds: until what the page itself needs is loaded. */
const pageComesFirst = 2000;

/**
 * What the rentals need on every page: they are kept in step, what becomes of the person's changes is told, nobody
 * signs out past changes that were not sent, and the address opens a rental (`?rental=<id>`, `?rental=new`) or the list
 * of conflicts (`?conflicts`).
 */
export default function RentalSync() {
  const [params] = useSearchParams();
  useRentalSync();
  useOutboxNotices();
  const leaveQuestion = useBelongings();
  useParts();
  const rental = params.get(rentalParam);
  return (
    <Suspense>
      {rental !== null && <Late key={rental} part={rentalPanel} given={{ id: rental }} />}
      {params.has(conflictsParam) && <Late part={conflictsDialog} given={{}} />}
      {leaveQuestion && <Late part={leaveDialog} given={leaveQuestion} />}
    </Suspense>
  );
}

/** Has at hand what editing needs, for when there is no network to load it by. */
function useParts(): void {
  const isConnected = useAppSelector(selectConnection) === 'connected';
  useEffect(() => {
    if (!isConnected) return;
    const timer = setTimeout(() => {
      for (const part of parts) part.load().catch(() => undefined);
    }, pageComesFirst);
    return () => clearTimeout(timer);
  }, [isConnected]);
}
