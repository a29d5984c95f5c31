import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import english from '@fullcalendar/react/locales/en-gb';
import dutch from '@fullcalendar/react/locales/nl';
import type {
  CalendarApi,
  DateClickInfo,
  DateSelectInfo,
  DatesSetInfo,
  EventApi,
} from '@fullcalendar/react/public-api';
import '@fullcalendar/react/skeleton.css';
import theme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { type Ref, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import { useMediaQuery } from '../../components/useMediaQuery';
import { usePageTheme } from '../../components/usePageTheme';
import { writeDay } from '../../lib/days';
import { type EventSpan, writeMoment } from './calendarEvent';
import { eventMoved } from './calendarSlice';
import { moveSpan } from './changeSpan';
import type { CalendarView } from './keyStep';
import type { OccurrenceRef } from './repeat/changeSeries';
import { occurrenceOf, type ShownEvent } from './shownEvents';
import { useSpanText } from './useSpanText';

/** FullCalendar's handle. */
export interface CalendarHandle {
  readonly getApi: () => CalendarApi;
}

export interface CalendarGridProps {
  readonly calendar: Ref<CalendarHandle>;
  /** The view shown first. */
  readonly initialView: CalendarView;
  /** The day shown first; default: today. */
  readonly initialDate: string | undefined;
  readonly shown: readonly ShownEvent[];
  /** The key of the event picked up by the keyboard. */
  readonly heldKey: string | null;
  readonly onOpen: (occurrence: OccurrenceRef) => void;
  readonly onSelectSpan: (span: EventSpan) => void;
  /** Called when a day's number is clicked. */
  readonly onDay: (day: Date) => void;
  readonly onDates: (dates: DatesSetInfo) => void;
  /** The chosen day, as `2026-11-20`, of a month that shows marks instead of titles; null where there is room. */
  readonly compactDay: string | null;
  readonly onChooseDay: (day: string) => void;
}

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
/** Where a day of a week has room for the start of an event, not for its end; calendar.scss has the same. */
const phone = '(max-width: 575.98px)';
/** The default title of a week is its month. */
const week = { titleFormat: { year: 'numeric', month: 'short', day: 'numeric' } } as const;
const views = { timeGridWeek: week };
const phoneViews = { timeGridWeek: { ...week, displayEventEnd: false } };
/** The marks that fit into a day of a phone's month. */
const maxMarks = 3;
const plugins = [dayGrid, timeGrid, list, interaction, theme];

/** FullCalendar with Polder's settings. Its pointer drags do what useKeyboardMove.ts does by keyboard. */
export function CalendarGrid(props: CalendarGridProps) {
  const { calendar, initialView, initialDate, shown, heldKey, onOpen, onSelectSpan, onDay, onDates } = props;
  const { compactDay, onChooseDay } = props;
  const isCompact = compactDay !== null;
  const { t, i18n } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { rightToLeft } = usePageTheme();
  const isPhone = useMediaQuery(phone);
  const textOf = useSpanText();
  const events = useMemo(
    () =>
      shown.map((one) => ({
        id: one.key,
        title: one.title,
        start: one.start,
        end: one.end,
        allDay: one.allDay,
        // With an address, a mark would be a link of a few pixels.
        ...(one.occurrence === null && { editable: false, ...(!isCompact && { url: one.address ?? '' }) }),
        extendedProps: { name: nameOf(one, textOf(one), t) },
        className: clsx(`event-${one.calendar}`, one.repeats && 'event-repeats', one.key === heldKey && 'event-held'),
      })),
    [shown, heldKey, isCompact, textOf, t],
  );
  // FullCalendar keeps the element of an event that moves, and calls eventDidMount only once.
  useEffect(() => {
    for (const { id, extendedProps } of events)
      for (const element of document.querySelectorAll(`[data-event-id="${id}"]`))
        nameElement(element, isCompact ? null : extendedProps.name);
  }, [events, isCompact]);
  const reschedule = ({ event }: { event: EventApi }) => {
    const occurrence = occurrenceOf(event.id);
    if (occurrence) dispatch(eventMoved({ occurrence, span: spanOf(event) }));
  };

  return (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      locale={i18n.language === 'nl' ? dutch : english}
      direction={rightToLeft ? 'rtl' : 'ltr'}
      initialView={initialView}
      initialDate={initialDate}
      headerToolbar={false}
      views={isPhone ? phoneViews : views}
      borderlessX
      borderlessBottom
      height="100%"
      events={events}
      editable={!isCompact}
      selectable={!isCompact}
      selectMirror
      // The day is the target in a phone's month, where events are marks too small for a finger.
      eventInteractive={!isCompact}
      eventResizableFromStart
      eventDisplay="block"
      dayMaxEvents={isCompact ? maxMarks : true}
      navLinks
      nowIndicator
      eventTimeFormat={clock}
      slotHeaderFormat={clock}
      slotDuration="00:30:00"
      snapDuration="00:15:00"
      scrollTime="08:00:00"
      eventClick={({ event, jsEvent }) => {
        // FullCalendar would load the page again.
        jsEvent.preventDefault();
        const occurrence = occurrenceOf(event.id);
        if (occurrence) onOpen(occurrence);
        else navigate(event.url);
      }}
      eventDrop={reschedule}
      eventResize={reschedule}
      select={(selection: DateSelectInfo) => onSelectSpan(spanOf(selection))}
      // Selecting by touch takes a long press, so handle a tap here. A mouse click has already selected.
      dateClick={({ date, allDay, jsEvent }: DateClickInfo) => {
        if (isCompact) onChooseDay(writeDay(date));
        else if (!(jsEvent instanceof MouseEvent)) onSelectSpan(spanOf({ start: date, end: null, allDay }));
      }}
      navLinkDayClick={isCompact ? (date) => onChooseDay(writeDay(date)) : onDay}
      navLinkHint={t('hint.goTo', { day: '$0' })}
      eventsHint={t('hint.events')}
      closeHint={t('close', { ns: 'apps' })}
      datesSet={onDates}
      eventDidMount={({ el, event }) => {
        el.dataset.eventId = event.id;
        nameElement(el, isCompact ? null : event.extendedProps.name);
      }}
      {...classes}
      dayCellTopInnerClass={({ date, isToday, isOther }) =>
        clsx(
          'calendar-day-number',
          isToday && 'is-today',
          isOther && 'is-other',
          isCompact && writeDay(date) === compactDay && 'is-chosen',
        )
      }
    />
  );
}

/** A mark in a phone's month is no control, and may have no name. */
function nameElement(element: Element, name: string | null): void {
  if (name === null) element.removeAttribute('aria-label');
  else element.setAttribute('aria-label', name);
}

/** What assistive technology says of an event: also its date, which FullCalendar's own text omits. */
function nameOf({ title, place, occurrence, repeats }: ShownEvent, when: string, t: TFunction<'calendar'>): string {
  if (occurrence === null) return t('ticketDue', { title, when });
  return [title, when, place, repeats && t('repeats')].filter(Boolean).join(', ');
}

/** Names for calendar.scss: those of FullCalendar's theme are generated. */
const classes = {
  eventClass: ({ isMirror, isShort }: { isMirror: boolean; isShort: boolean }) =>
    clsx('calendar-event', isMirror && 'calendar-event-mirror', isShort && 'is-short'),
  blockEventClass: 'calendar-block',
  rowEventClass: 'calendar-row-event',
  eventTimeClass: 'calendar-event-time',
  eventTitleClass: ({ event: { start, end } }: { event: EventApi }) =>
    clsx('calendar-event-title', start && end && end.getTime() - start.getTime() >= 90 * 60_000 && 'has-room'),
  eventInnerClass: 'calendar-event-inner',
  rowEventAfterClass: 'calendar-event-end',
  listItemEventBeforeClass: 'calendar-event-dot',
  dayHeaderInnerClass: ({ isToday }: { isToday: boolean }) => clsx('calendar-day-name', isToday && 'is-today'),
  dayCellTopClass: 'calendar-day-top',
  slotHeaderInnerClass: 'calendar-hour',
  allDayHeaderInnerClass: 'calendar-hour',
  highlightClass: 'calendar-highlight',
  moreLinkClass: 'calendar-more',
  popoverClass: 'calendar-popover',
  listDayHeaderClass: 'calendar-list-day',
};

/** FullCalendar omits the end when a drag results in the default length: an hour, or a day. */
function spanOf({ start, end, allDay }: { start: Date | null; end: Date | null; allDay: boolean }): EventSpan {
  const from = writeMoment(start ?? new Date(), allDay);
  if (end) return { allDay, start: from, end: writeMoment(end, allDay) };
  return { allDay, start: from, end: moveSpan({ allDay, start: from, end: from }, defaultLength(allDay)).end };
}

const defaultLength = (allDay: boolean) => (allDay ? { days: 1 } : { minutes: 60 });
