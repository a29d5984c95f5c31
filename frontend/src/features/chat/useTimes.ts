import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale } from '../../lib/dateLocale';
import { startOfDay, writeDay } from '../../lib/days';

export interface Times {
  /** 14:05 */
  readonly time: (moment: string) => string;
  /** "Today", "Yesterday", or the day. */
  readonly day: (day: string) => string;
  /** The time today, else the day, as short as a list needs it. */
  readonly short: (moment: string) => string;
}

/** Times and days of messages, in the reader's language. */
export function useTimes(): Times {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const locale = dateLocale(i18n.language);
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
    const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    return {
      time: (moment) => time.format(new Date(moment)),
      day: (text) => {
        const [then, now] = [startOfDay(text), startOfDay(writeDay(new Date()))];
        // A day in which the clocks change has not 24 hours.
        const days = Math.round((then.getTime() - now.getTime()) / 86_400_000);
        if (days === 0 || days === -1) return capital(near.format(days, 'day'));
        return capital((then.getFullYear() === now.getFullYear() ? day : date).format(then));
      },
      short: (moment) => {
        const then = new Date(moment);
        return (writeDay(then) === writeDay(new Date()) ? time : short).format(then);
      },
    };
  }, [i18n.language]);
}
