import { makeInstallable } from './installable';
import { startServiceWorker } from './serviceWorker';

/** Makes Polder start without a network and installable as an application. @returns a function that stops it */
export function prepareOffline(isReturn: boolean, onNewRelease: (isReady: boolean) => void): () => void {
  const stopFollowing = makeInstallable();
  const started = startServiceWorker(isReturn, onNewRelease).catch((error: unknown) => {
    // The website works without it: a browser may not support it, and a stage may be unreachable.
    console.info('Polder will not open without a network here.', error);
  });
  return () => {
    stopFollowing();
    void started.then((stop) => stop?.());
  };
}
