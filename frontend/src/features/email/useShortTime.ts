import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../components/useToday';
import { dateLocale } from '../../lib/dateLocale';
import { writeDay } from '../../lib/days';
import { dateTimeFormat } from '../../lib/intl';

const time = { hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'short' } as const;
const date = { dateStyle: 'short' } as const;

/** Formats an email's time as short as possible: the time today, the day this year, otherwise the date. */
export function useShortTime(): (moment: string) => string {
  const locale = dateLocale(useTranslation().i18n.language);
  const today = useToday();
  return useCallback(
    (moment) => {
      const when = new Date(moment);
      const written = writeDay(when);
      const isThisYear = written.slice(0, 4) === today.slice(0, 4);
      return dateTimeFormat(locale, written === today ? time : isThisYear ? day : date).format(when);
    },
    [locale, today],
  );
}
