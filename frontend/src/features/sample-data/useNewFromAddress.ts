import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Starts a new item once when the page's address asks for one (`?new=1`), as the command palette does.
 * @param isReady Whether the list is there to add to.
 * @param add Has to replace the address, so that Back and a reload do not add another.
 */
export function useNewFromAddress(isReady: boolean, add: () => void): void {
  const [parameters] = useSearchParams();
  const isAsked = parameters.get('new') === '1';
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked) isDone.current = false;
    if (!isAsked || !isReady || isDone.current) return;
    isDone.current = true;
    add();
  });
}
