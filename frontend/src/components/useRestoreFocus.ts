import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused element is removed, such as a deleted row: it would fall back to the document.
 * @param find returns the element to focus instead
 */
export function useRestoreFocus(container: RefObject<HTMLElement | null>, find: () => HTMLElement | null): void {
  const hadFocus = useRef(false);
  hadFocus.current = container.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    // A dialog that closes gives the focus back after this was rendered, maybe to a button that is removed with it.
    const followFocus = ({ target }: FocusEvent) => {
      hadFocus.current = container.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', followFocus);
    return () => document.removeEventListener('focusin', followFocus);
  }, [container]);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
