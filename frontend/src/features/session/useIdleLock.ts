import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useBrowserSetting } from '../../lib/browserSetting';
import { idleSetting } from './idleMinutes';
import { watchIdle } from './idleWatch';
import { recordActivity } from './lastActivity';
import { lockScreen } from './leavingActions';
import { selectSession } from './sessionSlice';

/** How often work is recorded as activity, in milliseconds: below the shortest idle time. */
const busyInterval = 30_000;

/**
 * Locks the screen of a user who has been idle for the chosen time: a signed-in one, and one whose session cannot be
 * renewed, as without a network, while the page shows what this browser stores.
 * @param isBusy something runs that needs no activity and that a lock would end: the idle time starts after it
 */
export function useIdleLock(isBusy: boolean): void {
  const minutes = useBrowserSetting(idleSetting);
  const { status, email, sub } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const isShown = status === 'signedIn' || status === 'unknown';
  useEffect(() => {
    if (isBusy) {
      // Otherwise another tab, where nothing happens, would lock this one too.
      recordActivity();
      const timer = setInterval(() => recordActivity(), busyInterval);
      return () => {
        clearInterval(timer);
        recordActivity();
      };
    }
    if (minutes === 0 || !isShown || !email || !sub) return;
    return watchIdle(minutes, () => void lockScreen(dispatch, { email, sub }));
  }, [minutes, isBusy, isShown, email, sub, dispatch]);
}
