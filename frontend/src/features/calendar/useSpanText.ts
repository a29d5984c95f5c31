import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventSpan, readMoment } from './calendarEvent';
import { lastDayOf } from './changeSpan';

/** Formats a span as text: "Thu 20 Nov, 10:00 – 11:00". */
export function useSpanText(): (span: EventSpan) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const locale = i18n.language === 'en' ? 'en-GB' : i18n.language;
    const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
    const minute = new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
    return (span) => {
      const start = readMoment(span.start);
      const end = readMoment(span.allDay ? lastDayOf(span) : span.end);
      return start && end ? (span.allDay ? day : minute).formatRange(start, end) : '';
    };
  }, [i18n.language]);
}
