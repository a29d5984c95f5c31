import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSpan } from './calendarEvent';
import { endAfter, lastDayOf, startSpan } from './changeSpan';

export interface SpanFieldsProps {
  readonly span: EventSpan;
  readonly onChange: (changed: Partial<EventSpan>) => void;
  readonly errorId: string | undefined;
}

/** Fields for the start and the end. For whole days the end shown is the last day, which is part of the event. */
export function SpanFields({ span, onChange, errorId }: SpanFieldsProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const { allDay, start, end } = span;
  const field = {
    type: allDay ? 'date' : 'datetime-local',
    required: true,
    // Without a maximum, the year accepts six digits.
    max: allDay ? '9999-12-31' : '9999-12-31T23:59',
    className: `form-control ${errorId ? 'is-invalid' : ''}`,
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
  };
  return (
    <div className="event-span">
      <div>
        <label htmlFor={`${id}start`} className="form-label">
          {t('field.start')}
        </label>
        <input
          id={`${id}start`}
          {...field}
          value={start}
          onChange={(event) => onChange(startSpan(span, event.target.value))}
        />
      </div>
      <div>
        <label htmlFor={`${id}end`} className="form-label">
          {t(allDay ? 'field.lastDay' : 'field.end')}
        </label>
        <input
          id={`${id}end`}
          {...field}
          value={allDay && end ? lastDayOf(span) : end}
          onChange={({ target: { value } }) => onChange({ end: allDay && value ? endAfter(value) : value })}
        />
      </div>
    </div>
  );
}
