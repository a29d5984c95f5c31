import { array, gte, int, lte, object, enum as oneOf, optional, refine, type infer as Shape, string } from 'zod/mini';
import { readDay } from '../../../lib/days';

export const frequencies = ['day', 'week', 'month', 'year'] as const;
export type Frequency = (typeof frequencies)[number];

/** Where in a month it happens: on the same day, on the same weekday (“the third Thursday”), or on the last day. */
export const monthlyRules = ['day', 'weekday', 'lastDay'] as const;
export type MonthlyRule = (typeof monthlyRules)[number];

/** Monday to Sunday, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const maxInterval = 99;
export const maxCount = 999;

const dayInCalendar = string().check(refine((text) => readDay(text) !== null));

export const recurrenceSchema = object({
  every: oneOf(frequencies),
  /** Every how many days, weeks, months or years. */
  interval: int().check(gte(1), lte(maxInterval)),
  /** For weeks: on which days. Weeks begin on Monday. */
  weekdays: optional(array(int().check(gte(1), lte(7)))),
  /** For months; default: on the same day of the month. */
  monthly: optional(oneOf(monthlyRules)),
  /** The last day on which an occurrence may begin. */
  until: optional(dayInCalendar),
  /** How often it happens altogether, occurrences that were deleted included. */
  count: optional(int().check(gte(1), lte(maxCount))),
});
export type Recurrence = Shape<typeof recurrenceSchema>;

/** Days since 1970, without time zones: a day of a calendar is not 24 hours. */
export const dayNumber = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / 86_400_000;
const lastDayNumber = dayNumber('9999-12-31');

/** At most the last day whose year has four digits. */
export const dayText = (number: number): string =>
  new Date(Math.min(number, lastDayNumber) * 86_400_000).toISOString().slice(0, 10);

/** From 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;

/** Which of its weekday in the month a day is: 3 for a third Thursday. */
export const weekOfMonth = (day: string): number => Math.ceil(Number(day.slice(8, 10)) / 7);

export function isLastOfMonth(day: string): boolean {
  const [year, month, date] = partsOf(day);
  return date === daysInMonth(year, month);
}

/**
 * The days on which an event begins, in order. Days that a month or a year does not have are skipped, as in RFC 5545:
 * monthly on the 31st happens in seven months of a year, yearly on 29 February in leap years.
 * @param start the day of the first occurrence
 * @param from the first day to return
 * @param until the first day not to return
 */
export function recurrenceDays(start: string, rule: Recurrence, from: string, until: string): string[] {
  const found: string[] = [];
  const first = dayNumber(start);
  const limit = Math.min(dayNumber(until), rule.until ? dayNumber(rule.until) + 1 : Number.POSITIVE_INFINITY);
  let count = 0;
  // Only a count has to be counted from the beginning.
  for (let period = rule.count ? 0 : periodBefore(start, rule, from); ; period += 1) {
    const { begin, days } = periodOf(start, rule, period);
    // Neither is a number beyond the years that have four digits.
    if (!(begin < limit)) return found;
    for (const day of days) {
      if (day < first) continue;
      if (day >= limit || (rule.count && count >= rule.count)) return found;
      count += 1;
      if (day >= dayNumber(from)) found.push(dayText(day));
    }
  }
}

/** How many occurrences there are before a day. */
export const countBefore = (start: string, rule: Recurrence, day: string): number =>
  recurrenceDays(start, rule, start, day).length;

/** Whether an event that repeats begins on a day. */
export const happensOn = (start: string, rule: Recurrence, day: string): boolean =>
  recurrenceDays(start, rule, day, dayText(dayNumber(day) + 1)).length > 0;

/** The first day from `start` on that the rule names; `start` itself if it names none within eight years. */
export function firstDay(start: string, { count: _, until: __, ...rule }: Recurrence): string {
  const days = recurrenceDays(start, rule, start, dayText(dayNumber(start) + 8 * 366));
  return days[0] ?? start;
}

/** The days that a rule names so many months or years after that of `start`, or before it, whatever its interval. */
export const daysOfPeriod = (start: string, rule: Recurrence, period: number): string[] =>
  periodOf(start, { ...rule, interval: 1 }, period).days.map(dayText);

/** A day, week, month or year in which an event happens: its first day and the days that the rule names in it. */
function periodOf(start: string, rule: Recurrence, period: number): { begin: number; days: number[] } {
  const steps = period * rule.interval;
  const [year, month, date] = partsOf(start);
  switch (rule.every) {
    case 'day': {
      const day = dayNumber(start) + steps;
      return { begin: day, days: [day] };
    }
    case 'week': {
      const own = weekdayOf(start);
      const monday = dayNumber(start) - own + 1 + steps * 7;
      const chosen = [...(rule.weekdays ?? [own])].sort((one, other) => one - other);
      return { begin: monday, days: chosen.map((weekday) => monday + weekday - 1) };
    }
    case 'month': {
      const years = Math.floor((month - 1 + steps) / 12);
      const [inYear, inMonth] = [year + years, month + steps - years * 12];
      const begin = dayNumber(writeParts(inYear, inMonth, 1));
      const last = daysInMonth(inYear, inMonth);
      const on = dateInMonth(rule.monthly ?? 'day', start, date, begin, last);
      return { begin, days: on <= last ? [begin + on - 1] : [] };
    }
    case 'year': {
      const begin = dayNumber(writeParts(year + steps, month, 1));
      return { begin, days: date <= daysInMonth(year + steps, month) ? [begin + date - 1] : [] };
    }
  }
}

/** The date of the month, from 1; beyond the month's last for none. */
function dateInMonth(monthly: MonthlyRule, start: string, date: number, begin: number, last: number): number {
  if (monthly === 'lastDay') return last;
  if (monthly === 'day') return date;
  const firstOfWeekday = 1 + ((weekdayOf(start) - weekdayOf(dayText(begin)) + 7) % 7);
  return firstOfWeekday + 7 * (weekOfMonth(start) - 1);
}

/** A period that is before a day, near to it. */
const periodBefore = (start: string, { every, interval }: Recurrence, day: string): number =>
  Math.max(0, Math.floor(periodsBetween(start, every, day) / interval) - 1);

/** How many months or years a day is after that of `start`; days and weeks may be fractions. */
export function periodsBetween(start: string, every: Frequency, day: string): number {
  const days = dayNumber(day) - dayNumber(start);
  const [year, month] = partsOf(start);
  const [dayYear, dayMonth] = partsOf(day);
  return {
    day: days,
    week: days / 7,
    month: (dayYear - year) * 12 + dayMonth - month,
    year: dayYear - year,
  }[every];
}

const partsOf = (day: string) => day.slice(0, 10).split('-').map(Number) as [number, number, number];
const daysInMonth = (year: number, month: number): number =>
  month === 12 ? 31 : dayNumber(writeParts(year, month + 1, 1)) - dayNumber(writeParts(year, month, 1));
const writeParts = (year: number, month: number, date: number): string =>
  [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
