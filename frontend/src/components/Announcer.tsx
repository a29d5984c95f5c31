import { regionId, type Urgency } from '../lib/announce';

const urgencies: Urgency[] = ['polite', 'assertive'];

/** Where announce() speaks: regions that are on the page before there is anything to say, as screen readers need it. */
export function Announcer() {
  return urgencies.map((urgency) => (
    <div key={urgency} id={regionId(urgency)} aria-live={urgency} aria-atomic="true" className="visually-hidden" />
  ));
}
