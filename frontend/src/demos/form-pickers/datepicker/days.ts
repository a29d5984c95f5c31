/** A day of next month, so that samples are never in the past. */
export function nextMonth(dayOfMonth: number, now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, dayOfMonth);
}

/** The number of nights between two days. */
export const nightsBetween = (from: Date, until: Date): number =>
  Math.round((until.getTime() - from.getTime()) / 86_400_000);
