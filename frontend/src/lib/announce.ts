/** How soon a screen reader says it: when it has a moment, or at once. */
export type Urgency = 'polite' | 'assertive';

/** The live region of an urgency, which components/Announcer.tsx puts on every page. */
export const regionId = (urgency: Urgency) => `announcer-${urgency}`;

/** Has screen readers say a text; the same text said again is said again. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const region = document.getElementById(regionId(urgency));
  if (!region) return;
  // A text of its own each time: a region that does not change stays silent.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
