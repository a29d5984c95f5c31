import type { LayoutSettings } from './layoutSlice';

/** Puts theme and direction on the page's root element, where the style sheets look for them. */
export function applyLayout(page: HTMLElement, { darkMode, rightToLeft }: LayoutSettings): void {
  page.dataset.bsTheme = darkMode ? 'dark' : 'light';
  page.dir = rightToLeft ? 'rtl' : 'ltr';
}
