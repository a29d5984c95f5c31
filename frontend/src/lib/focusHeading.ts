/** Focuses the heading of the page, or the page without one, unless something within the page has the focus. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const place = document.activeElement;
  if (place && place !== main && main?.contains(place)) return;
  pageHeading()?.focus({ preventScroll: true });
}

/** The heading of the page, or the page without one, that can be focused now. */
export function pageHeading(): HTMLElement | null {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (heading) heading.tabIndex = -1;
  return heading;
}
