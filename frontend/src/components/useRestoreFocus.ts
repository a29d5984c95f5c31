import { type RefObject, useEffect, useRef } from 'react';

/**
 * Catches the focus when what had it goes, as a deleted row does: it would fall back to the top of the document.
 * @param find What takes it instead.
 */
export function useRestoreFocus(container: RefObject<HTMLElement | null>, find: () => HTMLElement | null): void {
  const hadFocus = useRef(false);
  hadFocus.current = container.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
