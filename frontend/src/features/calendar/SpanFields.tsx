import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import DateField from '../../components/date/DateField';
import type { EventSpan } from './calendarEvent';
import { endAfter, lastDayOf } from './changeSpan';

export interface SpanFieldsProps {
  readonly span: EventSpan;
  /** Called when a field of the start gets the focus. */
  readonly onStartFocus: () => void;
  readonly onStart: (start: string) => void;
  readonly onEnd: (end: string) => void;
  /** Whether what is typed as a day is no date. */
  readonly onUnreadable: (end: 'start' | 'end', isUnreadable: boolean) => void;
  readonly errorId: string | undefined;
}

/** Fields for the start and the end. For whole days the end shown is the last day, which is part of the event. */
export function SpanFields({ span, onStartFocus, onStart, onEnd, onUnreadable, errorId }: SpanFieldsProps) {
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
        onFocus={onStartFocus}
        onChange={onStart}
        onUnreadable={(isUnreadable) => onUnreadable('start', isUnreadable)}
      />
      <MomentField
        label={t(allDay ? 'field.lastDay' : 'field.end')}
        timeLabel={t('field.endTime')}
        value={allDay && end ? lastDayOf(span) : end}
        allDay={allDay}
        errorId={errorId}
        onChange={(value) => onEnd(allDay && value ? endAfter(value) : value)}
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
  readonly onFocus?: () => void;
  readonly onChange: (value: string) => void;
  readonly onUnreadable: (isUnreadable: boolean) => void;
}

/** A day, and a time unless the event takes whole days. A time has one order in every language: its field is native. */
function MomentField(props: MomentFieldProps) {
  const { label, timeLabel, value, allDay, errorId, onFocus, onChange, onUnreadable } = props;
  const id = useId();
  const [day = '', time = ''] = value.split('T');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields are interactive, not the wrapper
    <div onFocus={onFocus}>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <div className="event-moment">
        <DateField
          id={id}
          label={label}
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
