import i18next from 'i18next';
import type { WorkerMessage } from '../../worker/messages';
import { whenQuiet } from './whenQuiet';

const address = '/service-worker.js';
/** The interval between checks for a newer version, in milliseconds. */
const pauseBetweenLooks = 15 * 60_000;

/**
 * Registers the service worker, which serves Polder with or without a network.
 * @param isReturn true when the worker served this page. A first visit caches the files it used; later visits cache the
 * other pages too, unless data is metered.
 * @param onNewRelease called with whether the worker belongs to a newer build than this page
 * @returns a function that stops checking for newer versions
 */
export async function startServiceWorker(
  isReturn: boolean,
  onNewRelease: (isReady: boolean) => void,
): Promise<() => void> {
  const { serviceWorker } = navigator;
  // A worker that served this page may have taken itself away meanwhile: registering would bring it back.
  const registration = isReturn
    ? await serviceWorker.getRegistration()
    : await serviceWorker.register(address, { updateViaCache: 'none' });
  if (!registration) return () => {};
  const isCurrent = () => ask({ type: 'isCurrent', assets: loadedAssets() });
  const look = async () => {
    let current = await isCurrent();
    if (current === false) {
      // A page that was not cached comes from the website, whose newer worker may not be installed yet.
      await registration.update().catch(() => undefined);
      await installed(registration);
      current = await isCurrent();
    }
    if (current !== undefined) onNewRelease(!current);
  };
  serviceWorker.addEventListener('controllerchange', look);
  const stopLooking = lookForReleases(registration);

  await installed(registration);
  await look();
  let stopWaiting = () => {};
  if (isReturn) stopWaiting = whenQuiet(() => void cachePages());
  // The first visit has already waited until the page was idle.
  else await cacheVisit();
  return () => {
    stopWaiting();
    stopLooking();
    serviceWorker.removeEventListener('controllerchange', look);
  };
}

/** Files that were on their way when the worker took over pass it by, and are among the loaded ones only afterwards. */
async function cacheVisit(): Promise<void> {
  let assets: string[];
  do {
    assets = loadedAssets();
    await ask({ type: 'cacheVisit', assets, pathname: window.location.pathname });
  } while (loadedAssets().length > assets.length);
}

async function cachePages(): Promise<void> {
  if (bytesAreCheap(navigator)) await ask({ type: 'cachePages', language: i18next.language });
}

interface Connected {
  /** Not supported by every browser. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether files may be prefetched. */
export function bytesAreCheap(navigator: object): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as Connected).connection ?? {};
  return !saveData && effectiveType === '4g';
}

/** Names of the built files that this page has loaded. */
function loadedAssets(): string[] {
  const folder = `${window.location.origin}/assets/`;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // An icon's address has its name as the fragment of the sprite's file: `icons-1a2b3c4d.svg#gear`.
  const names = loaded.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length).split('#')[0]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Waits until an installing worker has taken over or failed. */
async function installed({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (!coming) return;
  await new Promise<void>((done) => {
    const check = () => ['activated', 'redundant'].includes(coming.state) && done();
    coming.addEventListener('statechange', check);
    check();
  });
}

/**
 * Checks for a newer worker at intervals, and when the user returns to the page. @returns a function that stops
 * checking
 */
function lookForReleases(registration: ServiceWorkerRegistration): () => void {
  let latest = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - latest < pauseBetweenLooks) return;
    latest = Date.now();
    registration.update().catch(() => undefined);
  };
  const timer = setInterval(look, pauseBetweenLooks);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** @returns undefined if no worker controls the page */
async function ask(message: WorkerMessage): Promise<boolean | undefined> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((answered) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      answered(data);
    };
    active.postMessage(message, [port2]);
  });
}
