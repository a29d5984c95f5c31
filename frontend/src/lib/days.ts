/** Days are written as `2026-11-20`, in the reader's time zone. */

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const writeDay = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** As `2026-11-20T09:30`. */
export const writeMinute = (date: Date): string =>
  `${writeDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** The midnight that begins a day. `new Date(day)` alone would be midnight UTC. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00`);
