/** Told on `window` whenever a call to the cloud failed for want of a network. */
const failed = 'polder:networkFailure';

export function reportNetworkFailure(): void {
  window.dispatchEvent(new Event(failed));
}

/** @returns stops watching */
export function onNetworkFailure(listener: () => void): () => void {
  window.addEventListener(failed, listener);
  return () => window.removeEventListener(failed, listener);
}

/** Told on `window` when Polder answers again after it did not. */
const reachable = 'polder:reachable';

export function reportReachable(): void {
  window.dispatchEvent(new Event(reachable));
}

/** @returns stops watching */
export function onReachable(listener: () => void): () => void {
  window.addEventListener(reachable, listener);
  return () => window.removeEventListener(reachable, listener);
}

/** `up` answers; `unwell` answers that something is wrong with it; `unreachable` does not answer at all. */
export type Reachability = 'up' | 'unwell' | 'unreachable';

const patience = 10_000;

/** Asks Polder whether it is there: for its configuration, which every stage serves, and the laptop too. */
export async function checkReachability(): Promise<Reachability> {
  try {
    const { status } = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return status >= 500 ? 'unwell' : 'up';
  } catch {
    return 'unreachable';
  }
}
