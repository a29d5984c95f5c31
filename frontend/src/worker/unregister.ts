/**
 * Where there is no newer worker, as where something else than Polder now runs on a laptop's port, this one takes itself
 * away, with all that it has cached. It leaves looking for a newer worker to the browser, which does so after each
 * visit: one installed while the page still loads its files may stay waiting in Chromium 156, for 45 s and more.
 *
 * Where all addresses are redirected to the stage's domain, browsers refuse the worker's script, so that it cannot be
 * updated. There it leaves its caches: the open page has nothing else to load from, and may have changes to send.
 */
export async function unregisterIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  const address = registration.active?.scriptURL;
  const answer = address && (await fetch(address, { cache: 'no-store', redirect: 'manual' }));
  if (!answer || answer.status >= 500 || answer.headers.get('content-type')?.includes('javascript')) return;
  if (answer.type !== 'opaqueredirect') for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
