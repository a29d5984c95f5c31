import { type CalendarEvent, type EventColour, writeMoment } from './calendarEvent';
import type { Recurrence } from './repeat/recurrence';

interface Sample {
  readonly title: string;
  /** Days from the Monday of this week. */
  readonly day: number;
  /** The starting hour in local time; omitted for whole days. */
  readonly hour?: number;
  /** In hours, or in days for whole days. */
  readonly length: number;
  readonly color: EventColour;
  readonly place?: string;
  readonly repeat?: Recurrence;
}

const samples: readonly Sample[] = [
  { title: 'Minutes to Ingrid and Takumi', day: -13, hour: 10, length: 0.5, color: 'violet' },
  { title: 'Window cleaners, Wijnhaven', day: -11, length: 2, color: 'orange' },
  { title: 'Rent run of the month', day: -6, hour: 9, length: 2, color: 'blue' },
  { title: 'Fire drill, Witte de Withstraat', day: -4, hour: 14, length: 1, color: 'orange' },
  {
    title: 'Week start with the team',
    day: 0,
    hour: 9,
    length: 0.5,
    color: 'blue',
    repeat: { every: 'week', interval: 1, weekdays: [1] },
  },
  {
    title: 'Viewing: Wijnhaven 12, 4th floor',
    day: 0,
    hour: 15.5,
    length: 1,
    color: 'teal',
    place: 'Wijnhaven 12, Rotterdam',
  },
  { title: 'Boiler service, Keizersgracht 214', day: 1, hour: 8, length: 2, color: 'orange' },
  { title: 'Call with Nordhavn Homes', day: 1, hour: 11, length: 1, color: 'violet' },
  { title: 'Bezichtiging Oude Delft 41', day: 2, hour: 10, length: 1, color: 'teal', place: 'Oude Delft 41, Delft' },
  { title: 'Lunch with Marieke', day: 2, hour: 12.5, length: 1, color: 'green' },
  { title: 'Landlords’ Day, Utrecht', day: 3, length: 1, color: 'pink', place: 'Jaarbeurs, Utrecht' },
  { title: 'Handover of keys, Keizersgracht 214', day: 3, hour: 10, length: 0.75, color: 'teal' },
  { title: 'Annual accounts: last questions', day: 4, hour: 13, length: 1.5, color: 'blue' },
  { title: 'Visit of the Lille office', day: 7, length: 2, color: 'violet' },
  {
    title: 'Pumping station tour',
    day: 7,
    hour: 13.5,
    length: 2,
    color: 'green',
    place: 'Pumping station, Kinderdijk',
  },
  { title: 'New gutter, Oude Delft 41', day: 9, length: 3, color: 'orange' },
  { title: 'Tenants’ evening', day: 16, hour: 19, length: 2, color: 'pink', place: 'Community hall, Wijnhaven 20' },
];

/** Events around today, so that the calendar is never empty. */
export function sampleEvents(today = new Date()): CalendarEvent[] {
  return samples.map(({ title, day, hour, length, color, place, repeat }, index) => {
    const allDay = hour === undefined;
    const from = hour ?? 0;
    return {
      id: index + 1,
      title,
      start: writeMoment(inWeekOf(today, day, from), allDay),
      end: writeMoment(allDay ? inWeekOf(today, day + length, 0) : inWeekOf(today, day, from + length), allDay),
      allDay,
      color,
      ...(place && { place }),
      ...(repeat && { repeat }),
    };
  });
}

function inWeekOf(today: Date, day: number, hour: number): Date {
  const monday = today.getDate() - ((today.getDay() + 6) % 7);
  return new Date(today.getFullYear(), today.getMonth(), monday + day, 0, hour * 60);
}
