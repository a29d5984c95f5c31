import { writeDay } from '../../../lib/days';
import { readMoment } from '../calendarEvent';
import {
  firstDay,
  isLastOfMonth,
  maxCount,
  maxInterval,
  type Recurrence,
  recurrenceSchema,
  weekdayOf,
  weekOfMonth,
} from '../repeat/recurrence';
import { readTime } from './readTime';
import { writeUtc } from './writeTime';

const names = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * Writes a rule as the value of RRULE (RFC 5545, section 3.3.10).
 * @param start the day or minute of the first occurrence
 */
export function writeRule(rule: Recurrence, start: string): string {
  const { every, interval, weekdays, monthly, until, count } = rule;
  const day = weekdayNames[weekdayOf(start) - 1];
  const parts = [`FREQ=${names[every]}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (every === 'week') parts.push(`BYDAY=${(weekdays ?? [weekdayOf(start)]).map(nameOf).join(',')}`);
  // In every other week it matters on which day weeks begin.
  if (every === 'week' && interval > 1) parts.push('WKST=MO');
  if (every === 'month' && monthly === 'weekday') parts.push(`BYDAY=${weekOfMonth(start)}${day}`);
  if (every === 'month' && monthly === 'lastDay') parts.push('BYMONTHDAY=-1');
  if (count) parts.push(`COUNT=${count}`);
  else if (until) parts.push(`UNTIL=${writeUntil(until, start)}`);
  return parts.join(';');
}

const nameOf = (weekday: number) => weekdayNames[weekday - 1];

/** Of the kind of the start: a day, or a moment in UTC. */
function writeUntil(until: string, start: string): string {
  if (start.length === 10) return until.replaceAll('-', '');
  return writeUtc(readMoment(until + start.slice(10)) as Date);
}

/**
 * Reads the value of RRULE.
 * @param start the day or minute of the first occurrence, in the reader's time
 * @returns null for a rule that the calendar cannot show
 */
export function readRule(text: string, start: string): Recurrence | null {
  const parts = new Map(
    text
      .trim()
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((part) => part.split('=', 2) as [string, string]),
  );
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const every = (Object.keys(names) as (keyof typeof names)[]).find((one) => names[one] === parts.get('FREQ'));
  parts.delete('FREQ');
  if (!every) return null;
  const interval = Number(take('INTERVAL') ?? 1);
  const end = readEnd(take('COUNT'), take('UNTIL'), start);
  const weekStart = take('WKST') ?? 'MO';
  const where = every === 'month' || every === 'year' ? readDate(every, take, start) : readWeekdays(every, take);
  // A part that is left says something that the calendar does not know.
  if (!end || !where || parts.size > 0 || !(interval >= 1 && interval <= maxInterval)) return null;
  // Every second day, if it is a workday: the two rules meet on days that no rule of the calendar names.
  if (every === 'day' && where.every === 'week' && interval > 1) return null;
  const rule = { every, interval, ...where, ...end };
  if (rule.every === 'week' && interval > 1 && weekStart !== 'MO' && (rule.weekdays?.length ?? 1) > 1) return null;
  const read = recurrenceSchema.safeParse(rule).data;
  return read && firstDay(start.slice(0, 10), read) === start.slice(0, 10) ? read : null;
}

type Take = (name: string) => string | undefined;

/** The weekdays of a week; of days, those of every week, as some programs write “on workdays”. */
function readWeekdays(every: 'day' | 'week', take: Take): Partial<Recurrence> | null {
  const written = take('BYDAY');
  if (written === undefined) return {};
  const weekdays = written.split(',').map((name) => weekdayNames.indexOf(name as 'MO') + 1);
  if (weekdays.includes(0)) return null;
  return every === 'week' ? { weekdays } : { every: 'week', weekdays };
}

/** The day of a month or a year: that of the start, or in another way of saying it. */
function readDate(every: 'month' | 'year', take: Take, start: string): Partial<Recurrence> | null {
  const [month, date] = [Number(start.slice(5, 7)), Number(start.slice(8, 10))];
  const [inMonth, onDate, onDay, position] = ['BYMONTH', 'BYMONTHDAY', 'BYDAY', 'BYSETPOS'].map(take);
  if (inMonth !== undefined && (every === 'month' || Number(inMonth) !== month)) return null;
  if (onDay === undefined && position !== undefined) return null;
  if (onDay !== undefined) {
    const weekday = weekdayNames[weekdayOf(start) - 1];
    const written = position === undefined ? onDay : `${position}${onDay}`;
    const isSaid = every === 'month' && onDate === undefined && written === `${weekOfMonth(start)}${weekday}`;
    return isSaid ? { monthly: 'weekday' } : null;
  }
  if (every === 'month' && onDate === '-1') return isLastOfMonth(start) ? { monthly: 'lastDay' } : null;
  return onDate === undefined || Number(onDate) === date ? {} : null;
}

function readEnd(count: string | undefined, until: string | undefined, start: string): Partial<Recurrence> | null {
  if (count !== undefined) {
    const number = Number(count);
    return Number.isInteger(number) && number >= 1 && number <= maxCount ? { count: number } : null;
  }
  if (until === undefined) return {};
  const read = readTime(until, undefined);
  if (!read) return null;
  const day = new Date(read.date);
  // The last occurrence is not after that moment.
  const last = readMoment(`${writeDay(day)}${start.slice(10)}`);
  if (!read.allDay && last && last > read.date) day.setDate(day.getDate() - 1);
  return { until: writeDay(day) };
}
