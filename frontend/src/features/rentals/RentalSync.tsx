import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { conflictsParam } from './conflicts/conflictsParam';
import { rentalParam } from './edit/rentalParam';
import { useBelongings } from './sync/useBelongings';
import { useOutboxNotices } from './sync/useOutboxNotices';
import { useRentalSync } from './useRentalSync';

const RentalPanel = lazy(() => import('./edit/RentalPanel'));
const LeaveDialog = lazy(() => import('./sync/LeaveDialog'));
const ConflictsDialog = lazy(() => import('./conflicts/ConflictsDialog'));

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
  const rental = params.get(rentalParam);
  return (
    <Suspense fallback={null}>
      {rental !== null && <RentalPanel key={rental} id={rental} />}
      {params.has(conflictsParam) && <ConflictsDialog />}
      {leaveQuestion && <LeaveDialog {...leaveQuestion} />}
    </Suspense>
  );
}
