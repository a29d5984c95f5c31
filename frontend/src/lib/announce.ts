/** Whether a screen reader waits for a pause, or speaks immediately. */
export type Urgency = 'polite' | 'assertive';

/** The live region of an urgency, which app/Root.tsx puts on every page. */
export const regionId = (urgency: Urgency) => `announcer-${urgency}`;

/** Has screen readers speak a text, even if it equals the previous one. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const region = document.getElementById(regionId(urgency));
  if (!region) return;
  // A region whose text does not change is not announced.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
