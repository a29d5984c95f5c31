import { useEffect } from 'react';

/**
 * Has the browser ask before the page is closed or reloaded.
 * @param asks decides at that moment; must be the same function between renders
 */
export function useUnloadWarning(isNeeded: boolean, asks = always): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => asks() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded, asks]);
}

const always = () => true;
