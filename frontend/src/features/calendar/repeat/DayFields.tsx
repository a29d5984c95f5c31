import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../../lib/intl';
import { isLastOfMonth, type MonthlyRule, monthlyRules, weekdays, weekOfMonth } from './recurrence';
import { monthlyFor } from './repeatDraft';

export interface WeekdayFieldsProps {
  readonly chosen: readonly number[];
  readonly onChange: (weekdays: readonly number[]) => void;
  readonly errorId: string | undefined;
}

/** The weekdays of an event that repeats by the week. */
export function WeekdayFields({ chosen, onChange, errorId }: WeekdayFieldsProps) {
  const { t, i18n } = useTranslation('calendar');
  const short = dateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  const long = dateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  return (
    <fieldset className="event-weekdays" aria-describedby={errorId}>
      <legend className="visually-hidden">{t('repeat.weekdays')}</legend>
      {weekdays.map((weekday) => {
        // 1 January 2024 was a Monday.
        const date = new Date(Date.UTC(2024, 0, weekday));
        return (
          <label key={weekday}>
            <input
              type="checkbox"
              className="form-check-input"
              checked={chosen.includes(weekday)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, weekday] : chosen.filter((one) => one !== weekday))
              }
            />
            <span aria-hidden="true">{short.format(date)}</span>
            <span className="visually-hidden">{long.format(date)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

export interface MonthlyFieldProps {
  readonly every: 'month' | 'year';
  readonly monthly: MonthlyRule;
  readonly start: string;
  readonly onChange: (monthly: MonthlyRule) => void;
}

/** Where in the month an event repeats, and what happens in months and years that do not have its day. */
export function MonthlyField({ every, monthly, start, onChange }: MonthlyFieldProps) {
  const { t, i18n } = useTranslation('calendar');
  const day = start.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  const number = date.getUTCDate();
  const rule = monthlyFor(monthly, day);
  if (every === 'year')
    return number === 29 && date.getUTCMonth() === 1 ? <p className="event-hint">{t('repeat.leapYears')}</p> : null;
  const weekday = dateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(date);
  const week = weekOfMonth(day) as 1 | 2 | 3 | 4 | 5;
  const texts: Record<MonthlyRule, string> = {
    day: t('repeat.monthly.day', { day: number }),
    weekday: t(`repeat.monthly.weekday${week}`, { weekday }),
    lastDay: t('repeat.monthly.lastDay'),
  };
  return (
    <>
      <select
        className="form-select"
        aria-label={t('repeat.monthly.label')}
        value={rule}
        onChange={({ target }) => onChange(target.value as MonthlyRule)}
      >
        {monthlyRules
          .filter((choice) => choice !== 'lastDay' || isLastOfMonth(day))
          .map((choice) => (
            <option key={choice} value={choice}>
              {texts[choice]}
            </option>
          ))}
      </select>
      {rule === 'day' && number > 28 && <p className="event-hint">{t('repeat.skipped', { day: number })}</p>}
      {rule === 'weekday' && week === 5 && <p className="event-hint">{t('repeat.skippedWeek', { weekday })}</p>}
    </>
  );
}
