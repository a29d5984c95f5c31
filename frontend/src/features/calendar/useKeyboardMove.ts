import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { usePageTheme } from '../../components/usePageTheme';
import { announce } from '../../lib/announce';
import type { CalendarEvent } from './calendarEvent';
import { eventNudged, eventPutDown, selectCalendarState, selectHeldId, stepUndone } from './calendarSlice';
import { lengthenSpan, moveSpan } from './changeSpan';
import { keyStep } from './keyStep';
import { draftOf, type EventDraft, type OccurrenceRef } from './repeat/changeSeries';
import { keyOf, occurrenceOf } from './shownEvents';
import { useSpanText } from './useSpanText';

export interface KeyboardMove {
  /** The key of the event picked up (shownEvents.ts), or null. */
  readonly heldKey: string | null;
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
  readonly onDelete: (occurrence: OccurrenceRef) => void;
}

/**
 * Moves and resizes events by keyboard, and announces each step: M picks up the focused event, the arrow keys move it,
 * with Shift they change its length, Enter drops it, Escape restores it. Of an event that repeats, the occurrence moves
 * alone. Meanwhile the focus is on the calendar's container, because FullCalendar renders the event again at each step.
 */
export function useKeyboardMove({ goTo, onDelete }: KeyboardMoveOf): KeyboardMove {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const { items, view } = useAppSelector(selectCalendarState);
  const movedId = useAppSelector(selectHeldId);
  const { rightToLeft } = usePageTheme();
  const textOf = useSpanText();
  /** The event as it was when it was picked up. */
  const [held, setHeld] = useState<{ readonly occurrence: OccurrenceRef; readonly before: EventDraft } | null>(null);
  /** Once it has moved, an occurrence is an event of its own. */
  const heldOccurrence = held && movedId !== null ? { id: movedId, day: null } : held?.occurrence;

  const release = () => {
    dispatch(eventPutDown());
    setHeld(null);
  };
  /** @returns whether the key was handled */
  const press = (key: KeyboardEvent<HTMLElement>, occurrence: OccurrenceRef, event: EventDraft): boolean => {
    const { title } = event;
    if (!held) {
      if (key.key.toLowerCase() === 'm') {
        setHeld({ occurrence, before: event });
        key.currentTarget.focus({ preventScroll: true });
        announce(t('move.pickedUp', { title, when: textOf(event) }), 'assertive');
        return true;
      }
      if (key.key !== 'Delete') return false;
      onDelete(occurrence);
      return true;
    }
    if (key.key === 'Enter' || key.key === ' ') {
      release();
      focusEvent(key.currentTarget, keyOf(occurrence));
      announce(t('move.putDown', { title, when: textOf(event) }), 'assertive');
      return true;
    }
    if (key.key === 'Escape') {
      if (movedId !== null) dispatch(stepUndone());
      setHeld(null);
      goTo(held.before.start);
      focusEvent(key.currentTarget, keyOf(held.occurrence));
      announce(t('move.putBack', { title, when: textOf(held.before) }), 'assertive');
      return true;
    }
    const step = keyStep(key, { view, allDay: event.allDay, rightToLeft });
    if (!step) return false;
    const span = (step.change === 'move' ? moveSpan : lengthenSpan)(event, step.step);
    dispatch(eventNudged({ occurrence, span }));
    goTo(span.start);
    announce(textOf(span), 'assertive');
    return true;
  };

  const onKeyDownCapture = (key: KeyboardEvent<HTMLElement>) => {
    if (key.ctrlKey || key.metaKey || key.altKey) return;
    const focused = (key.target as Element).closest<HTMLElement>('[data-event-id]')?.dataset.eventId;
    const occurrence = heldOccurrence ?? occurrenceOf(focused ?? '');
    const event = occurrence && draftOf(items, occurrence);
    const isTicket = !occurrence && focused !== undefined && key.key.toLowerCase() === 'm';
    if (isTicket) announce(t('move.ticket'), 'assertive');
    else if (!occurrence || !event || !press(key, occurrence, event)) return;
    key.preventDefault();
    key.stopPropagation();
  };
  /** If the focus moves elsewhere, the event stays where it is. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (held && !currentTarget.contains(relatedTarget)) release();
  };
  const heldKey = heldOccurrence ? keyOf(heldOccurrence) : null;
  return { heldKey, surface: { tabIndex: -1, onKeyDownCapture, onBlur } };
}

/** Undoes a move of the event that has the focus, which stays on it: FullCalendar renders it again elsewhere. */
export function undoFocused(items: readonly CalendarEvent[], undo: () => void): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-event-id]');
  const surface = focused?.closest<HTMLElement>('.calendar');
  const key = focused?.dataset.eventId ?? '';
  surface?.focus({ preventScroll: true });
  undo();
  if (!surface) return;
  // A moved occurrence is one of its series again.
  const before = items.find(({ id }) => String(id) === key)?.occurrence;
  requestAnimationFrame(() => {
    const isThere = surface.querySelector(`[data-event-id="${key}"]`);
    focusEvent(surface, !isThere && before ? keyOf({ id: before.of, day: before.day }) : key);
  });
}

const framesToWait = 30;

/** FullCalendar renders an event hidden and shows it once it is positioned: until then it cannot be focused. */
function focusEvent(surface: HTMLElement, key: string, frames = framesToWait): void {
  requestAnimationFrame(() => {
    const element = surface.querySelector<HTMLElement>(`[data-event-id="${key}"]`);
    element?.focus();
    if (document.activeElement !== element && frames > 0) focusEvent(surface, key, frames - 1);
  });
}
