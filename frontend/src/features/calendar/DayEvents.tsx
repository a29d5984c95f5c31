import { useTranslation } from 'react-i18next';
import { type CalendarEvent, readMoment } from './calendarEvent';
import { eventsOfDay } from './eventsOfDay';
import { useSpanText } from './useSpanText';

export interface DayEventsProps {
  /** As `2026-11-20`. */
  readonly day: string;
  readonly events: readonly CalendarEvent[];
  readonly onOpen: (id: number) => void;
}

/** The events of the chosen day, below a month whose cells are too small for titles. */
export function DayEvents({ day, events, onOpen }: DayEventsProps) {
  const { t, i18n } = useTranslation('calendar');
  const textOf = useSpanText();
  const shown = eventsOfDay(events, day);
  const locale = i18n.language === 'en' ? 'en-GB' : i18n.language;
  const heading = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section className="calendar-day-events" aria-labelledby="calendar-day-events" aria-live="polite">
      <h3 id="calendar-day-events">{heading.format(readMoment(day) ?? new Date())}</h3>
      {shown.length === 0 ? (
        <p>{t('dayEmpty')}</p>
      ) : (
        <ul>
          {shown.map((event) => (
            <li key={event.id}>
              <button type="button" className={`event-${event.color}`} onClick={() => onOpen(event.id)}>
                <strong dir="auto">{event.title}</strong>
                <span>{textOf(event)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
