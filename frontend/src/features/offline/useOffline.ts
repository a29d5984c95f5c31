import { useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { newReleaseFound } from '../connection/public/connection';
import { whenQuiet } from './whenQuiet';

/**
 * Prepares the next visit: immediately if a worker opened this one, otherwise once the page has loaded everything. In
 * development there is no worker.
 */
export function useOffline(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    let isGone = false;
    let stop = () => {};
    const isReturn = navigator.serviceWorker.controller !== null;
    const prepare = async () => {
      const part = await import('./prepareOffline').catch(() => null);
      if (part && !isGone) stop = part.prepareOffline(isReturn, (isReady) => dispatch(newReleaseFound(isReady)));
    };
    if (isReturn) void prepare();
    else stop = whenQuiet(prepare);
    return () => {
      isGone = true;
      stop();
    };
  }, [dispatch]);
}
