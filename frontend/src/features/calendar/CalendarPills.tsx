import { useTranslation } from 'react-i18next';
import { type Calendar, calendars } from './calendars';

export interface CalendarPillsProps {
  readonly hidden: readonly Calendar[];
  readonly onChange: (hidden: readonly Calendar[]) => void;
}

/** The calendars with their colours: each is shown or hidden. */
export function CalendarPills({ hidden, onChange }: CalendarPillsProps) {
  const { t } = useTranslation('calendar');
  const toggle = (calendar: Calendar) =>
    onChange(hidden.includes(calendar) ? hidden.filter((one) => one !== calendar) : [...hidden, calendar]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row
    <div role="group" aria-label={t('calendars.label')} className="calendar-pills">
      {calendars.map((calendar) => (
        <button
          key={calendar}
          type="button"
          className={`event-${calendar}`}
          aria-pressed={!hidden.includes(calendar)}
          onClick={() => toggle(calendar)}
        >
          {t(`calendars.${calendar}`)}
        </button>
      ))}
    </div>
  );
}
