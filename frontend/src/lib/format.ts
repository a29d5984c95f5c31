import { dateLocale } from './dateLocale';
import { startOfDay } from './days';
import { dateTimeFormat, numberFormat, relativeTimeFormat } from './intl';

/** Numbers and dates in the reader's language. */

export interface Formats {
  /** 17,890,000 */
  number(value: number): string;
  /** 17.9M, for axes and cards. */
  compact(value: number): string;
  /** @param share 0 … 1 */
  percent(share: number): string;
  /** 3 Nov 2026 */
  date(moment: Date | number | string): string;
  /** Tuesday, 3 November 2026 */
  fullDate(moment: Date | number | string): string;
  /** 3 Nov 2026, 14:05 */
  dateTime(moment: Date | number | string): string;
  /** 14:05:09 */
  time(moment: Date | number | string): string;
  /** "5 minutes ago", in the largest unit that fits. */
  relative(moment: Date | number | string, now?: number): string;
}

const made = new Map<string, Formats>();

/** @param language A language tag; an unknown one falls back to the browser's own. */
export function formatsFor(language: string): Formats {
  let formats = made.get(language);
  if (!formats) {
    formats = makeFormats(language);
    made.set(language, formats);
  }
  return formats;
}

function makeFormats(locale: string): Formats {
  const dates = dateLocale(locale);
  const whole = once(() => numberFormat(locale, {}));
  const compact = once(() => numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
  const percent = once(() => numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
  const date = once(() => dateTimeFormat(dates, { dateStyle: 'medium' }));
  const fullDate = once(() => dateTimeFormat(dates, { dateStyle: 'full' }));
  const dateTime = once(() => dateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'short' }));
  const time = once(() => dateTimeFormat(dates, { timeStyle: 'medium' }));
  const relative = once(() => relativeTimeFormat(locale, { numeric: 'auto' }));
  // "Last month" is that of the calendar, and 40 days ago can be in the month before it.
  const counted = once(() => relativeTimeFormat(locale, { numeric: 'always' }));
  return {
    number: (value) => whole().format(value),
    compact: (value) => compact().format(value),
    percent: (share) => percent().format(share),
    date: (moment) => date().format(momentOf(moment)),
    fullDate: (moment) => fullDate().format(momentOf(moment)),
    dateTime: (moment) => dateTime().format(momentOf(moment)),
    time: (moment) => time().format(momentOf(moment)),
    relative(moment, now = Date.now()) {
      const then = momentOf(moment).getTime();
      const { amount, unit } = largestFittingUnit((then - now) / 1000);
      if (unit === 'month' || unit === 'year') return counted().format(amount, unit);
      // By the calendar: 47 hours ago can be the day before yesterday.
      return relative().format(unit === 'day' ? daysBetween(now, then) : amount, unit);
    },
  };
}

/** Creates a formatter on first use. */
function once<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function momentOf(moment: Date | number | string): Date {
  const isDay = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  return isDay ? startOfDay(moment) : new Date(moment);
}

const midnightOf = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);

// A day in which the clocks change has not 24 hours.
const daysBetween = (from: number, to: number) => Math.round((midnightOf(to) - midnightOf(from)) / 86_400_000);

const unitsInSeconds: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

function largestFittingUnit(seconds: number): { amount: number; unit: Intl.RelativeTimeFormatUnit } {
  const [unit, length] = unitsInSeconds.find(([, length]) => Math.abs(seconds) >= length) ?? ['second' as const, 1];
  return { amount: Math.trunc(seconds / length), unit };
}
