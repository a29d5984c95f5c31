import type { EventDraft } from './repeat/changeSeries';

/** What is changed together: the start of one and the end of another may be no event. */
const parts: readonly (readonly (keyof EventDraft)[])[] = [
  ['start', 'end', 'allDay'],
  ...(['title', 'color', 'description', 'place', 'people', 'repeat'] as const).map((name) => [name]),
];

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is entered for an event that another tab has changed meanwhile: what was left as it was follows that change.
 * @param before what the event had
 */
export function followGiven(draft: EventDraft, before: EventDraft, given: EventDraft): EventDraft {
  const left = parts.filter((names) => names.every((name) => isSameValue(draft[name], before[name])));
  return { ...draft, ...Object.fromEntries(left.flat().map((name) => [name, given[name]])) };
}
