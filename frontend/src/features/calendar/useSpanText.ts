import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../lib/dateLocale';
import { dateTimeFormat } from '../../lib/intl';
import { type EventSpan, readMoment } from './calendarEvent';
import { lastDayOf } from './changeSpan';

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const;

/** Formats a span as text: "Thu 20 Nov, 10:00 – 11:00". */
export function useSpanText(): (span: EventSpan) => string {
  const { i18n } = useTranslation();
  const locale = dateLocale(i18n.language);
  return useCallback(
    (span) => {
      const start = readMoment(span.start);
      const end = readMoment(span.allDay ? lastDayOf(span) : span.end);
      return start && end ? dateTimeFormat(locale, span.allDay ? day : minute).formatRange(start, end) : '';
    },
    [locale],
  );
}
