import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { eventColours } from './calendarEvent';
import { PeopleField } from './people/PeopleField';
import { RepeatFields } from './repeat/RepeatFields';
import { SpanFields } from './SpanFields';
import type { EventForm } from './useEventForm';

export const maxTitleLength = 120;

export interface EventFieldsProps {
  readonly form: EventForm;
  readonly titleField: Ref<HTMLInputElement>;
}

/** The fields of an event. */
export function EventFields({ form, titleField }: EventFieldsProps) {
  const { t } = useTranslation('calendar');
  const id = useId();
  const { draft, change, problems } = form;
  return (
    <div className="modal-body event-form">
      <div>
        <label htmlFor={`${id}title`} className="form-label">
          {t('field.title')}
        </label>
        <input
          id={`${id}title`}
          ref={titleField}
          type="text"
          autoComplete="off"
          className="form-control"
          dir="auto"
          maxLength={maxTitleLength}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </div>
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={draft.allDay}
          onChange={(event) => form.changeAllDay(event.target.checked)}
        />
        <span className="form-check-label">{t('field.allDay')}</span>
      </label>
      <SpanFields
        span={draft}
        onStartFocus={form.rememberSpan}
        onStart={form.changeStart}
        onEnd={(end) => change({ end })}
        onUnreadable={form.setUnreadable}
        errorId={problems.span && `${id}error`}
      />
      {problems.span && (
        <p id={`${id}error`} className="event-error" role="alert">
          {t(problems.span)}
        </p>
      )}
      <RepeatFields
        draft={form.repeat}
        start={draft.start}
        onChange={form.changeRepeat}
        onUnreadable={(isUnreadable) => form.setUnreadable('until', isUnreadable)}
        problem={problems.repeat}
      />
      <div className="event-half">
        <label htmlFor={`${id}place`} className="form-label">
          {t('field.place')}
        </label>
        <input
          id={`${id}place`}
          type="text"
          autoComplete="off"
          className="form-control"
          dir="auto"
          maxLength={200}
          value={draft.place ?? ''}
          onChange={(event) => change({ place: event.target.value || undefined })}
        />
      </div>
      <PeopleField
        people={draft.people ?? []}
        text={form.personText}
        onChange={(people) => change({ people: people.length > 0 ? people : undefined })}
        onText={form.setPersonText}
        isRefused={problems.person}
      />
      <div>
        <label htmlFor={`${id}description`} className="form-label">
          {t('field.description')}
        </label>
        <textarea
          id={`${id}description`}
          className="form-control"
          dir="auto"
          rows={3}
          maxLength={2000}
          value={draft.description ?? ''}
          onChange={(event) => change({ description: event.target.value || undefined })}
        />
      </div>
      <fieldset className="event-colours">
        <legend className="form-label">{t('field.calendar')}</legend>
        {eventColours.map((colour) => (
          <label key={colour} className={`event-colour event-${colour}`}>
            <input
              type="radio"
              name={`${id}colour`}
              className="form-check-input"
              checked={draft.color === colour}
              onChange={() => change({ color: colour })}
            />
            {t(`calendars.${colour}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
