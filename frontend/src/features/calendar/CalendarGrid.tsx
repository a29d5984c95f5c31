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
  /** The view shown first. */
  readonly initialView: CalendarView;
  /** The day shown first; default: today. */
  readonly initialDate: string | undefined;
  /** The id of the event picked up by the keyboard. */
  readonly heldId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onSelectSpan: (span: EventSpan) => void;
  /** Called when a day's number is clicked. */
  readonly onDay: (day: Date) => void;
  readonly onDates: (dates: DatesSetArg) => void;
}

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const plugins = [dayGrid, timeGrid, list, interaction];

/** FullCalendar with Polder's settings. Its pointer drags do what useKeyboardMove.ts does by keyboard. */
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
      // Selecting by touch takes a long press, so handle a tap here. A mouse click has already selected.
      dateClick={({ date, allDay, jsEvent }: DateClickArg) => {
        if (!(jsEvent instanceof MouseEvent)) onSelectSpan(spanOf({ start: date, end: null, allDay }));
      }}
      navLinkDayClick={onDay}
      timeHint={t('listHead.time')}
      eventHint={t('listHead.event')}
      datesSet={onDates}
      // FullCalendar sets aria-expanded on the link, which only a button may have.
      moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
      moreLinkClick={() => {
        focusPopover();
        return 'popover';
      }}
      eventDidMount={({ el, event }) => {
        el.dataset.eventId = event.id;
        // FullCalendar renders it as a link without an address, which has no role. In the list view it is inside a row.
        const button = el.matches('a') ? el : el.querySelector('a');
        button?.setAttribute('role', 'button');
        button?.setAttribute('aria-label', event.extendedProps.name);
      }}
    />
  );
}

/** Focuses the popover of the events that did not fit, once it is rendered. */
function focusPopover(): void {
  requestAnimationFrame(() => {
    const popover = document.querySelector<HTMLElement>('.fc-more-popover');
    popover?.setAttribute('role', 'dialog');
    popover?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
}

/** On Escape, FullCalendar closes the popover: return the focus to the element that opened it. */
export function leavePopover({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Escape' || !(target as Element).closest('.fc-more-popover')) return;
  currentTarget.querySelector<HTMLElement>('.fc-more-link[aria-expanded="true"]')?.focus();
}

/** FullCalendar omits the end when a drag results in the default length: an hour, or a day. */
function spanOf({ start, end, allDay }: { start: Date | null; end: Date | null; allDay: boolean }): EventSpan {
  const from = writeMoment(start ?? new Date(), allDay);
  if (end) return { allDay, start: from, end: writeMoment(end, allDay) };
  return { allDay, start: from, end: moveSpan({ allDay, start: from, end: from }, defaultLength(allDay)).end };
}

const defaultLength = (allDay: boolean) => (allDay ? { days: 1 } : { minutes: 60 });
