import { useEffect, useState } from 'react';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { stageName } from '../../../cloud/configure';
import { forgetAccountDatabases } from '../../../lib/accountDatabase';
import { accountKey } from '../../../lib/accountStorage';
import { type FocusMark, markFocus } from '../../../lib/focusMark';
import { readStoredText } from '../../../lib/storage';
import { selectSession } from '../../session/public/session';
import { registerSignOutGuard } from '../../session/public/signOutGuards';
import { isUnderWay, selectCurrentImport, type WithUpload } from '../import/uploadSlice';
import type { Outbox } from './outbox';
import { outboxDiscarded, selectOutbox, type WithRentals } from './rentalsSlice';

/** The data that signing out would lose. */
export interface UnsavedWork {
  /** Changes that are not in the cloud, including those of other tabs. */
  readonly changes: number;
  /** The file name of the running import; empty if it runs in another tab. */
  readonly importing: string | null;
  /** Persistent data that is in this browser only. */
  readonly stored: readonly StoredWork[];
}

const storedWork = { views: 'rentals.views', texts: 'texts' } as const;
export type StoredWork = keyof typeof storedWork;

export interface SignOutPrompt extends UnsavedWork {
  /** When the person wanted to sign out: what would be lost is found out after that. */
  readonly askedAt: FocusMark;
  answer(confirmSignOut: boolean): void;
}

/** The user's data that is in this browser only; null if there is none. */
async function unsavedWorkOf(state: WithRentals & WithUpload, sub: string): Promise<UnsavedWork | null> {
  const outboxes = [selectOutbox(state), ...(await storedOutboxes(sub))];
  const ids = outboxes.flatMap(({ changes, conflicts, refusals }) => [...changes, ...conflicts, ...refusals]);
  const changes = new Set(ids.map(({ id }) => id)).size;
  const current = selectCurrentImport(state);
  const elsewhere = readStoredText(accountKey('import.kept', sub)) !== null ? '' : null;
  const own = current && isUnderWay(current) ? current.fileName : null;
  const importing = own ?? elsewhere;
  // Saved views are with the account, unless they were changed without a network.
  const areViewsSaved = await import('../../account-settings/public/isSettingSaved').then(
    ({ isSettingSaved }) => isSettingSaved(sub, 'views'),
    () => false,
  );
  const stored = (['views', 'texts'] as const).filter(
    (work) => readStoredText(accountKey(storedWork[work], sub)) !== null && !(work === 'views' && areViewsSaved),
  );
  return changes > 0 || importing !== null || stored.length > 0 ? { changes, importing, stored } : null;
}

/** The stored outboxes of the user's tabs, open and closed. */
async function storedOutboxes(sub: string): Promise<Outbox[]> {
  try {
    const { openLocalDatabase, localDatabaseName } = await import('./localDatabase');
    const database = openLocalDatabase(localDatabaseName(stageName(), sub));
    const outboxes = await Promise.all((await database.outboxOwners()).map((owner) => database.readOutbox(owner)));
    return outboxes.filter((outbox) => outbox !== null);
  } catch {
    // The browser cannot store data.
    return [];
  }
}

/**
 * Asks for confirmation before signing out loses unsent data, and then removes the rentals' data: pending changes, and
 * a running import. The copy is removed with the session (useRentalSync).
 * @returns the open question, if any
 */
export function useSignOutGuard(): SignOutPrompt | null {
  const store = useAppStore();
  const { status, sub } = useAppSelector(selectSession);
  const [question, setQuestion] = useState<SignOutPrompt | null>(null);

  // `unknown`: while the session is being restored or renewed, users can sign out too.
  const hasSession = ['signedIn', 'unknown'].includes(status);

  useEffect(() => {
    if (!hasSession || sub === null) return;
    let answerLast: ((confirmSignOut: boolean) => void) | undefined;
    const ask = (unsent: UnsavedWork, askedAt: FocusMark) =>
      new Promise<boolean>((resolve) => {
        answerLast?.(false);
        answerLast = (confirmSignOut) => {
          setQuestion(null);
          resolve(confirmSignOut);
        };
        setQuestion({ ...unsent, askedAt, answer: answerLast });
      });
    const stop = registerSignOutGuard({
      confirmSignOut: async () => {
        const askedAt = markFocus();
        const unsent = await unsavedWorkOf(store.getState(), sub);
        return unsent === null || ask(unsent, askedAt);
      },
      clear: async () => {
        store.dispatch(outboxDiscarded());
        void forgetAccountDatabases(sub);
        const { getImportManager } = await import('../import/send/getImportManager');
        await getImportManager(store).park(sub);
      },
    });
    return () => {
      stop();
      answerLast?.(false);
    };
    // Not on `status`: a session that is restored meanwhile must not answer the open question.
  }, [hasSession, sub, store]);

  return question;
}
