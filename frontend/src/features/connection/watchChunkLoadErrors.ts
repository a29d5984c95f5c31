import { checkReachability, reportNetworkFailure } from '../../cloud/reachability';
import { chunkLoadFailed } from './connectionSlice';

/**
 * Tells the store when a part of the application (a page's code or style sheet) could not be loaded, though Polder
 * answers. Vite raises `vite:preloadError` then; unprevented, the error goes on to whoever asked for the part, and the
 * page says so.
 * @returns stops watching
 */
export function watchChunkLoadErrors(dispatch: (action: ReturnType<typeof chunkLoadFailed>) => unknown): () => void {
  const onMissed = async () => {
    if ((await checkReachability()) === 'up') dispatch(chunkLoadFailed());
    // Without a network nothing can be loaded, and a reload would lose what there is.
    else reportNetworkFailure();
  };
  window.addEventListener('vite:preloadError', onMissed);
  return () => window.removeEventListener('vite:preloadError', onMissed);
}
