import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../../app/hooks';
import { keepBelongings } from '../../session/leaving';
import { selectSession } from '../../session/sessionSlice';
import type { DeskStore } from '../import/deskTools';
import { outboxDiscarded, selectOutbox, type WithRentals } from '../rentalsSlice';
import { selectCurrentImport, type WithUpload } from '../uploadSlice';

/** What signing out would lose. */
export interface Unsent {
  /** Changes that are not in the cloud. */
  readonly changes: number;
  /** The file of an import under way. */
  readonly importing: string | null;
}

export interface LeaveQuestion extends Unsent {
  answer(mayLeave: boolean): void;
}

/** What of the person's own is in this browser only; null when there is nothing. */
export function unsentIn(state: WithRentals & WithUpload): Unsent | null {
  const { changes, conflicts, refusals } = selectOutbox(state);
  const current = selectCurrentImport(state);
  const importing = current && current.phase !== 'ended' ? current.fileName : null;
  const count = changes.length + conflicts.length + refusals.length;
  return count > 0 || importing !== null ? { changes: count, importing } : null;
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
    if (status !== 'signedIn' || sub === null) return;
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
        const unsent = unsentIn(store.getState());
        return unsent === null || ask(unsent);
      },
      putAway: async () => {
        store.dispatch(outboxDiscarded());
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
