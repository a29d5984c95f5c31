import { makeInstallable } from './installable';
import { startServiceWorker } from './serviceWorker';

/** What makes Polder open without a network and install as an application. @returns stops it */
export function prepareOffline(isReturn: boolean, onNewRelease: () => void): () => void {
  const stopFollowing = makeInstallable();
  const started = startServiceWorker(isReturn, onNewRelease).catch((error: unknown) => {
    // The website works without: a browser may allow none, and a stage may be out of reach.
    console.info('Polder will not open without a network here.', error);
  });
  return () => {
    stopFollowing();
    void started.then((stop) => stop?.());
  };
}
