/** Focuses the heading of the page, or the page without one, unless something within the page has the focus. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const place = document.activeElement;
  if (place && place !== main && main?.contains(place)) return;
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
