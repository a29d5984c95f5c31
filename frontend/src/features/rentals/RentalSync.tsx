import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Late, latePart, useAtHand } from '../../components/Late';
import { notify } from '../notifications/notificationsSlice';
import { signOut } from '../session/leavingActions';
import { selectIsSignedIn } from '../session/sessionSlice';
import { conflictsParam } from './conflicts/conflictsParam';
import { rentalParam } from './edit/rentalParam';
import { selectConnection } from './rentalsSlice';
import { useBelongings } from './sync/useBelongings';
import { useOutboxNotices } from './sync/useOutboxNotices';
import { useRentalPanels } from './useRentalPanels';
import { useRentalSync } from './useRentalSync';

const texts = ['rentals', 'apps'];
const rentalPanel = latePart(() => import('./edit/RentalPanel'), texts);
const leaveDialog = latePart(() => import('./sync/LeaveDialog'), texts);
const conflictsDialog = latePart(() => import('./conflicts/ConflictsDialog'), texts);
/** What editing needs, for when there is no network to load it by. */
const parts = [rentalPanel, conflictsDialog];
/** What signing out needs, which may be when nothing answers any more. */
const leaving = [leaveDialog];

/**
 * What the rentals need on every page: they are kept in step, what becomes of the person's changes is told, nobody
 * signs out past changes that were not sent, and the address opens a rental (`?rental=<id>`, `?rental=new`) or the list
 * of conflicts (`?conflicts`), never both: each keeps the focus to itself.
 */
export default function RentalSync() {
  const [params] = useSearchParams();
  useRentalSync();
  useOutboxNotices();
  const leaveQuestion = useBelongings();
  useAtHand(parts, useAppSelector(selectConnection) === 'connected');
  useAtHand(leaving, useAppSelector(selectIsSignedIn));
  const dispatch = useAppDispatch();
  const isComparing = params.has(conflictsParam);
  const rental = params.get(rentalParam);
  const { close } = useRentalPanels();
  /** Nobody is asked in the middle of a word; but whoever wanted to sign out has to know that they have not. */
  const askLater = () => {
    leaveQuestion?.answer(false);
    dispatch(
      notify({
        kind: 'warning',
        textKey: 'rentals:leave.waits',
        action: { textKey: 'rentals:leave.confirm', run: () => void signOut(dispatch) },
        topic: 'leaving',
      }),
    );
  };
  return (
    <Suspense>
      {rental !== null && !isComparing && (
        <Late key={rental} part={rentalPanel} given={{ id: rental }} onMovedOn={close} />
      )}
      {isComparing && <Late part={conflictsDialog} given={{}} onMovedOn={close} />}
      {leaveQuestion && <Late part={leaveDialog} given={leaveQuestion} onMovedOn={askLater} />}
    </Suspense>
  );
}
