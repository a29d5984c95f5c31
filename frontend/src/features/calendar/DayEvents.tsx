import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateLocale } from '../../lib/dateLocale';
import { dateTimeFormat } from '../../lib/intl';
import { readMoment } from './calendarEvent';
import { eventsOfDay } from './eventsOfDay';
import type { OccurrenceRef } from './repeat/changeSeries';
import type { ShownEvent } from './shownEvents';
import { useSpanText } from './useSpanText';

export interface DayEventsProps {
  /** As `2026-11-20`. */
  readonly day: string;
  readonly events: readonly ShownEvent[];
  readonly onOpen: (occurrence: OccurrenceRef) => void;
}

/** The events of the chosen day, below a month whose cells are too small for titles. */
export function DayEvents({ day, events, onOpen }: DayEventsProps) {
  const { t, i18n } = useTranslation('calendar');
  const textOf = useSpanText();
  const shown = eventsOfDay(events, day);
  const locale = dateLocale(i18n.language);
  const heading = dateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section className="calendar-day-events" aria-labelledby="calendar-day-events" aria-live="polite">
      <h3 id="calendar-day-events">{heading.format(readMoment(day) ?? new Date())}</h3>
      {shown.length === 0 ? (
        <p>{t('dayEmpty')}</p>
      ) : (
        <ul>
          {shown.map((event) => (
            <li key={event.key}>
              <DayEvent event={event} onOpen={onOpen}>
                <strong dir="auto">{event.title}</strong>
                <span>{textOf(event)}</span>
                {event.place && <span dir="auto">{event.place}</span>}
                {event.repeats && <span>{t('repeats')}</span>}
              </DayEvent>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DayEventProps extends Pick<DayEventsProps, 'onOpen'> {
  readonly event: ShownEvent;
  readonly children: ReactNode;
}

function DayEvent({ event: { calendar, occurrence, address }, onOpen, children }: DayEventProps) {
  const className = `event-${calendar}`;
  if (!occurrence)
    return (
      <Link to={address ?? ''} className={className}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={className} onClick={() => onOpen(occurrence)}>
      {children}
    </button>
  );
}
