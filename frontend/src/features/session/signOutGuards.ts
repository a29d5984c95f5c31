/**
 * What a part of the application keeps in this browser for the person who is signed in. One rule for all of it:
 *
 * - **Locking** keeps everything on disk (the copy of the rentals, changes that wait, an import under way), takes the
 *   tokens away, and leaves nothing of it in the page. Unlocking goes on where the person was.
 * - **Signing out** puts everything away, whatever the network does, and in the other tabs too. Where something would be
 *   lost that is nowhere else, the person is asked first.
 * - A session that **ends by itself** (expired, ended elsewhere) takes the copy away, which can be read again, and keeps
 *   what is nowhere else for when the person is back: nobody could be asked.
 */
export interface SignOutGuard {
  /** Asks, if need be; false keeps the person signed in. */
  confirmSignOut(): Promise<boolean>;
  /** Forgets all of it. */
  clear(): Promise<void>;
}

const parts = new Set<SignOutGuard>();

/** @returns has the part no longer asked */
export function registerSignOutGuard(part: SignOutGuard): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

/** True when every part lets the person go. */
export async function confirmSignOut(): Promise<boolean> {
  for (const part of parts) if (!(await part.confirmSignOut())) return false;
  return true;
}

/** What a broken database does not let go of must not keep the person signed in. */
export async function clearBeforeSignOut(): Promise<void> {
  const outcomes = await Promise.allSettled([...parts].map((part) => part.clear()));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') console.warn('Something may still be kept in this browser.', outcome.reason);
  }
}
