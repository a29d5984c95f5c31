import { useTranslation } from 'react-i18next';
import { type Calendar, calendars } from './calendars';

export interface CalendarPillsProps {
  readonly hidden: readonly Calendar[];
  readonly onChange: (calendar: Calendar, isHidden: boolean) => void;
}

/** The calendars with their colours: each is shown or hidden. */
export function CalendarPills({ hidden, onChange }: CalendarPillsProps) {
  const { t } = useTranslation('calendar');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row
    <div role="group" aria-label={t('calendars.label')} className="calendar-pills">
      {calendars.map((calendar) => (
        <button
          key={calendar}
          type="button"
          className={`event-${calendar}`}
          aria-pressed={!hidden.includes(calendar)}
          onClick={() => onChange(calendar, !hidden.includes(calendar))}
        >
          {t(`calendars.${calendar}`)}
        </button>
      ))}
    </div>
  );
}
