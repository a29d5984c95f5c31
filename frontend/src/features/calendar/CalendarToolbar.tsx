import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?glyph';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { Segments } from '../../components/Segments';
import { type CalendarView, calendarViews } from './keyStep';

export interface CalendarToolbarProps {
  /** The dates shown, such as "November 2026". */
  readonly title: string;
  readonly view: CalendarView;
  readonly onView: (view: CalendarView) => void;
  readonly onStep: (where: 'previous' | 'today' | 'next') => void;
}

/** Buttons for the dates and the view of the calendar. */
export function CalendarToolbar({ title, view, onView, onStep }: CalendarToolbarProps) {
  const { t } = useTranslation('calendar');
  return (
    <div className="calendar-toolbar">
      <button type="button" className="btn btn-outline-secondary" onClick={() => onStep('today')}>
        {t('today')}
      </button>
      <div>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('previous')}
          title={t('previous')}
          onClick={() => onStep('previous')}
        >
          <Icon icon={chevronLeft} directional />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('next')}
          title={t('next')}
          onClick={() => onStep('next')}
        >
          <Icon icon={chevronRight} directional />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useHeadingContent: no heading until the calendar knows its days */}
      <h2 aria-live="polite" aria-hidden={title === '' || undefined}>
        {title}
      </h2>
      <Segments
        label={t('view')}
        segments={calendarViews.map((name) => ({ name, label: t(`views.${name}`) }))}
        chosen={view}
        onChoose={onView}
      />
    </div>
  );
}
