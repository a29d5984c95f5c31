import { type EventColour, eventColours } from './calendarEvent';

/** The calendars: each colour of an event is one, and the due dates of tickets are another. */
export const calendars = [...eventColours, 'tickets'] as const;
export type Calendar = EventColour | 'tickets';

/** Their names in the address. */
const names: Record<Calendar, string> = {
  blue: 'office',
  orange: 'maintenance',
  teal: 'viewings',
  pink: 'gatherings',
  violet: 'partners',
  green: 'personal',
  tickets: 'tickets',
};

/** The calendars that the address leaves out (`?hide=personal,tickets`). It is untrusted input. */
export function readHidden(parameters: URLSearchParams): readonly Calendar[] {
  const hidden = (parameters.get('hide') ?? '').split(',');
  return calendars.filter((calendar) => hidden.includes(names[calendar]));
}

/** The parameter for the calendars that are left out; null for none. */
export const writeHidden = (hidden: readonly Calendar[]): string | null =>
  calendars
    .filter((calendar) => hidden.includes(calendar))
    .map((calendar) => names[calendar])
    .join(',') || null;
