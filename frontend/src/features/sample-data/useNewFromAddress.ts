import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Adds a new item once when the page's address contains `?new=1`, as the command palette does.
 * @param isReady whether the list is loaded
 * @param add has to replace the address, so that Back and a reload do not add another item
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
