/** A day some days after another, at midnight. */
export const daysAfter = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);

/** A day of the month after this one: samples that are never in the past. */
export function nextMonth(dayOfMonth: number, now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, dayOfMonth);
}

/** How many nights lie between two days. */
export const nightsBetween = (from: Date, until: Date): number =>
  Math.round((until.getTime() - from.getTime()) / 86_400_000);
