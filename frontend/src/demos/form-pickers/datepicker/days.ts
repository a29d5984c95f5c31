/** A day of next month, so that samples are never in the past. */
export function nextMonth(dayOfMonth: number, now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, dayOfMonth);
}

/** The number of nights between two days. */
export const nightsBetween = (from: Date, until: Date): number =>
  Math.round((until.getTime() - from.getTime()) / 86_400_000);

/** The first Friday of next month. */
export function firstFriday(now = new Date()): Date {
  const weekday = nextMonth(1, now).getDay();
  return nextMonth(1 + ((5 - weekday + 7) % 7), now);
}
