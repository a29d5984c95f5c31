import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../../app/hooks';
import { stageName } from '../../../cloud/configure';
import { forgetAccountDatabases } from '../../../lib/accountDatabase';
import { readAccountItem } from '../../../lib/accountStorage';
import { keepBelongings } from '../../session/leaving';
import { selectSession } from '../../session/sessionSlice';
import type { DeskStore } from '../import/deskTools';
import { outboxDiscarded, selectOutbox, type WithRentals } from '../rentalsSlice';
import { selectCurrentImport, type WithUpload } from '../uploadSlice';
import type { Outbox } from './outbox';

/** What signing out would lose. */
export interface Unsent {
  /** Changes that are not in the cloud, other tabs' among them. */
  readonly changes: number;
  /** The file of an import under way; empty where another tab runs it. */
  readonly importing: string | null;
  /** What was made to last and is in this browser only. */
  readonly kept: readonly KeptWork[];
}

const keptWork = { views: 'rentals.views', texts: 'texts' } as const;
export type KeptWork = keyof typeof keptWork;

export interface LeaveQuestion extends Unsent {
  answer(mayLeave: boolean): void;
}

/** What of the person's own is in this browser only; null when there is nothing. */
async function unsentOf(state: WithRentals & WithUpload, sub: string): Promise<Unsent | null> {
  const outboxes = [selectOutbox(state), ...(await keptOutboxes(sub))];
  const ids = outboxes.flatMap(({ changes, conflicts, refusals }) => [...changes, ...conflicts, ...refusals]);
  const changes = new Set(ids.map(({ id }) => id)).size;
  const current = selectCurrentImport(state);
  const elsewhere = readAccountItem('import.kept', sub) !== null ? '' : null;
  const importing = current ? (current.phase === 'ended' ? null : current.fileName) : elsewhere;
  const kept = (['views', 'texts'] as const).filter((work) => readAccountItem(keptWork[work], sub) !== null);
  return changes > 0 || importing !== null || kept.length > 0 ? { changes, importing, kept } : null;
}

/** What the person's tabs keep to be sent: those that are open, and those that were closed. */
async function keptOutboxes(sub: string): Promise<Outbox[]> {
  try {
    const { openVault, vaultName } = await import('./vault');
    const vault = openVault(vaultName(stageName(), sub));
    const outboxes = await Promise.all((await vault.outboxOwners()).map((owner) => vault.readOutbox(owner)));
    return outboxes.filter((outbox) => outbox !== null);
  } catch {
    // A browser that keeps nothing.
    return [];
  }
}

interface LeavingStore extends DeskStore {
  getState(): WithRentals & WithUpload;
}

/**
 * Has signing out ask before it loses what was not sent, and put the rentals' belongings away: changes that wait, and
 * an import under way. The copy goes with the session (useRentalSync).
 * @returns the question that waits for an answer, if any
 */
export function useBelongings(): LeaveQuestion | null {
  const store = useStore() as unknown as LeavingStore;
  const { status, sub } = useAppSelector(selectSession);
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);

  useEffect(() => {
    // While the session waits to be renewed, its person may leave as well.
    if (!['signedIn', 'unknown'].includes(status) || sub === null) return;
    let answerLast: ((mayLeave: boolean) => void) | undefined;
    const ask = (unsent: Unsent) =>
      new Promise<boolean>((resolve) => {
        answerLast?.(false);
        answerLast = (mayLeave) => {
          setQuestion(null);
          resolve(mayLeave);
        };
        setQuestion({ ...unsent, answer: answerLast });
      });
    const stop = keepBelongings({
      mayLeave: async () => {
        const unsent = await unsentOf(store.getState(), sub);
        return unsent === null || ask(unsent);
      },
      putAway: async () => {
        store.dispatch(outboxDiscarded());
        void forgetAccountDatabases(sub);
        const { deskOf } = await import('../import/deskOf');
        await deskOf(store).putAway(sub);
      },
    });
    return () => {
      stop();
      answerLast?.(false);
    };
  }, [status, sub, store]);

  return question;
}
