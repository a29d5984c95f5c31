import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useBrowserSetting } from '../../lib/browserSetting';
import { idleSetting } from './idleMinutes';
import { watchIdle } from './idleWatch';
import { recordActivity } from './lastActivity';
import { lockScreen } from './leavingActions';
import { selectSession } from './sessionSlice';

/**
 * Locks the screen of a signed-in user who has been idle for the chosen time.
 * @param isBusy something runs that needs no activity and that a lock would end: the idle time starts after it
 */
export function useIdleLock(isBusy: boolean): void {
  const minutes = useBrowserSetting(idleSetting);
  const { status, email, sub } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isBusy) return () => recordActivity();
    if (minutes === 0 || status !== 'signedIn' || !email || !sub) return;
    return watchIdle(minutes, () => void lockScreen(dispatch, { email, sub }));
  }, [minutes, isBusy, status, email, sub, dispatch]);
}
