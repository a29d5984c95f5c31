/**
 * Has the browser look for a newer worker. Where there is none any more, as where something else than Polder now runs
 * on a laptop's port, this one takes itself away, with all that it has cached.
 */
export async function unregisterIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    const address = registration.active?.scriptURL;
    const answer = address && (await fetch(address, { cache: 'no-store' }));
    if (!answer || answer.status >= 500 || answer.headers.get('content-type')?.includes('javascript')) return;
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  }
}
