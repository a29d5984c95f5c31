import { useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { newReleaseFound } from '../connection/connectionSlice';
import { whenQuiet } from './whenQuiet';

/**
 * Prepares the next visit: at once where a worker opened this one, and else when the page has all it needs. While
 * developing there is no worker.
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
      if (part && !isGone) stop = part.prepareOffline(isReturn, () => dispatch(newReleaseFound()));
    };
    if (isReturn) void prepare();
    else stop = whenQuiet(prepare);
    return () => {
      isGone = true;
      stop();
    };
  }, [dispatch]);
}
