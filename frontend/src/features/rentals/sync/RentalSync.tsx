import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { defineLazy, LazyComponent, usePreload } from '../../../components/LazyComponent';
import { notify } from '../../notifications/notificationsSlice';
import { signOut } from '../../session/leavingActions';
import { selectIsSignedIn } from '../../session/sessionSlice';
import { conflictsParam } from '../conflicts/conflictsParam';
import { rentalParam } from '../edit/rentalParam';
import { useRentalPanels } from '../edit/useRentalPanels';
import { selectConnection } from '../rentalsSlice';
import { useOutboxNotices } from './useOutboxNotices';
import { useRentalSync } from './useRentalSync';
import { useSignOutGuard } from './useSignOutGuard';

const texts = ['rentals', 'apps'];
const rentalPanel = defineLazy(() => import('../edit/RentalPanel'), texts);
const leaveDialog = defineLazy(() => import('./LeaveDialog'), texts);
const conflictsDialog = defineLazy(() => import('../conflicts/ConflictsDialog'), texts);
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
  const leaveQuestion = useSignOutGuard();
  usePreload(parts, useAppSelector(selectConnection) === 'connected');
  usePreload(leaving, useAppSelector(selectIsSignedIn));
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
        <LazyComponent key={rental} part={rentalPanel} given={{ id: rental }} onMovedOn={close} />
      )}
      {isComparing && <LazyComponent part={conflictsDialog} given={{}} onMovedOn={close} />}
      {leaveQuestion && <LazyComponent part={leaveDialog} given={leaveQuestion} onMovedOn={askLater} />}
    </Suspense>
  );
}
