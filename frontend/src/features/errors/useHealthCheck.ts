import { useCallback, useEffect, useRef, useState } from 'react';
import { checkReachability, type Reachability } from '../../cloud/reachability';

export interface HealthCheck {
  /** Null before the first answer. */
  readonly answer: Reachability | null;
  /** When the last answer came, in milliseconds since 1970. */
  readonly checkedAt: number | null;
  readonly isChecking: boolean;
  checkNow(): void;
}

const pause = 15_000;

/** Checks Polder's health: immediately, every 15 seconds, and when the machine is online again. */
export function useHealthCheck(): HealthCheck {
  const [state, setState] = useState<Omit<HealthCheck, 'checkNow'>>({
    answer: null,
    checkedAt: null,
    isChecking: true,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);

  const checkNow = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    clearTimeout(timer.current);
    setState((last) => ({ ...last, isChecking: true }));
    const answer = await checkReachability();
    if (mine !== turn.current) return;
    setState({ answer, checkedAt: Date.now(), isChecking: false });
    timer.current = setTimeout(checkNow, pause);
  }, []);

  useEffect(() => {
    void checkNow();
    window.addEventListener('online', checkNow);
    return () => {
      turn.current += 1;
      clearTimeout(timer.current);
      window.removeEventListener('online', checkNow);
    };
  }, [checkNow]);

  return { ...state, checkNow };
}
