import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../components/useToday';
import { dateLocale } from '../../lib/dateLocale';
import { startOfDay, writeDay } from '../../lib/days';
import { dateTimeFormat, relativeTimeFormat } from '../../lib/intl';

export interface Times {
  /** 14:05 */
  readonly time: (moment: string) => string;
  /** "Today", "Yesterday", or the day. */
  readonly day: (day: string) => string;
  /** The time today, else the day, as short as a list needs it. */
  readonly short: (moment: string) => string;
}

const time = { hour: '2-digit', minute: '2-digit' } as const;
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const date = { dateStyle: 'long' } as const;
const short = { day: 'numeric', month: 'short' } as const;

/** Times and days of messages, in the reader's language. */
export function useTimes(): Times {
  const { i18n } = useTranslation();
  const today = useToday();
  return useMemo(() => {
    const locale = dateLocale(i18n.language);
    const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    return {
      time: (moment) => dateTimeFormat(locale, time).format(new Date(moment)),
      day: (text) => {
        const [then, now] = [startOfDay(text), startOfDay(today)];
        // A day in which the clocks change has not 24 hours.
        const days = Math.round((then.getTime() - now.getTime()) / 86_400_000);
        if (days === 0 || days === -1) {
          return capital(relativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'));
        }
        const isThisYear = then.getFullYear() === now.getFullYear();
        return capital(dateTimeFormat(locale, isThisYear ? day : date).format(then));
      },
      short: (moment) => {
        const then = new Date(moment);
        return dateTimeFormat(locale, writeDay(then) === today ? time : short).format(then);
      },
    };
  }, [i18n.language, today]);
}
