/** Dispatched on `window` when a call to the cloud or a subscription fails because of the network. */
const failed = 'polder:networkFailure';

export function reportNetworkFailure(): void {
  window.dispatchEvent(new Event(failed));
}

/** @returns a function that stops listening */
export function onNetworkFailure(listener: () => void): () => void {
  window.addEventListener(failed, listener);
  return () => window.removeEventListener(failed, listener);
}

/** Dispatched on `window` when Polder responds again after it did not. */
const reachable = 'polder:reachable';

export function reportReachable(): void {
  window.dispatchEvent(new Event(reachable));
}

/** @returns a function that stops listening */
export function onReachable(listener: () => void): () => void {
  window.addEventListener(reachable, listener);
  return () => window.removeEventListener(reachable, listener);
}

/** `up` responds; `unwell` responds with an error; `unreachable` does not respond. */
export type Reachability = 'up' | 'unwell' | 'unreachable';

const timeLimit = 10_000;

/** Checks whether Polder responds, by fetching its configuration, which every stage and the laptop serve. */
export async function checkReachability(): Promise<Reachability> {
  try {
    const { status } = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(timeLimit) });
    return status >= 500 ? 'unwell' : 'up';
  } catch {
    return 'unreachable';
  }
}
