import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../lib/dateLocale';

/** Formats an email's time as short as possible: the time today, the day this year, otherwise the date. */
export function useShortTime(): (moment: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const locale = dateLocale(i18n.language);
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
    return (moment) => {
      const [when, now] = [new Date(moment), new Date()];
      if (when.toDateString() === now.toDateString()) return time.format(when);
      return (when.getFullYear() === now.getFullYear() ? day : date).format(when);
    };
  }, [i18n.language]);
}
