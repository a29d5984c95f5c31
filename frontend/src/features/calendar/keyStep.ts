import { horizontalKeys } from '../../lib/moveFocus';
import type { Step } from './changeSpan';

export const calendarViews = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listMonth'] as const;
export type CalendarView = (typeof calendarViews)[number];

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

export interface KeyStep {
  readonly change: 'move' | 'lengthen';
  readonly step: Step;
}

const minutesPerStep = 15;

/**
 * The step of an arrow key for the event picked up: a move, or with Shift a change of length. Up and down are weeks in
 * the month view, 15 minutes in views with an hour axis, and days elsewhere.
 * @returns null for other keys
 */
export function keyStep(
  { key, shiftKey }: KeyPress,
  { view, allDay, rightToLeft }: { view: CalendarView; allDay: boolean; rightToLeft: boolean },
): KeyStep | null {
  const change = shiftKey ? 'lengthen' : 'move';
  const { next, previous } = horizontalKeys(rightToLeft);
  if (key === next) return { change, step: { days: 1 } };
  if (key === previous) return { change, step: { days: -1 } };
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  return { change, step: times(verticalStep(view, allDay), key === 'ArrowDown' ? 1 : -1) };
}

function verticalStep(view: CalendarView, allDay: boolean): Step {
  if (view === 'dayGridMonth') return { days: 7 };
  return allDay ? { days: 1 } : { minutes: minutesPerStep };
}

const times = ({ days = 0, minutes = 0 }: Step, factor: 1 | -1): Step =>
  days ? { days: days * factor } : { minutes: minutes * factor };
