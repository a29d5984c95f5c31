import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused element is removed, such as a deleted row: it would fall back to the document.
 * @param find returns the element to focus instead
 */
export function useRestoreFocus(container: RefObject<HTMLElement | null>, find: () => HTMLElement | null): void {
  const hadFocus = useRef(false);
  hadFocus.current = container.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
