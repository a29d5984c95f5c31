import { askReachability, reportNetworkFailure } from '../../cloud/reachability';
import { partMissed } from './connectionSlice';

/**
 * Tells the store when a part of the application (a page's code or style sheet) could not be loaded, though Polder
 * answers. Vite raises `vite:preloadError` then; unprevented, the error goes on to whoever asked for the part, and the
 * page says so.
 * @returns stops watching
 */
export function watchParts(dispatch: (action: ReturnType<typeof partMissed>) => unknown): () => void {
  const onMissed = async () => {
    if ((await askReachability()) === 'up') dispatch(partMissed());
    // Without a network nothing can be loaded, and a reload would lose what there is.
    else reportNetworkFailure();
  };
  window.addEventListener('vite:preloadError', onMissed);
  return () => window.removeEventListener('vite:preloadError', onMissed);
}
