import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { defineLazy, LazyComponent, usePreload } from '../../../components/LazyComponent';
import { notify } from '../../notifications/public/notify';
import { signOut } from '../../session/public/leaving';
import { selectIsSignedIn } from '../../session/public/session';
import { conflictsParam } from '../conflicts/conflictsParam';
import { rentalParam } from '../edit/rentalParam';
import { useRentalPanels } from '../edit/useRentalPanels';
import { selectConnection } from './rentalsSlice';
import { useOutboxNotices } from './useOutboxNotices';
import { useRentalSync } from './useRentalSync';
import { useSignOutGuard } from './useSignOutGuard';

const texts = ['rentals', 'apps'];
const rentalPanel = defineLazy(() => import('../edit/RentalPanel'), texts);
const leaveDialog = defineLazy(() => import('./LeaveDialog'), texts);
const conflictsDialog = defineLazy(() => import('../conflicts/ConflictsDialog'), texts);
/** Preloaded, so that editing works without a network. */
const parts = [rentalPanel, conflictsDialog];
/** Preloaded, so that signing out works when nothing responds any more. */
const leaving = [leaveDialog];

/**
 * Handles the rentals on every page: synchronises them, reports the results of the user's changes, warns before signing
 * out with unsent changes, and opens the panel of a rental (`?rental=<id>`, `?rental=new`) or of the conflicts
 * (`?conflicts`) by the address, never both: each traps the focus.
 */
export default function RentalSync() {
  const [params] = useSearchParams();
  useRentalSync();
  useOutboxNotices();
  const signOutPrompt = useSignOutGuard();
  usePreload(parts, useAppSelector(selectConnection) === 'connected');
  usePreload(leaving, useAppSelector(selectIsSignedIn));
  const dispatch = useAppDispatch();
  const isComparing = params.has(conflictsParam);
  const rental = params.get(rentalParam);
  const { close } = useRentalPanels();
  /** Typing is not interrupted, except for a user who wanted to sign out: they have to know that they have not. */
  const askLater = () => {
    signOutPrompt?.answer(false);
    dispatch(
      notify({
        kind: 'warning',
        textKey: 'rentals:leave.waits',
        action: { textKey: 'rentals:leave.confirm', run: () => void signOut(dispatch) },
        topic: 'leaving',
      }),
    );
  };
  const explain = () => dispatch(notify({ kind: 'warning', textKey: 'rentals:sync.opensOnline', topic: 'part' }));
  return (
    <Suspense>
      {rental !== null && !isComparing && (
        <LazyComponent key={rental} part={rentalPanel} props={{ id: rental }} onMovedOn={close} onOffline={explain} />
      )}
      {isComparing && <LazyComponent part={conflictsDialog} props={{}} onMovedOn={close} onOffline={explain} />}
      {signOutPrompt && (
        <LazyComponent
          part={leaveDialog}
          props={signOutPrompt}
          askedAt={signOutPrompt.askedAt}
          onMovedOn={askLater}
          onOffline={explain}
        />
      )}
    </Suspense>
  );
}
