import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../lib/dateLocale';
import { type EventSpan, readMoment } from './calendarEvent';
import { lastDayOf } from './changeSpan';

/** Formats a span as text: "Thu 20 Nov, 10:00 – 11:00". */
export function useSpanText(): (span: EventSpan) => string {
  const { i18n } = useTranslation();
  const locale = dateLocale(i18n.language);
  return useCallback(
    (span) => {
      const start = readMoment(span.start);
      const end = readMoment(span.allDay ? lastDayOf(span) : span.end);
      return start && end ? formatFor(locale, span.allDay).formatRange(start, end) : '';
    },
    [locale],
  );
}

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const;
/** Each is created once, and not before it is needed: the first takes a phone 50 milliseconds. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: string, allDay: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${allDay}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, allDay ? day : minute);
  formats.set(key, made);
  return made;
}
