import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import DateField from '../../components/date/DateField';
import type { EventSpan } from './calendarEvent';
import { endAfter, lastDayOf, startSpan } from './changeSpan';

export interface SpanFieldsProps {
  readonly span: EventSpan;
  readonly onChange: (changed: Partial<EventSpan>) => void;
  /** Whether what is typed as a day is no date. */
  readonly onUnreadable: (end: 'start' | 'end', isUnreadable: boolean) => void;
  readonly errorId: string | undefined;
}

/** Fields for the start and the end. For whole days the end shown is the last day, which is part of the event. */
export function SpanFields({ span, onChange, onUnreadable, errorId }: SpanFieldsProps) {
  const { t } = useTranslation('calendar');
  const { allDay, start, end } = span;
  return (
    <div className="event-span">
      <MomentField
        label={t('field.start')}
        timeLabel={t('field.startTime')}
        value={start}
        allDay={allDay}
        errorId={errorId}
        onChange={(value) => onChange(startSpan(span, value))}
        onUnreadable={(isUnreadable) => onUnreadable('start', isUnreadable)}
      />
      <MomentField
        label={t(allDay ? 'field.lastDay' : 'field.end')}
        timeLabel={t('field.endTime')}
        value={allDay && end ? lastDayOf(span) : end}
        allDay={allDay}
        errorId={errorId}
        onChange={(value) => onChange({ end: allDay && value ? endAfter(value) : value })}
        onUnreadable={(isUnreadable) => onUnreadable('end', isUnreadable)}
      />
    </div>
  );
}

interface MomentFieldProps {
  readonly label: string;
  readonly timeLabel: string;
  /** `2026-11-20`, or `2026-11-20T09:30`; a part that is empty is left out. */
  readonly value: string;
  readonly allDay: boolean;
  readonly errorId: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onUnreadable: (isUnreadable: boolean) => void;
}

/** A day, and a time unless the event takes whole days. A time has one order in every language: its field is native. */
function MomentField({ label, timeLabel, value, allDay, errorId, onChange, onUnreadable }: MomentFieldProps) {
  const id = useId();
  const [day = '', time = ''] = value.split('T');
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <div className="event-moment">
        <DateField
          id={id}
          value={day}
          isRequired
          isInvalid={errorId !== undefined}
          describedBy={errorId}
          onChange={(changed) => onChange(allDay ? changed : `${changed}T${time}`)}
          onUnreadable={onUnreadable}
        />
        {!allDay && (
          <input
            type="time"
            required
            className={`form-control ${errorId ? 'is-invalid' : ''}`}
            aria-label={timeLabel}
            aria-invalid={errorId !== undefined}
            aria-describedby={errorId}
            value={time}
            onChange={(event) => onChange(`${day}T${event.target.value}`)}
          />
        )}
      </div>
    </div>
  );
}
