import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectCurrentImport } from '../rentals/import/uploadSlice';
import { useIdleMinutes } from './idleMinutes';
import { watchIdle } from './idleWatch';
import { recordActivity } from './lastActivity';
import { lockScreen } from './leavingActions';
import { selectSession } from './sessionSlice';

/** Locks the screen of a signed-in user who has been idle for the chosen time. */
export function useIdleLock(): void {
  const minutes = useIdleMinutes();
  const { status, email, sub } = useAppSelector(selectSession);
  const isImporting = useAppSelector((state) => selectCurrentImport(state)?.phase === 'running');
  const dispatch = useAppDispatch();
  useEffect(() => {
    // A lock would end a running import, which needs no activity: the idle time starts after it.
    if (isImporting) return () => recordActivity();
    if (minutes === 0 || status !== 'signedIn' || !email || !sub) return;
    return watchIdle(minutes, () => void lockScreen(dispatch, { email, sub }));
  }, [minutes, isImporting, status, email, sub, dispatch]);
}
