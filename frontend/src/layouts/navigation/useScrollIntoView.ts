import { type RefObject, useLayoutEffect } from 'react';

/** Distance between a menu and the window's edge, in pixels. */
const margin = 8;

/** Moves a menu that opens up, and towards the inline start, until it is fully visible. */
export function useScrollIntoView(menu: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return;
    element.style.translate = '';
    const { left, right, bottom } = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const horizontalKeys = Math.min(0, width - margin - right) + Math.max(0, margin - left);
    const up = Math.min(0, window.innerHeight - margin - bottom);
    if (horizontalKeys !== 0 || up !== 0) element.style.translate = `${horizontalKeys}px ${up}px`;
  }, [menu, isOpen]);
}
