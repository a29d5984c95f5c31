import { checkReachability, reportNetworkFailure } from '../../cloud/reachability';
import { chunkLoadFailed } from './connectionSlice';

/**
 * Reports to the store that a part of the application (a page's code or style sheet) could not be loaded while Polder
 * answers. Vite dispatches `vite:preloadError`; its default is not prevented, so the import fails too, and the page
 * shows that.
 * @returns a function that stops watching
 */
export function watchChunkLoadErrors(dispatch: (action: ReturnType<typeof chunkLoadFailed>) => unknown): () => void {
  const onMissed = async () => {
    if ((await checkReachability()) === 'up') dispatch(chunkLoadFailed());
    // Without a network, a reload would lose the page.
    else reportNetworkFailure();
  };
  window.addEventListener('vite:preloadError', onMissed);
  return () => window.removeEventListener('vite:preloadError', onMissed);
}
