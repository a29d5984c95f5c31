import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { usePageTheme } from '../../components/usePageTheme';
import { announce } from '../../lib/announce';
import type { CalendarEvent, EventSpan } from './calendarEvent';
import { eventRescheduled, selectCalendarState } from './calendarSlice';
import { lengthenSpan, moveSpan } from './changeSpan';
import { keyStep } from './keyStep';
import { useSpanText } from './useSpanText';

export interface KeyboardMove {
  /** The id of the event picked up, or null. */
  readonly heldId: number | null;
  /** Props for the focusable element around the calendar, which handles keys before FullCalendar does. */
  readonly surface: {
    readonly tabIndex: -1;
    readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

export interface KeyboardMoveOf {
  /** Shows a day. */
  readonly goTo: (day: string) => void;
  readonly onDelete: (event: CalendarEvent) => void;
}

/**
 * Moves and resizes events by keyboard, and announces each step: M picks up the focused event, the arrow keys move it,
 * with Shift they change its length, Enter drops it, Escape restores it. Meanwhile the focus is on the calendar's
 * container, because FullCalendar renders the event again at each step.
 */
export function useKeyboardMove({ goTo, onDelete }: KeyboardMoveOf): KeyboardMove {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const { items, view } = useAppSelector(selectCalendarState);
  const { rightToLeft } = usePageTheme();
  const textOf = useSpanText();
  /** The event as it was when it was picked up. */
  const [held, setHeld] = useState<CalendarEvent | null>(null);

  const reschedule = (id: number, span: EventSpan) => {
    dispatch(eventRescheduled({ id, span }));
    goTo(span.start);
  };
  /** @returns whether the key was handled */
  const press = (key: KeyboardEvent<HTMLElement>, event: CalendarEvent): boolean => {
    const { title } = event;
    if (!held) {
      if (key.key.toLowerCase() === 'm') {
        setHeld(event);
        key.currentTarget.focus({ preventScroll: true });
        announce(t('move.pickedUp', { title, when: textOf(event) }), 'assertive');
        return true;
      }
      if (key.key !== 'Delete') return false;
      onDelete(event);
      return true;
    }
    if (key.key === 'Enter' || key.key === ' ') {
      setHeld(null);
      focusEvent(key.currentTarget, event.id);
      announce(t('move.putDown', { title, when: textOf(event) }), 'assertive');
      return true;
    }
    if (key.key === 'Escape') {
      setHeld(null);
      reschedule(event.id, held);
      focusEvent(key.currentTarget, event.id);
      announce(t('move.putBack', { title, when: textOf(held) }), 'assertive');
      return true;
    }
    const step = keyStep(key, { view, allDay: event.allDay, rightToLeft });
    if (!step) return false;
    const span = (step.change === 'move' ? moveSpan : lengthenSpan)(event, step.step);
    reschedule(event.id, span);
    announce(textOf(span), 'assertive');
    return true;
  };

  const onKeyDownCapture = (key: KeyboardEvent<HTMLElement>) => {
    if (key.ctrlKey || key.metaKey || key.altKey) return;
    const focused = (key.target as Element).closest<HTMLElement>('[data-event-id]')?.dataset.eventId;
    const id = held?.id ?? Number(focused);
    const event = items.find((one) => one.id === id);
    if (!event || !press(key, event)) return;
    key.preventDefault();
    key.stopPropagation();
  };
  /** If the focus moves elsewhere, the event stays where it is. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (held && !currentTarget.contains(relatedTarget)) setHeld(null);
  };
  return { heldId: held?.id ?? null, surface: { tabIndex: -1, onKeyDownCapture, onBlur } };
}

const framesToWait = 30;

/** FullCalendar renders an event hidden and shows it once it is positioned: until then it cannot be focused. */
function focusEvent(surface: HTMLElement, id: number, frames = framesToWait): void {
  requestAnimationFrame(() => {
    const element = surface.querySelector<HTMLElement>(`[data-event-id="${id}"]`);
    element?.focus();
    if (document.activeElement !== element && frames > 0) focusEvent(surface, id, frames - 1);
  });
}
