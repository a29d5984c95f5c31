import { readDay } from '../../../lib/days';
import {
  type Frequency,
  firstDay,
  isLastOfMonth,
  type MonthlyRule,
  maxCount,
  maxInterval,
  type Recurrence,
  weekdayOf,
} from './recurrence';

/** The fields for a rule as they are typed: what is not chosen now is kept, in case it is chosen again. */
export interface RepeatDraft {
  readonly every: Frequency | 'never';
  readonly interval: string;
  readonly weekdays: readonly number[];
  readonly monthly: MonthlyRule;
  readonly ends: 'never' | 'until' | 'count';
  readonly until: string;
  readonly count: string;
}

/** The field that has no valid value. */
export type RepeatProblem = 'interval' | 'weekdays' | 'until' | 'untilEarly' | 'count';

/** The fields for a rule; for none, those of a new one. */
export function repeatDraftOf(repeat: Recurrence | undefined, start: string): RepeatDraft {
  return {
    every: repeat?.every ?? 'never',
    interval: String(repeat?.interval ?? 1),
    weekdays: repeat?.weekdays ?? [weekdayOf(start)],
    monthly: repeat?.monthly ?? 'day',
    ends: repeat?.count ? 'count' : repeat?.until ? 'until' : 'never',
    until: repeat?.until ?? '',
    count: String(repeat?.count ?? 10),
  };
}

/**
 * The rule that the fields give; undefined for none.
 * @param start the day on which the event begins
 */
export function readRepeat(
  draft: RepeatDraft,
  start: string,
): { readonly repeat: Recurrence | undefined } | { readonly problem: RepeatProblem } {
  const { every, weekdays, ends, until } = draft;
  if (every === 'never') return { repeat: undefined };
  const interval = readNumber(draft.interval, maxInterval);
  if (interval === null) return { problem: 'interval' };
  if (every === 'week' && weekdays.length === 0) return { problem: 'weekdays' };
  const monthly = monthlyFor(draft.monthly, start);
  const rule: Recurrence = {
    every,
    interval,
    ...(every === 'week' && { weekdays: [...weekdays].sort((one, other) => one - other) }),
    ...(every === 'month' && monthly !== 'day' && { monthly }),
  };
  if (ends === 'never') return { repeat: rule };
  if (ends === 'count') {
    const count = readNumber(draft.count, maxCount);
    return count === null ? { problem: 'count' } : { repeat: { ...rule, count } };
  }
  if (readDay(until) === null) return { problem: 'until' };
  return until < firstDay(start, rule) ? { problem: 'untilEarly' } : { repeat: { ...rule, until } };
}

/** The last day of the month can be chosen only for an event that begins on one. */
export const monthlyFor = (monthly: MonthlyRule, start: string): MonthlyRule =>
  monthly === 'lastDay' && !isLastOfMonth(start) ? 'day' : monthly;

/** The fields for an event that begins on another day now: a weekday that it followed goes along. */
export function followStart(draft: RepeatDraft, before: string, after: string): RepeatDraft {
  const [was, is] = [weekdayOf(before), weekdayOf(after)];
  if (Number.isNaN(was) || Number.isNaN(is) || draft.weekdays.includes(is)) return draft;
  return { ...draft, weekdays: draft.weekdays.map((one) => (one === was ? is : one)) };
}

/** Whether two rules are the same. A week without weekdays has that of its start. */
export function isSameRule(one: Recurrence | undefined, other: Recurrence | undefined, start: string): boolean {
  const written = (rule: Recurrence | undefined) => {
    const draft = repeatDraftOf(rule, start);
    const { every, interval, weekdays, monthly, ends, until, count } = draft;
    const days = every === 'week' ? [...weekdays].sort((a, b) => a - b) : [];
    return JSON.stringify([
      every,
      interval,
      days,
      every === 'month' && monthly,
      ends,
      until,
      ends === 'count' && count,
    ]);
  };
  return written(one) === written(other);
}

function readNumber(text: string, most: number): number | null {
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number >= 1 && number <= most ? number : null;
}
