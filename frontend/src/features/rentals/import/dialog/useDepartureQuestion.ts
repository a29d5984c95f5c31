import { useState } from 'react';
import { useLeaveGuard } from '../../../../components/useLeaveGuard';

/** What drops the corrections of a file: another file, choosing one, or closing the dialog. */
export type Departure = File | 'restart' | 'close';

/**
 * Asks before the corrections of a file are dropped, also by leaving the page.
 * @param leave drops them
 */
export function useDepartureQuestion(hasCorrections: boolean, leave: (departure: Departure) => void) {
  const guard = useLeaveGuard(hasCorrections);
  const [asked, ask] = useState<Departure | null>(null);
  return {
    isAsking: asked !== null || guard.isAsking,
    isLeavingPage: guard.isAsking,
    leavePage: guard.leave,
    ask,
    askToLeave: (departure: Departure) => (hasCorrections ? ask(departure) : leave(departure)),
    discard: () => {
      ask(null);
      if (guard.isAsking) guard.leave();
      else if (asked) leave(asked);
    },
    goOn: () => {
      ask(null);
      guard.stay();
    },
  };
}
