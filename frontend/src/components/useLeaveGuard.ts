import { useCallback, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { useUnloadWarning } from './useUnloadWarning';

export interface LeaveGuard {
  /** Whether the user is leaving the page and has to be asked. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /**
   * The input was saved, or discarded on purpose: leaving needs no confirmation any more.
   * @returns false if it was already, as by the first click of two: until the next page is drawn, the form stays
   */
  readonly release: () => boolean;
}

/** Asks before a page, or an address within it, is left with unsaved input. */
export function useLeaveGuard(isNeeded: boolean): LeaveGuard {
  const needed = useRef(isNeeded);
  const isReleased = useRef(false);
  needed.current = isNeeded && !isReleased.current;
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        needed.current &&
        currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
      [],
    ),
  );

  useUnloadWarning(
    isNeeded,
    useCallback(() => needed.current, []),
  );

  // The router tells of the answer in a later render, and throws at a second one.
  const answered = useRef<Blocker>(null);
  const answer = (name: 'proceed' | 'reset') => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    blocker[name]?.();
  };

  return {
    isAsking: blocker.state === 'blocked',
    leave: () => answer('proceed'),
    stay: () => answer('reset'),
    release: () => {
      const isFirst = !isReleased.current;
      isReleased.current = true;
      needed.current = false;
      return isFirst;
    },
  };
}
