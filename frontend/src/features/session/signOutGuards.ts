/**
 * Data that a part of the application stores in this browser for the signed-in user. The same rules for all of it:
 *
 * - **Locking** leaves everything on disk (cached rentals, unsent changes, a running import), deletes the tokens, and
 * clears the page. Unlocking continues where the user was.
 * - **Signing out** deletes everything, with or without a network, and in the other tabs too. If unsaved work would be
 * lost, the user has to confirm first.
 * - A session that **expires** or is ended elsewhere deletes the cached rentals, which can be read again, and leaves
 * unsaved work until the user returns, as no user is there to confirm its loss.
 */
export interface SignOutGuard {
  /** Asks the user if necessary; false cancels signing out. */
  confirmSignOut(): Promise<boolean>;
  /** Deletes the data. */
  clear(): Promise<void>;
}

const parts = new Set<SignOutGuard>();

/** @returns a function that removes the guard */
export function registerSignOutGuard(part: SignOutGuard): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

/** True when every guard allows signing out. */
export async function confirmSignOut(): Promise<boolean> {
  for (const part of parts) if (!(await part.confirmSignOut())) return false;
  return true;
}

/** A database that cannot be deleted must not prevent signing out. */
export async function clearBeforeSignOut(): Promise<void> {
  const outcomes = await Promise.allSettled([...parts].map((part) => part.clear()));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.warn('Something may still be stored in this browser.', outcome.reason);
  }
}
