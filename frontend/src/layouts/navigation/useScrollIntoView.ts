import { type RefObject, useLayoutEffect } from 'react';

/** Distance between a menu and the window's edge, in pixels. */
const margin = 8;

/** Shifts an open menu with `translate` until it is fully inside the window. */
export function useScrollIntoView(menu: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return;
    element.style.translate = '';
    const { left, right, bottom } = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const shiftX = Math.min(0, width - margin - right) + Math.max(0, margin - left);
    const shiftY = Math.min(0, window.innerHeight - margin - bottom);
    if (shiftX !== 0 || shiftY !== 0) element.style.translate = `${shiftX}px ${shiftY}px`;
  }, [menu, isOpen]);
}
