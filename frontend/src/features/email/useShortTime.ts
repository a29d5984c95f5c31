import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../lib/dateLocale';
import { dateTimeFormat } from '../../lib/intl';

const time = { hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'short' } as const;
const date = { dateStyle: 'short' } as const;

/** Formats an email's time as short as possible: the time today, the day this year, otherwise the date. */
export function useShortTime(): (moment: string) => string {
  const locale = dateLocale(useTranslation().i18n.language);
  return useCallback(
    (moment) => {
      const [when, now] = [new Date(moment), new Date()];
      const isToday = when.toDateString() === now.toDateString();
      const isThisYear = when.getFullYear() === now.getFullYear();
      return dateTimeFormat(locale, isToday ? time : isThisYear ? day : date).format(when);
    },
    [locale],
  );
}
