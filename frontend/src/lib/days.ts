/** Days are written as `2026-11-20`, in the reader's time zone. */

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const writeDay = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** As `2026-11-20T09:30`. */
export const writeMinute = (date: Date): string =>
  `${writeDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** The midnight that begins a day. `new Date(day)` alone would be midnight UTC. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00`);

/** Adds days to a date; at midnight. */
export const daysAfter = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

/** An existing date, as `YYYY-MM-DD`, or null. Date fields have no year 0. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
