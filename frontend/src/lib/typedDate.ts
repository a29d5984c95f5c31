import { daysAfter } from './days';

/** A map, as an object also has what every object inherits: `constructor` would be a day. */
const relativeDays = new Map(
  Object.entries({ today: 0, vandaag: 0, tomorrow: 1, morgen: 1, yesterday: -1, gisteren: -1, overmorgen: 2 }),
);

const numbers = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/;
const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const eightDigits = /^(\d{2})(\d{2})(\d{4})$/;
const withName = /^(\d{1,2})\.? (\p{L}{3,})\.?(?: (\d{4}|\d{2}))?$/u;

/**
 * Parses a typed date, day before month: `4-12-2026`, `4/12`, `04122026`, `4 dec`, `4 december 2026`, `2026-12-04`,
 * `tomorrow`, `morgen`. Without a year it is the next such day.
 * @param isPast whether a day without a year is the last such day
 * @returns undefined if it is no date, such as `31-2`.
 */
export function typedDate(text: string, now = new Date(), isPast = false): Date | undefined {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const today = daysAfter(now, 0);
  const relative = relativeDays.get(typed);
  if (relative !== undefined) return daysAfter(today, relative);

  const [, isoYear, isoMonth, isoDay] = isoDate.exec(typed) ?? [];
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));

  const [, day, month, year] = numbers.exec(typed) ?? eightDigits.exec(typed) ?? withName.exec(typed) ?? [];
  if (!day || !month) return undefined;
  const monthNumber = /^\d/.test(month) ? Number(month) : monthCalled(month);
  if (year) return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), monthNumber, Number(day));
  const direction = isPast ? -1 : 1;
  for (let years = 0; years <= maxYearsApart; years += 1) {
    const date = dayOf(today.getFullYear() + direction * years, monthNumber, Number(day));
    if (date && (date.getTime() - today.getTime()) * direction >= 0) return date;
  }
  return undefined;
}

/** Between two 29 Februaries: a year such as 2100 has none. */
const maxYearsApart = 8;

/** A valid date, or undefined; `new Date` would turn 31 February into 3 March. */
function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(2000, 0);
  // The constructor takes the year 50 for 1950.
  date.setFullYear(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}

/** 1 to 12, by the start of an English or Dutch month name; 0 if none matches. */
function monthCalled(name: string): number {
  for (let month = 1; month <= 12; month += 1) {
    const names = ['en', 'nl'].map((language) =>
      new Date(2000, month - 1).toLocaleString(language, { month: 'long' }).toLowerCase(),
    );
    if (names.some((full) => full.startsWith(name))) return month;
  }
  return name.startsWith('mrt') ? 3 : 0;
}

/** Whether more typing could not make it another date: the year is complete, or it is written in ISO form. */
export const isWholeDate = (text: string): boolean => /^(\d{4}-\d{2}-\d{2}|.*\D\d{4}|\d{8})$/.test(text.trim());
