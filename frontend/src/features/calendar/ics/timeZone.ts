import { writeMinute } from '../../../lib/days';
import { writeLocal } from './writeTime';

/** A change of the clocks: the moment, and the offsets from UTC before and after it, in minutes. */
interface ClockChange {
  readonly at: Date;
  readonly from: number;
  readonly to: number;
}

/**
 * Describes the reader's time zone (VTIMEZONE, RFC 5545, section 3.6.5) with the changes of its clocks in some years.
 * An event that repeats by this clock needs it: in UTC, it would be an hour off for half of the year.
 */
export function timeZoneLines(zone: string, fromYear: number, untilYear: number): string[] {
  const begin = new Date(fromYear, 0, 1);
  const offset = offsetAt(begin);
  const changes = clockChanges(begin, new Date(untilYear, 11, 31));
  const standard = Math.min(offset, ...changes.map(({ to }) => to));
  const kinds = new Map<string, ClockChange[]>();
  for (const change of [{ at: begin, from: offset, to: offset }, ...changes]) {
    const kind = `${change.from} ${change.to}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), change]);
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...[...kinds.values()].flatMap((same) => observanceLines(same, standard)),
    'END:VTIMEZONE',
  ];
}

function observanceLines(changes: readonly ClockChange[], standard: number): string[] {
  const [first] = changes;
  if (!first) return [];
  const name = first.to > standard ? 'DAYLIGHT' : 'STANDARD';
  const [start = '', ...others] = changes.map(({ at, from }) => localBefore(at, from));
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    ...(others.length > 0 ? [`RDATE:${others.join(',')}`] : []),
    `TZOFFSETFROM:${writeOffset(first.from)}`,
    `TZOFFSETTO:${writeOffset(first.to)}`,
    `END:${name}`,
  ];
}

/** A moment as the clocks would show it had they not been changed. */
const localBefore = (at: Date, offset: number): string => {
  const shown = new Date(at.getTime() + offset * 60_000).toISOString();
  return writeLocal(shown.slice(0, writeMinute(at).length));
};

function clockChanges(begin: Date, end: Date): ClockChange[] {
  const changes: ClockChange[] = [];
  let day = begin;
  while (day < end) {
    const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
    const [from, to] = [offsetAt(day), offsetAt(next)];
    if (from !== to) changes.push({ at: changeBetween(day, next), from, to });
    day = next;
  }
  return changes;
}

/** The minute at which the offset changes. */
function changeBetween(before: Date, after: Date): Date {
  let [low, high] = [before.getTime(), after.getTime()];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (offsetAt(new Date(middle)) === offsetAt(before)) low = middle;
    else high = middle;
  }
  return new Date(high);
}

const offsetAt = (date: Date): number => -date.getTimezoneOffset();

/** As `+0100`. */
function writeOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}
