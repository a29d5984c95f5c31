import type { DateSelectArg, DatesSetArg, EventApi } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import list from '@fullcalendar/list';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import { type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { usePageLook } from '../../components/usePageLook';
import { type EventSpan, writeMoment } from './calendarEvent';
import { calendarLocale } from './calendarLocale';
import { eventRescheduled, selectCalendarState } from './calendarSlice';
import { moveSpan } from './changeSpan';

export interface CalendarGridProps {
  readonly calendar: Ref<FullCalendar>;
  /** The day it shows first; today without one. */
  readonly initialDate: string | undefined;
  /** The event picked up by the keyboard. */
  readonly heldId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onSelectSpan: (span: EventSpan) => void;
  readonly onDates: (dates: DatesSetArg) => void;
}

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const plugins = [dayGrid, timeGrid, list, interaction];

/** FullCalendar, as Polder sets it up: its pointer does what useKeyboardMove.ts does for the keyboard. */
export function CalendarGrid(props: CalendarGridProps) {
  const { calendar, initialDate, heldId, onOpen, onSelectSpan, onDates } = props;
  const { i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const { items, view } = useAppSelector(selectCalendarState);
  const { rightToLeft } = usePageLook();
  const events = useMemo(
    () =>
      items.map(({ id, color, ...event }) => ({
        ...event,
        id: String(id),
        classNames: [`event-${color}`, ...(id === heldId ? ['event-held'] : [])],
      })),
    [items, heldId],
  );
  const reschedule = ({ event }: { event: EventApi }) =>
    dispatch(eventRescheduled({ id: Number(event.id), span: spanOf(event) }));

  return (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      locale={calendarLocale(i18n.language)}
      direction={rightToLeft ? 'rtl' : 'ltr'}
      initialView={view}
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
      datesSet={onDates}
      // FullCalendar says that the link is expanded or not, which only a button can be.
      moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
      eventDidMount={({ el, event }) => {
        el.dataset.eventId = event.id;
      }}
    />
  );
}

/** FullCalendar leaves the end out where a drag has made it the usual one: an hour, or a day. */
function spanOf({ start, end, allDay }: { start: Date | null; end: Date | null; allDay: boolean }): EventSpan {
  const from = writeMoment(start ?? new Date(), allDay);
  if (end) return { allDay, start: from, end: writeMoment(end, allDay) };
  return { allDay, start: from, end: moveSpan({ allDay, start: from, end: from }, usualLength(allDay)).end };
}

const usualLength = (allDay: boolean) => (allDay ? { days: 1 } : { minutes: 60 });
