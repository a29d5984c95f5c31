import type { LayoutSettings } from './layoutSlice';

/** The form of the main layout's navigation on wide screens. */
export type NavigationForm = 'sidebar' | 'mini' | 'horizontal';

/** A horizontal layout has no sidebar to make smaller. */
export function navigationForm({ horizontalLayout, miniSidebar }: LayoutSettings): NavigationForm {
  if (horizontalLayout) return 'horizontal';
  return miniSidebar ? 'mini' : 'sidebar';
}

/**
 * Writes the settings to the page's root element, where the style sheets read them (styles/_frame.scss).
 * public/first-paint.js writes the same before any module is loaded.
 */
export function applyLayout(page: HTMLElement, layout: LayoutSettings): void {
  const direction = layout.rightToLeft ? 'rtl' : 'ltr';
  // Written again, the same direction would make the browser compute the style of all elements anew.
  if (page.dir !== direction) page.dir = direction;
  page.dataset.bsTheme = layout.darkMode ? 'dark' : 'light';
  page.dataset.topbar = layout.topbarColour;
  page.dataset.sidebar = layout.sidebarColour;
  page.dataset.navigation = navigationForm(layout);
  page.dataset.fixed = [layout.fixedTopbar && 'topbar', layout.fixedSidebar && 'sidebar'].filter(Boolean).join(' ');
  page.dataset.density = layout.density;
  page.dataset.rightPart = layout.innerRightPart ? 'shown' : 'hidden';
}
