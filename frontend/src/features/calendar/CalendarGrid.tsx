import type { DateSelectArg, DatesSetArg, EventApi } from '@fullcalendar/core';
import english from '@fullcalendar/core/locales/en-gb';
import dutch from '@fullcalendar/core/locales/nl';
import dayGrid from '@fullcalendar/daygrid';
import type { DateClickArg } from '@fullcalendar/interaction';
import interaction from '@fullcalendar/interaction';
import list from '@fullcalendar/list';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import { type KeyboardEvent, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { usePageTheme } from '../../components/usePageTheme';
import { type EventSpan, writeMoment } from './calendarEvent';
import { eventRescheduled, selectCalendarState } from './calendarSlice';
import { moveSpan } from './changeSpan';
import type { CalendarView } from './keyStep';
import { useSpanText } from './useSpanText';

export interface CalendarGridProps {
  readonly calendar: Ref<FullCalendar>;
  /** How it begins. */
  readonly initialView: CalendarView;
  /** The day it shows first; today without one. */
  readonly initialDate: string | undefined;
  /** The event picked up by the keyboard. */
  readonly heldId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onSelectSpan: (span: EventSpan) => void;
  /** A day's number was pressed. */
  readonly onDay: (day: Date) => void;
  readonly onDates: (dates: DatesSetArg) => void;
}

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const plugins = [dayGrid, timeGrid, list, interaction];

/** FullCalendar, as Polder sets it up: its pointer does what useKeyboardMove.ts does for the keyboard. */
export function CalendarGrid(props: CalendarGridProps) {
  const { calendar, initialView, initialDate, heldId, onOpen, onSelectSpan, onDay, onDates } = props;
  const { t, i18n } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const { items } = useAppSelector(selectCalendarState);
  const { rightToLeft } = usePageTheme();
  const textOf = useSpanText();
  const events = useMemo(
    () =>
      items.map(({ id, color, ...event }) => ({
        ...event,
        id: String(id),
        extendedProps: { name: `${event.title}, ${textOf(event)}` },
        classNames: [`event-${color}`, ...(id === heldId ? ['event-held'] : [])],
      })),
    [items, heldId, textOf],
  );
  const reschedule = ({ event }: { event: EventApi }) =>
    dispatch(eventRescheduled({ id: Number(event.id), span: spanOf(event) }));

  return (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      locale={i18n.language === 'nl' ? dutch : english}
      direction={rightToLeft ? 'rtl' : 'ltr'}
      initialView={initialView}
      initialDate={initialDate}
      headerToolbar={false}
      height="100%"
      events={events}
      editable
      selectable
      selectMirror
      eventInteractive
      eventResizableFromStart
      eventDisplay="block"
      dayMaxEvents
      navLinks
      nowIndicator
      eventTimeFormat={clock}
      slotLabelFormat={clock}
      slotDuration="00:30:00"
      snapDuration="00:15:00"
      scrollTime="08:00:00"
      eventClick={({ event }) => onOpen(Number(event.id))}
      eventDrop={reschedule}
      eventResize={reschedule}
      select={(selection: DateSelectArg) => onSelectSpan(spanOf(selection))}
      // A tap selects nothing, which takes a long press; a mouse's click has selected already.
      dateClick={({ date, allDay, jsEvent }: DateClickArg) => {
        if (!(jsEvent instanceof MouseEvent)) onSelectSpan(spanOf({ start: date, end: null, allDay }));
      }}
      navLinkDayClick={onDay}
      timeHint={t('listHead.time')}
      eventHint={t('listHead.event')}
      datesSet={onDates}
      // FullCalendar says that the link is expanded or not, which only a button can be.
      moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
      moreLinkClick={() => {
        focusPopover();
        return 'popover';
      }}
      eventDidMount={({ el, event }) => {
        el.dataset.eventId = event.id;
        // FullCalendar makes it a link that leads nowhere, which has no role. In the list, that is within a row.
        const button = el.matches('a') ? el : el.querySelector('a');
        button?.setAttribute('role', 'button');
        button?.setAttribute('aria-label', event.extendedProps.name);
      }}
    />
  );
}

/** Moves the focus into the popover of the events that found no place, once it is there. */
function focusPopover(): void {
  requestAnimationFrame(() => {
    const popover = document.querySelector<HTMLElement>('.fc-more-popover');
    popover?.setAttribute('role', 'dialog');
    popover?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
}

/** Escape closes the popover, which FullCalendar does, and gives the focus back to what opened it. */
export function leavePopover({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Escape' || !(target as Element).closest('.fc-more-popover')) return;
  currentTarget.querySelector<HTMLElement>('.fc-more-link[aria-expanded="true"]')?.focus();
}

/** FullCalendar leaves the end out where a drag has made it the usual one: an hour, or a day. */
function spanOf({ start, end, allDay }: { start: Date | null; end: Date | null; allDay: boolean }): EventSpan {
  const from = writeMoment(start ?? new Date(), allDay);
  if (end) return { allDay, start: from, end: writeMoment(end, allDay) };
  return { allDay, start: from, end: moveSpan({ allDay, start: from, end: from }, defaultLength(allDay)).end };
}

const defaultLength = (allDay: boolean) => (allDay ? { days: 1 } : { minutes: 60 });
